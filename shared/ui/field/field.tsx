import { createContext, type ReactNode, useContext, useId, useMemo } from 'react';
import { useAfterPress } from '../hooks/use-after-press.ts';
import { ErrorIcon } from '../icons/icons.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as s from './field.css.ts';

interface FieldProps {
  label: string;
  /** Shows the label to screen readers only, where a text beside the field reads the same. */
  hideLabel?: boolean | undefined;
  hint?: string | undefined;
  error?: ReactNode;
  required?: boolean | undefined;
  /** Ids of the control and its label, when the control brings its own. */
  controlId?: string | undefined;
  labelId?: string | undefined;
  children: ReactNode;
}

/** What a control inside a field takes over: spread `useFieldControl()` on the input. */
interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const FieldContext = createContext<FieldControl | undefined>(undefined);

/** The id, description and validity that the surrounding field gives to its control; nothing without a field. */
export const useFieldControl = (): FieldControl | undefined => useContext(FieldContext);

/** Label above, hint and error below; both are read with the control. An error is also announced when it comes. */
export function Field(props: FieldProps) {
  const { label, hideLabel = false, hint, required, controlId, labelId, children } = props;
  const error = useAfterPress(props.error);
  const base = useId();
  const id = controlId ?? `${base}control`;
  const hintId = hint ? `${base}hint` : '';
  const errorId = error ? `${base}error` : '';
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const invalid = error ? true : undefined;

  const control = useMemo<FieldControl>(
    () => ({ id, required, 'aria-describedby': describedBy, 'aria-invalid': invalid }),
    [id, required, describedBy, invalid],
  );
  return (
    <div className={s.field}>
      <label
        id={labelId}
        htmlFor={id}
        className={hideLabel ? visuallyHidden : s.label}
        data-required={required || undefined}
      >
        {label}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      <div aria-live="polite" className={s.messages}>
        {error && (
          <p id={errorId} className={s.error}>
            <ErrorIcon />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={hintId} className={s.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
