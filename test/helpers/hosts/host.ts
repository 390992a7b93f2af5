/**
 * What every host page of the tests does, whatever it is made with: two order managers of bookings, of which each has its
 * record and its token source by property, and what they send is heard. `Toggle second` draws and removes one, `Swap`
 * moves them, `Next record` gives the first another booking, `Away` and `Back` are a change of route.
 */
export interface Item {
  readonly key: string;
  readonly recordId: number;
}

export const RECORDS = { first: 1001, second: 1002, next: 1003 } as const;

export const ITEMS: readonly Item[] = [
  { key: 'one', recordId: RECORDS.first },
  { key: 'two', recordId: RECORDS.second },
];

/** Set by the page before the script: link tokens by booking, and what was heard. */
declare global {
  var tokens: Readonly<Record<number, string>>;
  var heard: string[];
}

const sources = new Map<number, () => string>();

/** The same function each time, as a page would give it. */
export function tokenSourceOf(recordId: number): () => string {
  const source = sources.get(recordId) ?? (() => globalThis.tokens[recordId] ?? '');
  sources.set(recordId, source);
  return source;
}

/** What is drawn of `items`. */
export const shown = (items: readonly Item[], isSecondShown: boolean): readonly Item[] =>
  items.filter(({ key }) => isSecondShown || key === 'one');

export const swapped = (items: readonly Item[]): readonly Item[] => items.toReversed();

export const withNextRecord = (items: readonly Item[]): readonly Item[] =>
  items.map((item) => (item.key === 'one' ? { ...item, recordId: RECORDS.next } : item));

export function hear(event: Event): void {
  const { recordId } = event.currentTarget as unknown as { recordId: number };
  const { detail } = event as CustomEvent<{ code?: string; message?: string } | null>;
  const why = detail?.code ? ` ${detail.code} ${detail.message}` : '';
  globalThis.heard.push(`${event.type} ${recordId}${why}`);
}
