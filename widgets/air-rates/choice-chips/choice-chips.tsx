import { useId } from 'react';
import { visuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import * as s from './choice-chips.css.ts';

interface ChoiceChipsProps<T extends string> {
  label: string;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  value: T;
  options: readonly (readonly [value: NoInfer<T>, text: string])[];
  onChange(value: NoInfer<T>): void;
}

/** One of a few, all in sight: native radio buttons in a group. */
export function ChoiceChips<T extends string>(props: ChoiceChipsProps<T>) {
  const { label, hideLabel, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className={s.group}>
      <legend className={hideLabel ? visuallyHidden : s.legend}>{label}</legend>
      <div className={s.chips}>
        {options.map(([one, text]) => (
          <label key={one} className={s.chip}>
            <input
              type="radio"
              className={visuallyHidden}
              name={name}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
