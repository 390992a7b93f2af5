import { useEffect, useMemo, useRef, useState } from 'react';
import { MAX_RATES } from '../../../../shared/contract/air-rates.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import type { SheetBlock } from '../../../../shared/spreadsheet/sheet-block.ts';
import { joinedLevels } from '../../../../shared/trade/weight-levels.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { EncodingChoice } from '../../../../shared/ui/encoding-choice/encoding-choice.tsx';
import { frame } from '../../../../shared/ui/field/control.css.ts';
import { Field, useFieldControl } from '../../../../shared/ui/field/field.tsx';
import type { Block } from '../../../../shared/ui/grid/model/grid-model.ts';
import { findHeadings } from '../headings/heading-lines.ts';
import { MOST_LINES } from '../most-lines.ts';
import type { ProblemsOf } from '../preview.ts';
import { texts } from '../texts/index.ts';
import { FileChooser } from './file-chooser.tsx';
import * as s from './import-dialog.css.ts';
import { type ImportMode, ReviewView } from './review-view.tsx';
import { useFile } from './use-file.ts';
import { type ReviewSource, useReview } from './use-review.ts';

/** What is imported. `column` is the id of the table's column that the block was pasted in. */
export type ImportSource =
  | { readonly kind: 'file'; readonly file?: File | undefined }
  | { readonly kind: 'block'; readonly block: Block; readonly column?: string | undefined };

export interface ImportResult {
  /** The cells of each lane by column id; blank ones are left out. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** All levels afterwards, in their order (AIR-34). */
  readonly levels: readonly string[];
  readonly mode: ImportMode;
}

export interface ImportDialogProps {
  source: ImportSource;
  /** The weight levels of the table. */
  levels: readonly string[];
  /** Whether the table has lanes that an import could replace. */
  hasLanes: boolean;
  /** The same function as long as it gives the same answers. */
  problemsOf: ProblemsOf;
  onImport(result: ImportResult): void;
  onClose(): void;
}

const NOTHING: ReviewSource = { block: [] };

const isReadable = ({ block }: SheetBlock): boolean => block.length <= MOST_LINES;

/** Takes over the lanes of a pasted block or of a file, after a look at what each column becomes. */
export function ImportDialog({ source, levels, hasLanes, problemsOf, onImport, onClose }: ImportDialogProps) {
  const text = useText(texts);
  const locale = useLocale();
  const [file, chooseFile, [question, encoding, chooseEncoding]] = useFile(
    source.kind === 'file' ? source.file : undefined,
  );
  const [sheet, setSheet] = useState<SheetBlock>();
  const [mode, setMode] = useState<ImportMode>('append');
  /** The block of which a question was passed over. */
  const [unanswered, setUnanswered] = useState<Block>();
  const content = useRef<HTMLDivElement>(null);

  const sheets = file.step === 'read' ? file.sheets : [];
  // A cover or a summary often stands in front of the rates.
  const best = useMemo(
    () =>
      file.step === 'read'
        ? (file.sheets.find((one) => isReadable(one) && findHeadings(one.block, levels)) ??
          file.sheets.find(isReadable))
        : undefined,
    [file, levels],
  );
  const shown = sheets.find((one) => one === sheet) ?? best;
  const pasted = source.kind === 'block' ? source.block : undefined;
  const read: ReviewSource = useMemo(
    () => (pasted ? { block: pasted } : (shown ?? NOTHING)),
    [pasted, shown],
  );
  const { block } = read;
  const column = source.kind === 'block' ? source.column : undefined;
  const review = useReview(read, { levels, column, locale }, problemsOf);
  const { lanes, newLevels, fates } = review;

  // The dialog itself would begin at its X.
  useEffect(() => content.current?.querySelector<HTMLElement>('button, select')?.focus(), []);

  const add = () => {
    const open = content.current?.querySelector<HTMLElement>('[data-unanswered] input');
    if (open) {
      setUnanswered(block);
      open.focus();
      return;
    }
    onImport({ rows: lanes.map(({ cells }) => cells), levels: joinedLevels(levels, newLevels), mode });
    onClose();
  };

  return (
    <Dialog
      open
      wide={block.length > 0 ? 'full' : true}
      title={text(source.kind === 'file' ? 'import.title.file' : 'import.title.block')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('import.cancel')}</Button>
          <Button variant="primary" disabled={lanes.length === 0 || lanes.length > MAX_RATES} onClick={add}>
            {text(fates.toCorrect.length > 0 ? 'import.add.toCorrect' : 'import.add', {
              count: fates.taken.length,
              toCorrect: fates.toCorrect.length,
            })}
          </Button>
        </>
      }
    >
      <div ref={content} className={s.content}>
        {source.kind === 'file' && <FileChooser state={file} onChoose={chooseFile} />}
        {question && <EncodingChoice question={question} value={encoding} onChange={chooseEncoding} />}
        {sheets.length > 1 && (
          <Field label={text('import.sheet')}>
            <SheetChoice sheets={sheets} value={shown} onChange={setSheet} />
          </Field>
        )}
        {block.length > 0 && (
          <ReviewView
            review={review}
            isFile={source.kind === 'file'}
            levels={levels}
            hasLanes={hasLanes}
            mode={mode}
            onMode={setMode}
            isAnswerMissing={unanswered === block}
          />
        )}
      </div>
    </Dialog>
  );
}

interface SheetChoiceProps {
  sheets: readonly SheetBlock[];
  value: SheetBlock | undefined;
  onChange(sheet: SheetBlock | undefined): void;
}

function SheetChoice({ sheets, value, onChange }: SheetChoiceProps) {
  const text = useText(texts);
  const control = useFieldControl();
  return (
    <select
      id={control?.id}
      className={`${frame} ${s.select}`}
      value={value ? sheets.indexOf(value) : undefined}
      onChange={({ currentTarget }) => onChange(sheets[Number(currentTarget.value)])}
    >
      {sheets.map((one, n) => (
        <option key={one.name} value={n} disabled={!isReadable(one)}>
          {isReadable(one) ? one.name : text('import.sheet.long', { name: one.name, most: MOST_LINES })}
        </option>
      ))}
    </select>
  );
}
