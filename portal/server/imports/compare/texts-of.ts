import { type ParsedRow, textIn } from '../parsed-row.ts';

/** The texts that rows have in a column, each once. */
export const textsOf = (rows: readonly ParsedRow[], column: string): ReadonlySet<string> =>
  new Set(rows.flatMap(({ cells }) => textIn(cells, column) ?? []));
