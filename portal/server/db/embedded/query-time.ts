/** Milliseconds of the processor that a query of the data API may take on the embedded database, unless set otherwise. */
export const QUERY_TIME_MS = 750;

/** A query that still reads lists ends itself so much earlier. */
const EARLIER_MS = 100;

/**
 * From when on, in milliseconds of the processor, a query of the data API is ended at the next list that it would read
 * (`read_rows`), and nobody else notices. One that reads no list can only be ended together with its thread, and everybody waits
 * until the database is open again: its limit is the longer one, so that this is rare.
 */
export const beforeListMs = (queryTimeMs: number): number => queryTimeMs - EARLIER_MS;

/**
 * The same for the ids of a whole list, of which each caller reads one at a time: 100,000 take most of a second on a slow
 * machine.
 */
export const wholeListMs = (queryTimeMs: number): number => 3 * queryTimeMs;
