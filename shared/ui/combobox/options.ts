/** One thing to choose. `id` is unique in a list; `hint` is a muted second text beside the label. */
export interface Option {
  readonly id: number;
  readonly label: string;
  readonly hint?: string;
}

/** The last row of a creatable list: choosing it makes a new entry out of `create`. */
export interface CreateRow {
  readonly create: string;
}

export type Entry = Option | CreateRow;

export const isCreateRow = (entry: Entry): entry is CreateRow => 'create' in entry;

/** Case and width do not matter in a search: `ＰＯ１` from a Japanese keyboard finds `po1`. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const foldedLists = new WeakMap<readonly Option[], readonly string[]>();

function foldedLabels(options: readonly Option[]): readonly string[] {
  let folded = foldedLists.get(options);
  if (!folded) {
    folded = options.map((option) => fold(option.label));
    foldedLists.set(options, folded);
  }
  return folded;
}

/** A search that was done: the next one starts from it where it can only become narrower. */
export interface Search {
  readonly options: readonly Option[];
  readonly needle: string;
  /** Positions in `options`, ascending. */
  readonly found: readonly number[];
}

/** Options whose label contains `text`. A text that contains the previous one looks only at what that found. */
export function search(options: readonly Option[], text: string, previous?: Search): Search {
  const needle = fold(text.trim());
  if (previous?.options === options && previous.needle === needle) return previous;
  const folded = foldedLabels(options);
  const narrower = previous?.options === options && needle.includes(previous.needle);
  const found: number[] = [];
  if (narrower) {
    for (const position of previous.found) if (folded[position]!.includes(needle)) found.push(position);
  } else {
    for (let n = 0; n < folded.length; n += 1) if (folded[n]!.includes(needle)) found.push(n);
  }
  return { options, needle, found };
}

/** The rows of the menu: what was found without what is selected, an equal label first. */
export function rowsOf(result: Search, selected: readonly Option[]): Option[] {
  const taken = new Set(selected.map((option) => option.id));
  const folded = foldedLabels(result.options);
  const equal: Option[] = [];
  const others: Option[] = [];
  for (const position of result.found) {
    const option = result.options[position]!;
    if (taken.has(option.id)) continue;
    (result.needle !== '' && folded[position] === result.needle ? equal : others).push(option);
  }
  return equal.length === 0 ? others : [...equal, ...others];
}

/** True when the text, taken exactly, already is a label: then nothing is offered to create. */
export function isKnown(text: string, ...lists: readonly (readonly Option[])[]): boolean {
  const exact = text.trim();
  return lists.some((list) => list.some((option) => option.label === exact));
}

/**
 * The text after a paste at the selection. A single-line input would swallow the line ends of a pasted list,
 * so they and tabs become one space each.
 */
export function pasteInto(text: string, start: number, end: number, pasted: string): string {
  const line = pasted.trim().replace(/\s*[\r\n\t]+\s*/g, ' ');
  return text.slice(0, start) + line + text.slice(end);
}
