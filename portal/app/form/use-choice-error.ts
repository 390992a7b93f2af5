import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { texts } from '../auth/texts/index.ts';
import { useFieldRules } from './form.tsx';
import type { Problem } from './problem.ts';

/** What is wrong with a choice of a {@link Form}. */
export interface ChoiceWrongs {
  /** Told once the form was submitted. */
  problems: readonly Problem[];
  /** Why the server refused it. */
  refusals: readonly Text[];
}

/** The error of a choice, in words; undefined where none is to be shown. */
export function useChoiceError({ problems, refusals }: ChoiceWrongs): string | undefined {
  const text = useText(texts);
  const { isChecked } = useFieldRules();
  const [first] = isChecked ? [...problems, ...refusals] : refusals;
  return first && text(first);
}
