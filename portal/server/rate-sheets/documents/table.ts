/** A table of a sheet, as both of its files show it. */
export interface Table {
  title: string;
  note: string | null;
  columns: readonly Column[];
  /** Of each row, how many decimals its amounts have. */
  decimals: readonly number[];
}

/** A column that has a second value may show both in one cell, one below the other. */
export interface Column extends Field {
  /** `labelBelow` is its label where that of the column stands above it. */
  second?: Field & { labelBelow?: string };
}

export interface Field {
  label: string;
  /**
   * `count`, `amount` and `difference`, which has its sign, are numbers: exact decimal texts; any other text among them
   * is a word. `day` is YYYY-MM-DD.
   */
  kind: 'text' | 'count' | 'amount' | 'difference' | 'day';
  /** One a row. */
  values: readonly (string | null)[];
}
