import { FormDialog, type FormDialogProps } from '../../form/form-dialog.tsx';
import { EntryFailure, type EntryFailureProps } from './entry-failure.tsx';
import type { Entry } from './use-entry.ts';
import type { RecordSave } from './use-record-save.ts';

type EntryDialogProps<T> = Omit<FormDialogProps, 'save' | 'isDirty'> &
  Omit<EntryFailureProps<T>, 'entry'> & {
    entry: EntryFailureProps<T>['entry'] & Pick<Entry<unknown>, 'isDirty'>;
    save: RecordSave;
    /** Where less than the whole entry is what closing would lose. */
    isDirty?: boolean;
  };

/** A dialog over an {@link Entry}: above its fields it says why the last save failed, or what somebody else has saved (D-19). */
export function EntryDialog<T>(props: EntryDialogProps<T>) {
  const { entry, nameOf, valueText, next, isShownAtField, isOver, children, ...dialog } = props;
  const { isDirty = entry.isDirty, save } = dialog;
  return (
    <FormDialog {...dialog} isDirty={isDirty}>
      <EntryFailure
        {...{ entry, save, nameOf, valueText }}
        {...(next && { next })}
        isShownAtField={isShownAtField ?? false}
        isOver={isOver ?? false}
      />
      {children}
    </FormDialog>
  );
}
