import { SHORTEST_BEGINNING, SHORTEST_TYPO, typoWords } from '../../../shared/search/typo-words.ts';

/** No name of a place has a longer word, and each letter makes four alternatives. */
const LONGEST = 30;

/** PostgreSQL's regular expressions of the names that are meant by a text with a typo, for `plain_names`. */
export interface TypoPatterns {
  /** Of the text as one word, with or without the blanks of a name. */
  readonly joined: string;
  /** One for each word, all of which a name has. */
  readonly each: readonly string[];
}

/**
 * What finds places by a text in which one letter of a word is wrong, missing or too many, or two are swapped: the same that
 * `findOrAlike` takes for it among options. Undefined for a text that is right or wrong as it is.
 */
export function typoPatterns(text: string): TypoPatterns | undefined {
  const words = typoWords(text);
  if (!words || words.join('').length > LONGEST) return undefined;
  return { joined: `\\m(${variantsOf(words.join(''), ' ?').join('|')})\\M`, each: words.map(patternOf) };
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
