import type { ReactNode } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { IDLE } from '../../../../shared/save/save-state.ts';
import { FormDialog, type FormDialogProps } from '../../form/form-dialog.tsx';
import { texts } from '../texts/index.ts';
import { type Ended, type Failures, type Saving, useSaving } from './use-saving.ts';

interface ManyRecordsDialogProps<Item, Input extends object>
  extends Pick<FormDialogProps, 'title' | 'isDirty' | 'onClose'> {
  /** How one of them is saved. */
  saving: Saving<Item, Input>;
  /** Those of which something is saved. */
  toSave: readonly Item[];
  saveLabel: string;
  /** Something can be saved of others, once more is entered: the dialog stays. */
  hasMore?: boolean;
  /** So many were saved: the list is another by now. */
  onSaved(count: number): void;
  /** Some were not saved. The dialog stays, with what was entered. */
  onLeft(ended: Ended): void;
  /** The fields, and what becomes of each record. */
  children(failures: Failures): ReactNode;
}

/** Changes many records, each by a save of its own; what fails stays with its reason, and can be tried again. */
export function ManyRecordsDialog<Item, Input extends object>(props: ManyRecordsDialogProps<Item, Input>) {
  const { saving: each, toSave, saveLabel, hasMore = false, onSaved, onLeft, children, ...dialog } = props;
  const text = useText(texts);
  const saving = useSaving(each);
  const run = async (): Promise<'saved' | undefined> => {
    const ended = await saving.save(toSave);
    if (ended.saved.length > 0) onSaved(ended.saved.length);
    if (ended.saved.length === toSave.length && !hasMore) return 'saved';
    onLeft(ended);
    return undefined;
  };
  return (
    <FormDialog
      {...dialog}
      wide="full"
      save={{ state: IDLE, isBusy: saving.isBusy, dismiss: nothing }}
      progress={saving.progress ? text('record.many.progress', { ...saving.progress }) : ''}
      confirm={{ label: saveLabel, isReady: toSave.length > 0, run }}
      onDone={nothing}
      onStale={nothing}
    >
      {children(saving.failures)}
    </FormDialog>
  );
}

const nothing = () => undefined;
