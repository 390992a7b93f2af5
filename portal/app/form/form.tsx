import { createContext, type FormEvent, type ReactNode, useContext } from 'react';
import { visuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import * as s from './form.css.ts';
import { keepFocus } from './keep-focus.ts';
import type { FormState } from './use-form.ts';

const CheckedContext = createContext(false);

/** Whether the form around a field was sent: then the field complains of being empty, too. */
export const useChecked = (): boolean => useContext(CheckedContext);

export interface FormProps {
  of: FormState;
  /** It is being sent: another submit does nothing. */
  isBusy: boolean;
  /** Asks {@link FormState.isRight} itself: only it knows what else depends on the answer. */
  onSubmit(): void;
  /** Said while it is being sent. */
  progress?: string;
  className?: string;
  children: ReactNode;
}

/** A form whose fields complain in the page's own words. */
export function Form({ of, isBusy, onSubmit, progress, className = '', children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <CheckedContext value={of.isChecked}>
      <form
        ref={of.ref}
        className={`${s.form} ${className}`}
        noValidate
        onSubmit={submit}
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
    </CheckedContext>
  );
}
