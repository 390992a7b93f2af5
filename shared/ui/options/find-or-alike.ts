import { fold } from '../../i18n/fold.ts';
import { SHORTEST_BEGINNING, SHORTEST_TYPO, typoWords, wordsOf } from '../../search/typo-words.ts';
import { findOptions } from './find-options.ts';
import { beginsWithTypo, isOneTypo } from './one-typo.ts';
import type { Option } from './option.ts';

/** UN/LOCODEs, IATA codes, SCACs and whatever has a digit: another letter makes another one. */
const CODE = /^[A-Z]{1,5}$|\p{N}/u;

interface Names {
  /** Words, each once. */
  readonly words: readonly string[];
  /** Names of several words as one, such as `hongkong`. */
  readonly joined: readonly string[];
}

const lists = new WeakMap<readonly Option[], readonly Names[]>();

function namesOf({ label, words = [], code }: Option): Names {
  const isName = (word: string) => word !== code && !CODE.test(word);
  const texts = [label, ...words].map((text) => wordsOf(text).filter(isName));
  // A label says the country behind the name.
  const names = [label.split(/[,(]/, 1)[0]!, ...words].map((text) => wordsOf(text).filter(isName));
  return {
    words: [...new Set(texts.flat().map(fold))],
    joined: names.filter(({ length }) => length > 1).map((several) => fold(several.join(''))),
  };
}

/**
 * The options that {@link findOptions} finds; where it finds none, those whose names have the words of the query but for
 * one typo each, whole ones before beginnings. Codes and numbers are right or wrong, and so are words of three letters.
 */
export function findOrAlike<O extends Option>(options: readonly O[], query: string): readonly O[] {
  const found = findOptions(options, query);
  if (found.length > 0) return found;
  const typed = typoWords(query);
  if (!typed) return found;
  const joined = typed.join('');
  let names = lists.get(options);
  if (!names) {
    names = options.map(namesOf);
    lists.set(options, names);
  }
  const whole: O[] = [];
  const begun: O[] = [];
  for (const [position, option] of options.entries()) {
    const known = names[position]!;
    if (isAlike(typed, joined, known)) whole.push(option);
    else if (typed.every((word) => known.words.some((meant) => isBegun(word, meant)))) begun.push(option);
  }
  return [...whole, ...begun];
}

/** Whether what {@link findOrAlike} found is not written so: then the user says whether one of them is meant. */
export const isGuess = ([first]: readonly Option[], query: string): boolean =>
  first !== undefined && findOptions([first], query).length === 0;

function isAlike(typed: readonly string[], joined: string, { words, joined: names }: Names): boolean {
  if ([...words, ...names].some((name) => isNearly(joined, name))) return true;
  return typed.every((word) => words.some((meant) => isNearly(word, meant)));
}

const isNearly = (typed: string, meant: string): boolean =>
  typed === meant || (typed.length >= SHORTEST_TYPO && isOneTypo(typed, meant));

const isBegun = (typed: string, meant: string): boolean =>
  meant.startsWith(typed) ||
  isNearly(typed, meant) ||
  (typed.length >= SHORTEST_BEGINNING && beginsWithTypo(typed, meant));
