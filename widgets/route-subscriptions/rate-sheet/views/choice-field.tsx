import { useAtom, useAtomValue } from 'jotai';
import { useId } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { checkbox } from '../../../../shared/ui/field/checkbox.css.ts';
import { ErrorIcon } from '../../../../shared/ui/icons/icons.tsx';
import * as s from '../rate-sheet-form.css.ts';
import { entriesAtom, shownProblemsAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';
import type { FieldProps } from './field-props.ts';

interface ChoiceFieldProps
  extends Omit<FieldProps<'includeExistingRateSheetCharges' | 'includeExternalRates'>, 'generator'> {
  /** What is included. */
  about: string;
}

/** SHEET-17, SHEET-18 */
export function ChoiceField({ name, label, about, isDisabled, isReadOnly }: ChoiceFieldProps) {
  const text = useText(texts);
  const id = useId();
  const [entries, change] = useAtom(entriesAtom);
  const problem = useAtomValue(shownProblemsAtom)[name];
  return (
    <div className={s.choice}>
      <input
        id={id}
        type="checkbox"
        name={name}
        className={checkbox}
        checked={entries[name]}
        disabled={isDisabled}
        // A checkbox has no read-only state of its own.
        aria-disabled={isReadOnly || undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}about`}
        onChange={({ currentTarget }) => isReadOnly || change({ [name]: currentTarget.checked })}
      />
      <label htmlFor={id}>{label}</label>
      <div id={`${id}about`} className={s.choiceAbout} aria-live="polite">
        {about}
        {problem && (
          <span className={s.problem}>
            <ErrorIcon />
            {text(problem)}
          </span>
        )}
      </div>
    </div>
  );
}
