import type { IdOf } from '../../i18n/define-texts.ts';
import type { texts } from '../../i18n/texts/index.ts';
import { isUnknownCode } from '../options/is-clear.ts';
import type { Option } from '../options/option.ts';

/** The text of the kit that says why nothing was chosen, and what it names. */
export interface Refusal {
  readonly id: IdOf<typeof texts>;
  readonly values: { readonly text: string; readonly label?: string };
}

/**
 * Why leaving a field with `text` chose none of the options that were found for it.
 *
 * @param isGuess they are not written so
 */
export function refusalOf(found: readonly Option[], isGuess: boolean, text: string): Refusal {
  const [first] = found;
  if (!first || isUnknownCode(found, text)) return { id: 'common.unknownText', values: { text } };
  const isOne = isGuess && found.length === 1;
  if (isOne) return { id: 'common.likelyText', values: { text, label: first.label } };
  return { id: 'common.unclearText', values: { text } };
}

/** That the options for `text` could not be had, or not in time. */
export const noAnswerTo = (text: string): Refusal => ({ id: 'common.noAnswer', values: { text } });
