import { fold } from '../i18n/fold.ts';

/** In shorter texts one letter makes another word. */
export const SHORTEST_TYPO = 4;
/** Of shorter ones too many words have nearly the same beginning. */
export const SHORTEST_BEGINNING = 6;

/** Writing in which one letter is a small part of a word. */
const LETTERS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+$/u;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

export const wordsOf = (text: string): string[] => text.split(BETWEEN_WORDS).filter(Boolean);

/**
 * The words of a text, folded, in each of which one letter may be wrong; undefined where none may be: codes and numbers are
 * right or wrong, and so are texts of three letters.
 */
export function typoWords(text: string): readonly string[] | undefined {
  const words = wordsOf(fold(text));
  const isLong = words.join('').length >= SHORTEST_TYPO;
  return isLong && words.every((word) => LETTERS.test(word)) ? words : undefined;
}
