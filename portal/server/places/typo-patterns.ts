import { SHORTEST_BEGINNING, SHORTEST_TYPO, typoWords } from '../../../shared/search/typo-words.ts';

/** No name of a place has a longer word, and each letter makes four alternatives. */
const LONGEST = 30;

/** What finds the names that are meant by a text with a typo, in `plain_names`. */
export interface TypoPatterns {
  /** A regular expression of the text as one word, with or without the blanks of a name. */
  readonly joined: string;
  /** A part of the text that its typo leaves whole is one of these, for `like`: few names have one, and only these are read closely. */
  readonly joinedParts: readonly string[];
  /** A regular expression for each word, all of which a name has. */
  readonly each: readonly string[];
  /** As `joinedParts`, of the longest word. */
  readonly wordParts: readonly string[];
}

/**
 * What finds places by a text in which one letter of a word is wrong, missing or too many, or two are swapped: the same that
 * `findOrAlike` takes for it among options. Undefined for a text that is right or wrong as it is.
 */
export function typoPatterns(text: string): TypoPatterns | undefined {
  const words = typoWords(text);
  if (!words || words.join('').length > LONGEST) return undefined;
  const joined = words.join('');
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
  return {
    joined: `\\m(${variantsOf(joined, ' ?').join('|')})\\M`,
    joinedParts: partsOf(joined),
    each: words.map(patternOf),
    wordParts: partsOf(longest),
  };
}

/** Thirds: a letter that is wrong, missing or too many changes one of them, and two that are swapped at most two. */
function partsOf(word: string): string[] {
  const letters = [...word];
  const ends = [0, letters.length / 3, (letters.length * 2) / 3, letters.length].map(Math.floor);
  return ends.slice(1).map((end, at) => `%${letters.slice(ends[at], end).join('')}%`);
}

function patternOf(word: string): string {
  if (word.length < SHORTEST_TYPO) return `\\m${word}`;
  const variants = variantsOf(word).join('|');
  return word.length < SHORTEST_BEGINNING ? `\\m(${word}|(${variants})\\M)` : `\\m(${variants})`;
}

const LETTER = '\\w';

/** The word itself, and every other one that a typo may have been made of. */
function variantsOf(word: string, between = ''): string[] {
  const letters = [...word];
  const variants = [letters];
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, after] = [letters.slice(0, at), letters.slice(at)];
    variants.push([...before, LETTER, ...after]);
    if (after.length === 0) continue;
    variants.push([...before, LETTER, ...after.slice(1)], [...before, ...after.slice(1)]);
    if (after.length > 1) variants.push([...before, after[1]!, after[0]!, ...after.slice(2)]);
  }
  return [...new Set(variants.map((variant) => variant.join(between)))];
}
