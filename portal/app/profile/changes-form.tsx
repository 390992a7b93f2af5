import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Form, type FormProps } from '../form/form.tsx';
import { useUnsavedWork } from '../unsaved-work/use-unsaved-work.ts';
import * as s from './profile.css.ts';
import { texts } from './texts/index.ts';

interface Changes {
  isDirty: boolean;
  /** The form is closing: what is in it is no unsaved work any more. */
  isOver?: boolean;
  /** Drops the changes. */
  clear(): void;
}

interface ChangesFormProps extends Pick<FormProps, 'of' | 'isBusy' | 'onSubmit' | 'children'> {
  changes: Changes;
}

/** A form over stored values: changes can be saved or undone, and the browser asks before they are lost (D-31). */
export function ChangesForm({
  of,
  changes: { isDirty, isOver = false, clear },
  isBusy,
  onSubmit,
  children,
}: ChangesFormProps) {
  const text = useText(texts);
  useUnsavedWork(of, { isDirty, isOver });
  return (
    <Form of={of} isBusy={isBusy} onSubmit={() => isDirty && onSubmit()} className={s.form}>
      {children}
      <div className={s.actions}>
        {/* Not `disabled`: a field may take by this press what was typed into it. */}
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          aria-disabled={(!isDirty && !isBusy) || undefined}
        >
          {text('profile.save')}
        </Button>
        {isDirty && !isBusy && (
          <Button
            variant="quiet"
            onClick={() => {
              clear();
              of.startOver();
            }}
          >
            {text('profile.undo')}
          </Button>
        )}
      </div>
    </Form>
  );
}
