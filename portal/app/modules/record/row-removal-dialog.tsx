import type { ReactNode } from 'react';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { cellText } from '../../../lists/cell/cell-text.ts';
import type { ModuleDefinition } from '../../../lists/definition.ts';
import { texts } from '../../../lists/texts/index.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import type { ChangedRecord } from '../../records/conflict/change-question.ts';
import { ChangedFacts } from '../../records/conflict/changed-facts.tsx';
import { useRecordSave } from '../../records/conflict/use-record-save.ts';
import { rowTexts } from '../page/texts/index.ts';
import { useStoredRow } from './use-stored-row.ts';

interface RevisedRow {
  id: number;
  revision: number;
}

interface RowRemovalDialogProps<R extends RevisedRow> {
  definition: ModuleDefinition;
  type: ChangedRecord['type'];
  /** As the list has it. */
  row: R;
  nameOf(row: NoInfer<R>): string;
  /** What somebody relies on who removes it; what the list shows of it unless it is more. */
  facts?(row: NoInfer<R>): readonly { name: string; value: string | null | undefined }[];
  /** What becomes of it. */
  question: ReactNode;
  remove(row: RevisedRow, key: string): Promise<unknown>;
  onClose(): void;
  /** It is gone, maybe by somebody else. */
  onDone(): void;
  /** It was refused or failed, and may be another by now. */
  onFailed(): void;
}

/** Asks before a row of a list is taken away. */
export function RowRemovalDialog<R extends RevisedRow>(props: RowRemovalDialogProps<R>) {
  const { definition, type, row: listed, nameOf, facts, question, remove, onClose, onDone, onFailed } = props;
  const text = useText(rowTexts);
  const words = useText(texts);
  const formats = useFormats();
  const { row, reload } = useStoredRow(definition, listed);
  const { id, revision } = row;
  const save = useRecordSave({ type, id });
  const run = async () => {
    const step = await save.run({
      parts: () => [{ id, revision }],
      send: async (input, key) => void (await remove(input, key)),
    });
    if (step === 'saved' || !(await reload())) return 'saved';
    onFailed();
    return step;
  };
  const shown = (of: R) =>
    definition.columns.map((column) => ({
      name: words(column.label),
      value: cellText(column, of, { text: words, formats }),
    }));
  return (
    <FormDialog
      title={text('row.remove.one', { name: nameOf(row) })}
      save={save}
      isDirty={false}
      confirm={{ label: text('row.remove'), variant: 'danger', run }}
      onClose={onClose}
      onDone={onDone}
      onStale={ignore}
    >
      <ChangedFacts save={save} revision={revision} facts={facts?.(row) ?? shown(row)} />
      <p>{question}</p>
    </FormDialog>
  );
}

/** It is loaded again after each failure. */
const ignore = () => undefined;
