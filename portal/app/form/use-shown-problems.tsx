import { type ReactNode, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { texts } from '../auth/texts/index.ts';
import * as s from './form.css.ts';
import { useFieldRules } from './form.tsx';
import type { Problem } from './problem.ts';

/**
 * The errors of a field in a {@link Form}, from when it was left with a value, or the form was submitted; and what to call
 * when it is left. `isLeft` if it was before.
 */
export function useShownProblems(
  value: string,
  problems: readonly Problem[],
  isLeft = false,
): { readonly error: ReactNode; readonly isShown: boolean; onLeave(): void } {
  const text = useText(texts);
  const { isChecked } = useFieldRules();
  const [wasLeft, setLeft] = useState(isLeft);
  const isShown = isChecked || (wasLeft && value !== '');
  return {
    isShown,
    error: isShown && problems.length > 0 && (
      <span>
        {problems.map((problem) => {
          const id = typeof problem === 'string' ? problem : problem.id;
          return (
            <span key={id} className={s.problem}>
              {text(problem)}
            </span>
          );
        })}
      </span>
    ),
    onLeave: () => setLeft(wasLeft || value !== ''),
  };
}
