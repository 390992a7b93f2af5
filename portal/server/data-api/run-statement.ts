import { CompiledQuery } from 'kysely';
import { networkOf } from '../auth/attempt-limits/network-of.ts';
import { type Caller, callerScope } from '../auth/rights/caller.ts';
import type { CallerQueue } from '../caller-queue.ts';
import { unauthorized } from '../http/errors/api-error.ts';
import type { Services } from '../services.ts';
import type { Shape } from './query/shape.ts';
import { refusalOf } from './sql/row-budget.ts';
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
  const query = CompiledQuery.raw(statement.text, valuesOf(statement, shape.values, caller));
  const ask = (begins: () => void) =>
    database[on].connection().execute((connection) => {
      begins();
      return connection.executeQuery<{ data: string | null; rows: number }>(query);
    });
  const result = await queries.run(queueName(caller, address) + apart, ask, answered).catch((error) => {
    throw refusalOf(error);
  });
  const { data = null, rows = 0 } = result.rows[0] ?? {};
  if (data === null) throw unauthorized();
  return { data, rows };
}

/** Everybody who has the tools' own rights is the same caller but for the network. */
export const queueName = (caller: Caller, address: string): string =>
  caller.kind === 'service' ? `service ${networkOf(address)}` : callerScope(caller);
