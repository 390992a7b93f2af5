import { checkbox } from '../../../shared/ui/field/checkbox.css.ts';
import { choice } from './form.css.ts';
import { useFieldRules } from './form.tsx';

interface CheckFieldProps {
  label: string;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
}

/** A box to tick in a {@link Form}. */
export function CheckField({ label, isChecked, onChange }: CheckFieldProps) {
  const { isReadOnly } = useFieldRules();
  return (
    <label className={choice}>
      <input
        type="checkbox"
        className={checkbox}
        checked={isChecked}
        aria-disabled={isReadOnly || undefined}
        onChange={(event) => isReadOnly || onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
