import { fold } from '../../i18n/fold.ts';

/** One thing to choose, in a combobox as in a cell of a grid. */
export interface Option {
  /** Unique in its list. */
  readonly id: number | string;
  readonly label: string;
  /** A muted second text beside the label. It is only shown: what is to find the option stands in `words`, too. */
  readonly hint?: string;
  /** The code that people know it by, which stands in the label or the words, too. */
  readonly code?: string;
  /** What finds the option beside its label: codes, names in other languages. */
  readonly words?: readonly string[];
  /** How likely it is meant among options of one name: nothing counts as 0. */
  readonly priority?: number;
}

/** True when the text, taken exactly, already is a label: then nothing is offered to create. */
export function isKnown(text: string, ...lists: readonly (readonly Option[])[]): boolean {
  const exact = text.trim();
  return lists.some((list) => list.some((option) => option.label === exact));
}

/** Whether the texts differ, but not to somebody who searches: in case, width or accents alone. */
export const isAlike = (one: string, other: string): boolean => one !== other && fold(one) === fold(other);

/** The options, of which those at the beginning that are called nearly as the text say so; the same list where none is. */
export function withAlikeHint<O extends Option>(
  options: readonly O[],
  text: string,
  hint: string,
): readonly O[] {
  const first = options.findIndex(({ label }) => !isAlike(label, text));
  const count = first < 0 ? options.length : first;
  if (count === 0) return options;
  const said = (option: O): O => ({ ...option, hint: option.hint ? `${hint} · ${option.hint}` : hint });
  return [...options.slice(0, count).map(said), ...options.slice(count)];
}

/** Those that are likelier meant come first, others stay in their order. */
export const byPriority = <O extends Option>(options: readonly O[]): readonly O[] =>
  options.toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0));

/** The options without those of the other list. */
export function without<O extends Option>(options: readonly O[], others: readonly Option[]): readonly O[] {
  if (others.length === 0) return options;
  const ids = new Set(others.map(({ id }) => id));
  return options.filter(({ id }) => !ids.has(id));
}
