import { fold, spellings } from '../../i18n/fold.ts';
import { eachWhenIdle } from '../../when-idle.ts';
import type { Option } from './option.ts';

interface Search {
  /** The spellings of the query. */
  readonly needles: readonly string[];
  /** Positions in the list, ascending. */
  readonly positions: Uint32Array;
  readonly found: readonly Option[];
}

/** One spelling of a query. */
interface Wanted {
  readonly needle: string;
  readonly whole: string;
  readonly words: readonly string[];
}

type Rank = 0 | 1 | 2 | 3 | 4;

/** What is known of a list: the folded text of each option, once it was looked at, and its last search. */
interface Searched {
  readonly texts: (string | undefined)[];
  last?: Search;
}

const lists = new WeakMap<readonly Option[], Searched>();

/** Label and words, each between line ends, so that one look finds a whole one; the code at the end, behind a blank line. */
const textOf = ({ label, words = [], code }: Option): string =>
  `\n${[label, ...words].flatMap(spellings).join('\n')}\n${code === undefined ? '' : `\n${fold(code)}`}`;

function searchedOf(options: readonly Option[]): Searched {
  let list = lists.get(options);
  if (!list) {
    list = { texts: [] };
    lists.set(options, list);
  }
  return list;
}

/** Milliseconds that a browser without a pause may put the next part of a list off. */
const LONGEST_WAIT = 500;

/**
 * Reads a list in pauses, so that the first key doesn't wait for thousands of options. Gives what calls off the rest.
 */
export function readAhead(options: readonly Option[]): () => void {
  const { texts } = searchedOf(options);
  const read = (position: number) => {
    texts[position] ??= textOf(options[position]!);
  };
  return eachWhenIdle([...options.keys()], read, () => {}, LONGEST_WAIT);
}

/**
 * The options in whose label and words every word of the query occurs: first those whose code is the query, then those whose
 * label or one of whose words it is, then labels that begin with it, then those where each word of it begins a word, then all others, and among
 * equals in their own order. A blank query finds all. The same list and query give the same array; a query that
 * contains the one before looks only at what that found.
 */
export function findOptions<O extends Option>(options: readonly O[], query: string): readonly O[] {
  const needles = spellings(query.trim());
  if (!needles[0]) return options;
  const list = searchedOf(options);
  const last = list.last;
  if (last && last.needles.join() === needles.join()) return last.found as readonly O[];
  const isNarrower = last && needles.every((needle) => last.needles.some((one) => needle.includes(one)));
  const before = isNarrower ? last.positions : undefined;
  const wanted = needles.map((needle) => ({ needle, whole: `\n${needle}\n`, words: needle.split(/\s+/) }));
  const most = (before ?? options).length;
  // Arrays that grow would cost more than the search, with thousands of options at every key.
  const positions = new Uint32Array(most);
  const ranks = new Uint8Array(most);
  const places: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  let count = 0;
  for (let n = 0; n < most; n += 1) {
    const position = before ? before[n]! : n;
    list.texts[position] ??= textOf(options[position]!);
    const text = list.texts[position];
    let rank: Rank | undefined;
    for (const one of wanted) {
      if (!hasAll(text, one.words)) continue;
      const own = rankOf(text, one);
      if (rank === undefined || own < rank) rank = own;
    }
    if (rank === undefined) continue;
    positions[count] = position;
    ranks[count] = rank;
    places[rank] += 1;
    count += 1;
  }
  // From how many there are of each rank to where its first one stands.
  for (let rank = 4, end = count; rank >= 0; rank -= 1) {
    end -= places[rank]!;
    places[rank] = end;
  }
  const found = new Array<O>(count);
  for (let n = 0; n < count; n += 1) {
    found[places[ranks[n]!]!++] = options[positions[n]!]!;
  }
  list.last = { needles, positions: positions.subarray(0, count), found };
  return found;
}

function hasAll(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false;
  return true;
}

function rankOf(text: string, { needle, whole, words }: Wanted): Rank {
  if (text.endsWith(`\n\n${needle}`)) return 0;
  if (text.includes(whole)) return 1;
  if (text.startsWith(needle, 1)) return 2;
  return words.every((word) => beginsWord(text, word)) ? 3 : 4;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a word of the text begins so: what stands before it is neither letter nor digit. */
function beginsWord(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (!LETTER.test(text[at - 1]!)) return true;
  }
  return false;
}
