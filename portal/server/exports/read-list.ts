import { setTimeout as wait } from 'node:timers/promises';
import type { Row } from '../../lists/definition.ts';
import type { Caller } from '../auth/rights/caller.ts';
import type { QueryFacts, QueryServices } from '../data-api/run-statement.ts';
import { LARGEST_PAGE, readRows, type WholeList } from '../data-api/whole-list.ts';
import { ApiError } from '../http/errors/api-error.ts';

const RETRY_AFTER_MS = 1_000;

interface Reading {
  list: WholeList;
  /** Of all rows, in their order. */
  ids: Int32Array;
  facts: QueryFacts;
  /** Nothing more is read once the download was given up, or has taken too long. */
  signal: AbortSignal;
}

/**
 * The rows of a list, read a page at a time and only when the last page was taken: what is in memory doesn't grow with the
 * list. While the server is busy it waits.
 *
 * @throws ApiError 401 where the caller's rights changed: what follows would be the rows of other rights
 */
export async function* readList(
  services: QueryServices,
  caller: Caller,
  { list, ids, facts, signal }: Reading,
): AsyncGenerator<Row> {
  for (let from = 0; from < ids.length; ) {
    signal.throwIfAborted();
    try {
      const page = await readRows<Row>(
        services,
        caller,
        list,
        ids.subarray(from, from + LARGEST_PAGE),
        facts,
      );
      from += LARGEST_PAGE;
      yield* page;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 503)) throw error;
      await wait(RETRY_AFTER_MS, undefined, { signal });
    }
  }
}
