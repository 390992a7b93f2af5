import { type ReactNode, useId } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { SaveState } from '../../../shared/save/save-state.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { texts } from '../admin/texts/index.ts';
import { useClosing } from '../unsaved-work/use-closing.tsx';
import { useUnsavedWork } from '../unsaved-work/use-unsaved-work.ts';
import * as s from './form.css.ts';
import { Form } from './form.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { useForm } from './use-form.ts';
import type { Save } from './use-save.ts';

/** A button of the dialog, and what it saves; answers how that ended, as {@link Save.run}. */
interface DialogSave {
  label: string;
  variant?: 'primary' | 'danger';
  /** What it is about stands on the screen; by default it does. */
  isReady?: boolean;
  run(): Promise<SaveState['step'] | undefined>;
}

export interface FormDialogProps {
  title: string;
  /** For a table inside, as of a `Dialog`. */
  wide?: boolean | 'full';
  /** The dialog's saves run in it, and its result is told among the children. */
  save: Pick<Save, 'state' | 'isBusy' | 'dismiss'>;
  /** How far a save of several parts is: empty while none runs, and left out where there are none. */
  progress?: string | undefined;
  /** Something was entered that closing would lose. A text that has not become the value of its field is asked about besides. */
  isDirty: boolean;
  /** Saves what was entered. It runs once every field is right. */
  confirm: DialogSave;
  /** Saves something else, whatever was entered, such as the end of what is recorded. */
  other?: DialogSave | undefined;
  /** Of the button that leaves everything as it is. */
  cancelLabel?: string;
  onClose(): void;
  /** It was saved. */
  onDone(): void;
  /** Somebody else saved meanwhile: the record has to be loaded again. The dialog stays, with what was entered. */
  onStale(): void;
  children: ReactNode;
}

/** A dialog with a form: it begins in the first field, saves, and asks before what was entered is lost (D-31). */
export function FormDialog({
  title,
  wide = false,
  save,
  progress,
  isDirty,
  confirm,
  other,
  cancelLabel,
  onClose,
  onDone,
  onStale,
  children,
}: FormDialogProps) {
  const text = useText(texts);
  const form = useForm();
  useFirstFocus(form.ref);
  const formId = useId();
  const { isReady = true } = confirm;
  const closing = useClosing(onClose);
  const isInWork = useUnsavedWork(form, { isDirty, isOver: closing.isLeaving });
  const close = () => {
    if (save.isBusy) return;
    form.fields.stop();
    // The page around the dialog may have unsaved work, which stays.
    if (isInWork) closing.close();
    else onClose();
  };
  const run = async (chosen: DialogSave) => {
    const step = await chosen.run();
    if (step === 'conflict') {
      // What there is to choose now was asked of nobody yet.
      form.startOver();
      onStale();
    }
    if (step !== 'saved') return;
    closing.leave();
    onDone();
  };
  return (
    <Dialog
      title={title}
      wide={wide}
      open
      onClose={close}
      actions={
        <>
          {progress !== undefined && (
            <p role="status" className={s.progress}>
              {progress}
            </p>
          )}
          <Button onClick={close}>{cancelLabel ?? text('admin.cancel')}</Button>
          {other && (
            <Button variant={other.variant ?? 'primary'} busy={save.isBusy} onClick={() => void run(other)}>
              {other.label}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant={confirm.variant ?? 'primary'}
            busy={save.isBusy || form.fields.isWaiting}
            aria-disabled={!isReady || undefined}
          >
            {confirm.label}
          </Button>
        </>
      }
    >
      <Form
        of={form}
        id={formId}
        isBusy={save.isBusy}
        onSubmit={() => {
          if (form.isValid() && isReady) void run(confirm);
        }}
        // What was refused is no longer what stands there; that somebody else has saved stays true.
        onChange={() => save.state.step === 'failed' && save.dismiss()}
      >
        {children}
      </Form>
      {closing.question}
    </Dialog>
  );
}
