import { plainJson } from '../plain-json.ts';
/** Unsaved work of a visit. `savedAt` is in milliseconds since 1970, null where the stored text has no time. */
export interface Draft<Content> {
  readonly content: Content;
  readonly savedAt: number | null;
}

/** How a draft becomes text and comes back. The tool owns the format, so that others may read and write it, too. */
export interface DraftFormat<Content> {
  write(draft: Draft<Content>): string;
  /** Also of texts in an older format; undefined for a text that can't be read. */
  read(text: string): Draft<Content> | undefined;
}

/**
 * Writes rows as a JSON list. Rows never change, so that the text of each is worked out once: a draft of a thousand rows
 * costs what the rows cost that changed since the last one.
 */
export function rowsWriter<Row extends object>(
  plain: (row: Row) => unknown,
): (rows: readonly Row[]) => string {
  const cache = new WeakMap<Row, string>();
  const textOf = (row: Row): string => {
    const cached = cache.get(row);
    if (cached !== undefined) return cached;
    const text = plainJson(plain(row));
    cache.set(row, text);
    return text;
  };
  return (rows) => `[${rows.map(textOf).join(',')}]`;
}
