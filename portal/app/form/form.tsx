import { createContext, type FormEvent, type ReactNode, useContext } from 'react';
import { keepFocus } from '../../../shared/ui/field/keep-focus.ts';
import { visuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import * as s from './form.css.ts';
import type { FormState } from './use-form.ts';

interface FieldRules {
  /** The form was submitted: empty required fields show their errors, too. */
  isChecked: boolean;
  /** It is being sent (D-123). */
  isReadOnly: boolean;
  /** As {@link FormState.isValid}, for what asks the server before the form is submitted. */
  isValid(): boolean;
}

const FieldRulesContext = createContext<FieldRules>({
  isChecked: false,
  isReadOnly: false,
  isValid: () => true,
});

/** The state of the form around a field. */
export const useFieldRules = (): FieldRules => useContext(FieldRulesContext);

export interface FormProps {
  of: FormState;
  /** For a button outside of it, such as a dialog's, that submits it. */
  id?: string;
  /** It is being sent: its fields are read-only, and another submit does nothing. */
  isBusy: boolean;
  /** Validates by {@link FormState.isValid} itself: only it knows what else depends on the answer. */
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <FieldRulesContext value={{ isChecked: of.isChecked, isReadOnly: isBusy, isValid: of.isValid }}>
      <form
        ref={of.ref}
        id={id}
        className={`${s.form} ${className}`}
        noValidate
        onSubmit={submit}
        onChange={onChange}
        onMouseDown={keepFocus}
        aria-busy={isBusy}
      >
        {children}
        {progress && (
          <div role="status" className={visuallyHidden}>
            {isBusy && progress}
          </div>
        )}
      </form>
    </FieldRulesContext>
  );
}
