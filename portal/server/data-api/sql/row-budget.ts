import { QUERY_TIME } from '../../db/embedded/query-time.ts';
import { QUERY_CANCELED } from '../../db/sql-state.ts';
import { unavailable } from '../../http/errors/unavailable.ts';
import { LIMITS } from '../limits.ts';
import { listTooLong, tooLarge, tooManyRows, tooSlow } from '../refusal.ts';

/**
 * Sets the budget of the statement; true. Ends with the transaction, as behind a pool that shares connections it must.
 */
export const ROW_BUDGET = `set_config('freight.rows_left', '${LIMITS.rows}', true) is not null`;

/** SQL of what the statement has taken from its budget, null where it had none. */
export const ROWS_TAKEN = `(${LIMITS.rows} - nullif(current_setting('freight.rows_left', true), '')::integer)`;

/** SQL of `then`, for which `count` rows of a page were read: too few to be refused, but counted with the others. */
export const countedPage = (count: string, then: string): string =>
  `case when set_config('freight.rows_left', (current_setting('freight.rows_left')::bigint - ${count})::text, true)
    is not null then ${then} end`;

interface Reading {
  /** The list as a caller knows it, such as `oneBooking.pos`. */
  relation: string;
  /** SQL of how many rows it has, before any filter. */
  found: string;
  /** SQL of how many of them are wanted at most; undefined for all, and then too long a list is refused. */
  take?: string | undefined;
  /** What each of its rows costs, and what it costs more where it is answered ({@link toFind}, {@link toAnswer}). */
  toFind: number;
  toAnswer: number;
}

/**
 * SQL of `then`, for which the list must be read; takes what that costs from the budget first (migration
 * `0011-row-budget`).
 */
export function withinBudget({ relation, found, take, toFind, toAnswer }: Reading, then: string): string {
  if (!/^[\w.[\]]+$/.test(relation)) throw new Error('Not the path of a relation.');
  const most = take ?? LIMITS.listTake;
  const cost = `${toFind}, ${toAnswer}`;
  return `case when read_rows('${relation}', (${found}), ${most}, ${take !== undefined}, ${cost}) then ${then} end`;
}

/** The refusal that an error of a query's statement stands for; any other error as it is. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  switch (error.code) {
    case OVER_BUDGET:
      return tooManyRows(error.message);
    case LIST_CUT:
      return listTooLong(error.message);
    case OVER_TIME:
      return wasHeldUp(error) ? unavailable(error) : tooSlow(error);
    case QUERY_CANCELED:
      return tooSlow(error);
    case TOO_LARGE_FOR_DATABASE:
      return tooLarge();
    default:
      return error;
  }
}

/**
 * Whether the statement failed because its time was over before it had its share of the processor: others on the machine
 * needed it, and the same query may be quick soon.
 */
export const wasHeldUp = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === OVER_TIME &&
  'processorMs' in error &&
  Number(error.processorMs) < QUERY_TIME.beforeListMs * 0.9;

const OVER_BUDGET = 'RB001';
const LIST_CUT = 'RB002';
const OVER_TIME = 'RB003';
/** A value of more than 1 GB. */
const TOO_LARGE_FOR_DATABASE = '54000';
