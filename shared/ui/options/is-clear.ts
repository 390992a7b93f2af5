import { fold } from '../../i18n/fold.ts';
import { isUnknownCode } from './meant-option.ts';
import type { Option } from './option.ts';

/** How well a text names an option: by its code, by its name alone, by another word, or not in full. */
function fitOf({ code, label, hint, words = [] }: Option, needle: string): number {
  if (code !== undefined && fold(code) === needle) return 3;
  // A label says the country or the code behind the name.
  if ([label, label.split(/[,(]/, 1)[0]!.trim(), hint ?? ''].some((name) => fold(name) === needle)) return 2;
  return words.some((word) => fold(word) === needle) ? 1 : 0;
}

/**
 * Whether the first option that was found for a text may be highlighted by itself: no other one is called so as well and as
 * likely meant, and the text is no unknown code. Of beginnings the first may be.
 *
 * @param isGuess they are not written so: each of them fits as well as the first
 */
export function isFirstClear(found: readonly Option[], text: string, isGuess: boolean): boolean {
  const [first, ...others] = found;
  const needle = fold(text.trim());
  if (!first || !needle) return true;
  if (isUnknownCode(found, text)) return false;
  const fit = fitOf(first, needle);
  if (fit === 0 && !isGuess) return true;
  const priority = first.priority ?? 0;
  return !others.some((other) => (other.priority ?? 0) >= priority && fitOf(other, needle) >= fit);
}
