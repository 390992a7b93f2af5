import type { Text } from '../i18n/define-texts.ts';
import { finder } from '../i18n/fold.ts';
import type { RecordMode } from './record-words.ts';
import { texts } from './texts/index.ts';

/** What the server's words of a closed list are called (D-115). */
export type Terms = Readonly<Record<string, Text>>;

type Say = (text: Text) => string;

export const MODES: Terms = {
  Ocean: texts('trade.mode.ocean'),
  Air: texts('trade.mode.air'),
} satisfies Record<RecordMode, Text>;

/** FCL and LCL are the same in every language. */
export const CONTAINER_TYPES: Terms = { Loose: texts('trade.container.loose') };

/** The word in the language of the page; one that the list doesn't have stays as it is. */
export const termIn = (terms: Terms, word: string, text: Say): string =>
  Object.hasOwn(terms, word) ? text(terms[word]!) : word;

/** The words that the page writes otherwise, with this part in them: what is read can be searched for. */
export function wordsNamed(terms: Terms, part: string, text: Say): string[] {
  const isFound = finder(part);
  return Object.keys(terms).filter((word) => {
    const term = termIn(terms, word, text);
    return term !== word && isFound(term);
  });
}
