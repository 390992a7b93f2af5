import { checkbox } from '../../../../shared/ui/field/checkbox.css.ts';
import * as s from './selection.css.ts';

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  /** Some of the rows that it stands for are chosen. */
  isPartly?: boolean;
  /** There is no row to choose. */
  disabled?: boolean;
  onSelect(isSelected: boolean, isRange: boolean): void;
}

/** Chooses a row; around it is room for a finger. `x` clicks that of the focused row. */
export function SelectBox({
  label,
  isSelected,
  isPartly = false,
  disabled = false,
  onSelect,
}: SelectBoxProps) {
  return (
    <label className={s.box}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = isPartly;
        }}
        type="checkbox"
        data-selects-row
        className={checkbox}
        aria-label={label}
        checked={isSelected}
        disabled={disabled}
        onChange={({ currentTarget, nativeEvent }) =>
          onSelect(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
