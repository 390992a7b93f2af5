import { executeSync, type OperationDefinitionNode } from 'graphql';
import { CompiledQuery } from 'kysely';
import { networkOf } from '../auth/attempt-limits/network-of.ts';
import { type Caller, callerScope } from '../auth/rights/caller.ts';
import type { CallerQueue } from '../caller-queue.ts';
import { ApiError, unauthorized } from '../http/errors/api-error.ts';
import { LruMap } from '../lru-map.ts';
import type { Services } from '../services.ts';
import { Collector } from './query/collect.ts';
import type { PreparedDocument } from './query/document.ts';
import { checkRequest } from './query/request.ts';
import type { Shape } from './query/shape.ts';
import { argumentsOf, type Variables } from './query/variables.ts';
import { QueryRefusal, tooLarge } from './refusal.ts';
import { schema } from './schema.ts';
import { querySql, TOO_LARGE } from './sql/query.ts';
import { refusalOf } from './sql/row-budget.ts';
import { callerKey, type Statement, StatementWriter, valuesOf } from './sql/statement.ts';

/** One GraphQL request, parsed and validated. */
export interface Operation {
  document: PreparedDocument;
  operation: OperationDefinitionNode;
  variables: Variables;
}

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

/**
 * The statements used lately, by plan, kind of caller and shape. One limit for all of them: the filters that a caller
 * can think of are without number, and a statement may have 50,000 characters.
 */
const statements = new LruMap<string, Statement>(1_000);

/** Where the statements of queries run, and how they wait for each other. */
export interface QueryServices {
  database: Services['database'];
  queries: CallerQueue;
}

/** What runs actions, and how those of several callers wait for each other. */
export interface ActionServices {
  actions: Services['actions'];
  actionCalls: CallerQueue;
}

/** The JSON text of `data`, and how many rows the lists of a query read for it, as its budget counts them. */
export interface OperationAnswer {
  data: string;
  rows?: number;
}

/**
 * Answers a query. One statement.
 *
 * @throws ApiError 401 where the caller's rights are no longer what they were
 */
export async function runQuery(
  services: QueryServices,
  caller: Caller,
  { document, operation, variables }: Operation,
  facts: QueryFacts,
): Promise<OperationAnswer> {
  if (document.introspects) return { data: introspect(caller, { document, operation, variables }) };
  const plan = document.plan(operation, variables);
  const { checked, shape } = checkRequest(plan, variables);
  const key = `${plan.number} ${callerKey(caller)} ${shape.key}`;
  let statement = statements.get(key);
  if (!statement) {
    statement = querySql(new StatementWriter(services.database.db, caller), plan, checked, caller);
    statements.set(key, statement);
  }
  const answer = await runStatement(services, caller, { statement, shape }, facts);
  if (answer.data === TOO_LARGE) throw tooLarge();
  return answer;
}

/**
 * Runs one statement of {@link querySql} or `idsSql` in its caller's turn.
 *
 * @throws ApiError 401 where the caller's rights are no longer what they were
 */
export async function runStatement(
  { database, queries }: QueryServices,
  caller: Caller,
  { statement, shape }: { statement: Statement; shape: Shape },
  { address, answered, apart = '' }: QueryFacts,
): Promise<Required<OperationAnswer>> {
  const query = CompiledQuery.raw(statement.text, valuesOf(statement, shape.values, caller));
  const ask = (begins: () => void) =>
    database.reads.connection().execute((connection) => {
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

function introspect(caller: Caller, { document, operation, variables }: Operation): string {
  if (caller.kind !== 'user') throw new ApiError(403, 'forbidden', 'Introspection needs a session.');
  // Each further name for the same field would multiply the answer, which no budget counts.
  if (document.hasAliases) throw new QueryRefusal('Introspection has no aliases.', 'limit');
  const { data, errors } = executeSync({
    schema,
    document: document.document,
    operationName: operation.name?.value ?? null,
    variableValues: variables,
  });
  if (errors?.length) throw new QueryRefusal('Introspection stands alone in its query.');
  return JSON.stringify(data);
}

/** The one root field of a mutation and its arguments. */
export function mutationOf({ document, operation, variables }: Operation) {
  const collector = new Collector(document.fragments, variables);
  const [field, ...more] = collector.collect([operation.selectionSet], 'Mutation');
  if (!field || more.length > 0) throw new QueryRefusal('A mutation has exactly one root field.', 'limit');
  return { ...field, collector, args: argumentsOf(field.node.arguments ?? [], variables) };
}

type Mutation = ReturnType<typeof mutationOf>;

/** API-11; there are no refresh tokens (D-98), a session ends with its token. */
export async function login(
  { auth }: Pick<Services, 'auth'>,
  { key, args, selections, collector }: Mutation,
  { address, requestId }: RequestFacts,
): Promise<string> {
  const { username, password } = args;
  if (typeof username !== 'string' || typeof password !== 'string') {
    throw new QueryRefusal('login: username and password are texts.');
  }
  const tokens = await auth.login({ email: username, password, address, requestId });
  const answer = new Map<string, unknown>([
    ...Object.entries({ isValid: true, refreshToken: null, ...tokens }),
    ['__typename', 'Login'],
  ]);
  const fields = collector.collect(selections, 'Login').map((field) => [field.key, answer.get(field.name)]);
  return JSON.stringify({ [key]: Object.fromEntries(fields) });
}

/** API-25, API-26: runs an action by its id and answers `{results}`. */
export async function runMutation(
  { actions, actionCalls }: ActionServices,
  caller: Caller,
  { key, name, args }: Mutation,
  { requestId, idempotencyKey, address, answered }: RequestFacts,
): Promise<string> {
  if (name === '__typename') return JSON.stringify({ [key]: 'Mutation' });
  if (name !== 'action') throw unauthorized();
  const { id, input } = args;
  if (typeof id !== 'string') throw new QueryRefusal('action: id is the id of an action, a text.');
  const call = { id, input, key: idempotencyKey, requestId };
  const results = await actionCalls.run(
    queueName(caller, address),
    () => actions.run(caller, call),
    answered,
  );
  return JSON.stringify({ [key]: { results: results ?? null } });
}
