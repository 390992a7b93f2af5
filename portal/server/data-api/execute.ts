import { executeSync, type OperationDefinitionNode } from 'graphql';
import type { Caller } from '../auth/rights/caller.ts';
import type { CallerQueue } from '../caller-queue.ts';
import { ApiError, unauthorized } from '../http/errors/api-error.ts';
import type { Services } from '../services.ts';
import { Collector } from './query/collect.ts';
import type { PreparedDocument } from './query/document.ts';
import { checkRequest } from './query/request.ts';
import { argumentsOf, type Variables } from './query/variables.ts';
import { QueryRefusal, tooLarge } from './refusal.ts';
import {
  type OperationAnswer,
  type QueryFacts,
  type QueryServices,
  queueName,
  type RequestFacts,
  runStatement,
} from './run-statement.ts';
import { schema } from './schema.ts';
import { querySql, TOO_LARGE } from './sql/query.ts';
import { StatementWriter } from './sql/statement.ts';
import { statementOf } from './statements.ts';
import { lookupsKey, lookupsOf } from './text-lookup.ts';

/** One GraphQL request, parsed and validated. */
export interface Operation {
  document: PreparedDocument;
  operation: OperationDefinitionNode;
  variables: Variables;
}

/** What runs actions, and how those of several callers wait for each other. */
export interface ActionServices {
  actions: Services['actions'];
  actionCalls: CallerQueue;
}

/**
 * Answers a query: one statement, after those that look a text up ({@link lookupsOf}).
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
  const request = checkRequest(plan, variables);
  const lookups = await lookupsOf(services, caller, plan, request, facts);
  const writer = () => new StatementWriter(services.database.db, caller);
  const statement = statementOf(caller, [plan.number, request.shape.key, lookupsKey(lookups)], () =>
    querySql(writer(), plan, request.checked, caller, lookups),
  );
  const answer = await runStatement(services, caller, { statement, shape: request.shape }, facts);
  if (answer.data === TOO_LARGE) throw tooLarge();
  return answer;
}

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
