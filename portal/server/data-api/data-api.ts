import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENTITY_HEADER } from '../../../shared/contract/entity.ts';
import { withCurrentRights } from '../auth/as-caller.ts';
import { bearerOf } from '../auth/bearer.ts';
import type { Caller } from '../auth/rights/caller.ts';
import { createCallerQueue } from '../caller-queue.ts';
import { ApiError, unauthorized } from '../http/errors/api-error.ts';
import { failureAnswer, isFailure } from '../http/errors/failure-answer.ts';
import { noteCaller, noteInLog } from '../http/log-facts.ts';
import type { Services } from '../services.ts';
import { PlatformBusy } from '../upstream/platform-failure.ts';
import { answerText } from './answer-text.ts';
import { APP_ID } from './app-id.ts';
import { type ActionServices, login, mutationOf, type Operation, runMutation, runQuery } from './execute.ts';
import { operationName } from './operation-name.ts';
import { documentOf, loginDocumentOf, type PreparedDocument } from './query/document.ts';
import { variablesOf } from './query/variables.ts';
import { QueryRefusal } from './refusal.ts';
import type { OperationAnswer, QueryServices, RequestFacts } from './run-statement.ts';

interface GraphqlBody {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
}

/**
 * The data API (API-10, API-11, API-16 to API-28, D-04).
 *
 * - `POST /api/runtime/:appId` `{query, variables?, operationName?}` with a bearer
 * - `POST /api/betty/query` `{token, query, variables?, operationName?}`
 *
 * Both answer `{data}`, or `{data: null, errors: [{message, extensions: {statusCode, code, requestId, reasons?}}]}`
 * with HTTP
 * 200. Without a valid token they answer 401 `{error, code}`, except for the mutation `login`, which needs none. Data
 * that were read for a signed-in person come with the {@link ENTITY_HEADER}.
 */
export function dataApi(app: FastifyInstance, given: Services & Pick<QueryServices, 'queries'>): void {
  const services = {
    ...given,
    actionCalls: createCallerQueue({ atOnce: given.database.actionsAtOnce }),
  };
  app.post<{ Params: { appId: string } }>('/api/runtime/:appId', (request, reply) => {
    if (request.params.appId !== APP_ID)
      throw new ApiError(404, 'not_found', 'There is no such application.');
    return answer(services, request, reply, bearerOf(request));
  });
  app.post('/api/betty/query', (request, reply) => {
    const { token } = bodyOf(request) as { token?: unknown };
    return answer(services, request, reply, typeof token === 'string' && token !== '' ? token : undefined);
  });
  for (const url of ['/api/runtime/:appId', '/api/betty/query']) {
    app.get(url, (_request, reply) => {
      reply.header('allow', 'POST');
      throw new ApiError(405, 'method_not_allowed', 'Queries are sent with POST.');
    });
  }
}

type DataServices = Services & QueryServices & ActionServices;

function bodyOf({ body }: FastifyRequest): GraphqlBody {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(400, 'bad_request', 'The body is a JSON object with a query.');
  }
  return body;
}

async function answer(
  services: DataServices,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | undefined,
): Promise<string | Readable> {
  const body = bodyOf(request);
  const key = request.headers['idempotency-key'];
  const facts: RequestFacts = {
    requestId: request.id,
    address: request.ip,
    idempotencyKey: Array.isArray(key) ? key[0] : key,
    answered: closeOf(reply),
  };
  reply.type('application/json; charset=utf-8');
  try {
    // Before anything is parsed: who has no token learns nothing of the schema, and costs and fills nothing.
    const caller = await callerOrStranger(services, token);
    if (!caller) return await signIn(services, loginOf(body), facts, request);
    noteCaller(request, caller);
    const operation = operationOf(body, documentOf(body.query));
    if (isLogin(operation)) return await signIn(services, operation, facts, request);
    noteInLog(request, { operation: operationName(operation, services.actions.ids) });
    const served = await dataOf(services, { caller, token }, operation, facts);
    noteInLog(request, { rows: served.rows, bytes: Buffer.byteLength(served.data) });
    if (served.caller.kind === 'user') reply.header(ENTITY_HEADER, served.caller.entityId);
    return answerText(served.data);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    if (error instanceof PlatformBusy) throw error;
    return errorText(error, facts, request.log);
  }
}

/** Resolves when the answer is out, or the connection gone. */
const closeOf = ({ raw, request }: FastifyReply): Promise<unknown> =>
  request.raw.socket.destroyed ? Promise.resolve() : once(raw, 'close').catch(() => undefined);

async function callerOrStranger({ auth }: Services, token: string | undefined): Promise<Caller | undefined> {
  try {
    return await auth.callerOf(token);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

/** What a stranger may ask for. Throws 401 for anything else. */
function loginOf(body: GraphqlBody): Operation {
  try {
    const document = loginDocumentOf(body.query);
    const operation = document && operationOf(body, document);
    if (operation && isLogin(operation)) return operation;
  } catch (error) {
    if (!(error instanceof QueryRefusal)) throw error;
  }
  throw unauthorized();
}

/** A refused password is an error of the answer, not of the token (API-11). */
async function signIn(
  services: Services,
  operation: Operation,
  facts: RequestFacts,
  request: FastifyRequest,
): Promise<string> {
  noteInLog(request, { operation: 'login' });
  try {
    return `{"data":${await login(services, mutationOf(operation), facts)}}`;
  } catch (error) {
    return errorText(error, facts, request.log);
  }
}

function operationOf({ variables, operationName }: GraphqlBody, document: PreparedDocument): Operation {
  const operation = document.operation(operationName);
  return { document, operation, variables: variablesOf(operation, variables) };
}

const isLogin = (given: Operation) =>
  given.operation.operation === 'mutation' && mutationOf(given).name === 'login';

/** An answer, and the caller with the rights that it was read with. */
interface Served extends OperationAnswer {
  caller: Caller;
}

async function dataOf(
  services: DataServices,
  holder: { caller: Caller; token: string | undefined },
  given: Operation,
  facts: RequestFacts,
): Promise<Served> {
  const kind = given.operation.operation;
  if (kind === 'subscription') throw new QueryRefusal('There are no subscriptions.');
  const mutation = kind === 'mutation' ? mutationOf(given) : undefined;
  const { upstream } = services;
  const isUpstream = upstream && !upstream.isOwn(given, mutation);
  return withCurrentRights(services.auth, holder, async (caller) => {
    if (isUpstream) return { caller, data: await upstream.answer(caller, given, mutation, facts) };
    await upstream?.prepare(caller, given, mutation);
    if (mutation) return { caller, data: await runMutation(services, caller, mutation, facts) };
    return { caller, ...(await runQuery(services, caller, given, facts)) };
  });
}

function errorText(error: unknown, { requestId }: RequestFacts, log: FastifyBaseLogger): string {
  const known = error instanceof ApiError ? error : failureAnswer(error);
  if (isFailure(known)) log.error({ err: error }, 'a GraphQL request failed');
  const { message, code, status, reasons } = known;
  return JSON.stringify({
    data: null,
    errors: [{ message, extensions: { code, statusCode: status, requestId, reasons } }],
  });
}
