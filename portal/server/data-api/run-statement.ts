import { CompiledQuery, type Kysely, sql } from 'kysely';
import { networkOf } from '../auth/attempt-limits/network-of.ts';
import { type Caller, callerScope } from '../auth/rights/caller.ts';
import type { CallerQueue } from '../caller-queue.ts';
import type { Tables } from '../db/tables.ts';
import { unauthorized } from '../http/errors/api-error.ts';
import type { Services } from '../services.ts';
import type { Shape } from './query/shape.ts';
import { refusalOf, wasHeldUp } from './sql/row-budget.ts';
import { type Statement, valuesOf } from './sql/statement.ts';

/** What an operation needs from its HTTP request. */
export interface RequestFacts {
  requestId: string;
  address: string;
  idempotencyKey: string | undefined;
  /** Resolves when the answer was read, or nobody reads it any more. */
  answered: Promise<unknown>;
}

/** What of a request says in whose turn its query runs. */
export interface QueryFacts extends Pick<RequestFacts, 'address' | 'answered'> {
  /** Waits apart from what the caller asks for otherwise, so that neither holds up the other. */
  apart?: string;
}

/** Where the statements of queries run, and how they wait for each other. */
export interface QueryServices {
  database: Services['database'];
  queries: CallerQueue;
}

/** The JSON text of `data`, and how many rows the lists of a query read for it, as its budget counts them. */
export interface OperationAnswer {
  data: string;
  rows?: number;
}

/** How often a statement is run that others on the machine held up; it only reads. */
const ATTEMPTS = 3;

type Answer = { data: string | null; rows: number };

/**
 * Runs the query; again with twice the time from its begin on, since at a small share of the processor it would be over each
 * time. What it may take of the processor stays. Only the embedded database tells who was held up, and has the setting.
 */
function execute(connection: Kysely<Tables>, query: CompiledQuery<Answer>, attempt: number) {
  if (attempt === 1) return connection.executeQuery(query);
  return connection.transaction().execute(async (trx) => {
    await sql`select set_config('freight.query_timeout',
      (current_setting('freight.query_timeout')::interval * 2)::text, true)`.execute(trx);
    return trx.executeQuery(query);
  });
}

/**
 * Runs one statement of {@link querySql} or `idsSql` in its caller's turn.
 *
 * @throws ApiError 401 where the caller's rights are no longer what they were
 */
export async function runStatement(
  { database, queries }: QueryServices,
  caller: Caller,
  { statement, shape, on = 'reads' }: { statement: Statement; shape: Shape; on?: 'reads' | 'wholeLists' },
  { address, answered, apart = '' }: QueryFacts,
): Promise<Required<OperationAnswer>> {
  const query = CompiledQuery.raw(
    statement.text,
    valuesOf(statement, shape.values, caller),
  ) as CompiledQuery<Answer>;
  const ask = (attempt: number) => (begins: () => void) =>
    database[on].connection().execute((connection) => {
      begins();
      return execute(connection, query, attempt);
    });
  const run = (attempt: number): ReturnType<ReturnType<typeof ask>> =>
    queries.run(queueName(caller, address) + apart, ask(attempt), answered).catch((error) => {
      if (attempt < ATTEMPTS && wasHeldUp(error)) return run(attempt + 1);
      throw refusalOf(error);
    });
  const result = await run(1);
  const { data = null, rows = 0 } = result.rows[0] ?? {};
  if (data === null) throw unauthorized();
  return { data, rows };
}

/** Everybody who has the tools' own rights is the same caller but for the network. */
export const queueName = (caller: Caller, address: string): string =>
  caller.kind === 'service' ? `service ${networkOf(address)}` : callerScope(caller);
