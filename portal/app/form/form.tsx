import { createContext, type FormEvent, type ReactNode, useContext } from 'react';
import { keepFocus } from '../../../shared/ui/field/keep-focus.ts';
import { useStable } from '../../../shared/ui/hooks/use-stable.ts';
import { PendingFieldsContext } from '../../../shared/ui/pending-fields/pending-field.ts';
import { visuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import * as s from './form.css.ts';
import type { FormState } from './use-form.ts';

interface FieldRules {
  /** The form was submitted: empty required fields show their errors, too. */
  isChecked: boolean;
  /** It is being sent (D-123), or waits for a field before that. */
  isReadOnly: boolean;
  /** As {@link FormState.isValid}, for what asks the server before the form is submitted. */
  isValid(): boolean;
  /** Runs it once no field looks for what was typed into it, as a submit does. */
  whenSettled(task: () => void): void;
}

const FieldRulesContext = createContext<FieldRules>({
  isChecked: false,
  isReadOnly: false,
  isValid: () => true,
  whenSettled: (task) => task(),
});

/** The state of the form around a field. */
export const useFieldRules = (): FieldRules => useContext(FieldRulesContext);

export interface FormProps {
  of: FormState;
  /** For a button outside of it, such as a dialog's, that submits it. */
  id?: string;
  /** It is being sent: its fields are read-only, and another submit does nothing. */
  isBusy: boolean;
  /**
   * Validates by {@link FormState.isValid} itself: only it knows what else depends on the answer. It is called once every field
   * has taken what was typed into it, however long a server looks for that.
   */
  onSubmit(): void;
  /** Something was entered in one of its fields. */
  onChange?(): void;
  /** Announced while it is being sent. */
  progress?: string;
  className?: string;
  children: ReactNode;
}

/** A form whose fields show their errors themselves, in the language of the page. */
export function Form({ of, id, isBusy, onSubmit, onChange, progress, className = '', children }: FormProps) {
  const { isChecked, isValid, fields } = of;
  // A field may have taken something since the button was pressed.
  const submitLatest = useStable(onSubmit);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) fields.whenSettled(submitLatest);
  };
  const isReadOnly = isBusy || fields.isWaiting;
  return (
    <PendingFieldsContext value={fields.context}>
      <FieldRulesContext value={{ isChecked, isReadOnly, isValid, whenSettled: fields.whenSettled }}>
        <form
          ref={of.ref}
          id={id}
          className={`${s.form} ${className}`}
          noValidate
          onSubmit={submit}
          onChange={onChange}
          onMouseDown={keepFocus}
          aria-busy={isReadOnly}
        >
          {children}
          {progress && (
            <div role="status" className={visuallyHidden}>
              {isBusy && progress}
            </div>
          )}
        </form>
      </FieldRulesContext>
    </PendingFieldsContext>
  );
}
