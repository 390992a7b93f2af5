/** One thing to choose, in a combobox as in a cell of a grid. */
export interface Option {
  /** Unique in its list. */
  readonly id: number | string;
  readonly label: string;
  /** A muted second text beside the label. It is only shown: what is to find the option stands in `words`, too. */
  readonly hint?: string;
  /** What finds the option beside its label: codes, names in other languages. */
  readonly words?: readonly string[];
}

/** True when the text, taken exactly, already is a label: then nothing is offered to create. */
export function isKnown(text: string, ...lists: readonly (readonly Option[])[]): boolean {
  const exact = text.trim();
  return lists.some((list) => list.some((option) => option.label === exact));
}

/** The options without those of the other list. */
export function without<O extends Option>(options: readonly O[], others: readonly Option[]): readonly O[] {
  if (others.length === 0) return options;
  const ids = new Set(others.map(({ id }) => id));
  return options.filter(({ id }) => !ids.has(id));
}
