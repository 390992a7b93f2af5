import { fold } from '../../i18n/fold.ts';
import type { Option } from './option.ts';

const AIRPORT_CODE = /^[a-z]{3}$/i;
const BY_CODE = 3;

/** How well a folded text names an option: by its code, by its name alone, by another word, or not in full, which is 0. */
export function fitOf({ code, label, hint, words = [] }: Option, needle: string): number {
  if (code !== undefined && fold(code) === needle) return BY_CODE;
  // A label says the country or the code behind the name.
  if ([label, label.split(/[,(]/, 1)[0]!.trim(), hint ?? ''].some((name) => fold(name) === needle)) return 2;
  return words.some((word) => fold(word) === needle) ? 1 : 0;
}

/**
 * Whether a text looks like the code of an airport and is none of those found for it, such as `ord` where only Ordos is found:
 * then nobody may take the first of them for it.
 */
export const isUnknownCode = (found: readonly Option[], text: string): boolean =>
  AIRPORT_CODE.test(text.trim()) &&
  found.some(({ code }) => code !== undefined && AIRPORT_CODE.test(code)) &&
  !found.some((option) => fitOf(option, fold(text.trim())) > 0);

/**
 * Whether the first option that was found for a text may be highlighted by itself: no other one is called so as well and as
 * likely meant, and the text is no unknown code, nor the code of another one. Of beginnings the first may be.
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
  return !others.some((other) => {
    const otherFit = fitOf(other, needle);
    if (otherFit < fit) return false;
    return (other.priority ?? 0) >= priority || (otherFit === BY_CODE && fit < BY_CODE);
  });
}
