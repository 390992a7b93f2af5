import { useId } from 'react';
import { checkbox } from '../../../shared/ui/field/checkbox.css.ts';
import { ErrorIcon } from '../../../shared/ui/icons/icons.tsx';
import { choice, error as errorClass } from './form.css.ts';
import { useFieldRules } from './form.tsx';

interface CheckFieldProps {
  label: string;
  isChecked: boolean;
  /** Shown once the form was submitted while it isn't ticked; without it, it need not be. */
  missing?: string;
  onChange(isChecked: boolean): void;
}

/** A box to tick in a {@link Form}. */
export function CheckField({ label, isChecked, missing, onChange }: CheckFieldProps) {
  const { isReadOnly, isChecked: isSubmitted } = useFieldRules();
  const errorId = useId();
  const isMissing = isSubmitted && missing !== undefined && !isChecked;
  return (
    <div>
      <label className={choice}>
        <input
          type="checkbox"
          className={checkbox}
          checked={isChecked}
          aria-disabled={isReadOnly || undefined}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={(event) => isReadOnly || onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      {isMissing && (
        <p id={errorId} className={errorClass}>
          <ErrorIcon />
          {missing}
        </p>
      )}
    </div>
  );
}
