import * as v from 'valibot';
import { ApiErrorBody } from '../contract/errors.ts';
import { plainJson } from '../plain-json.ts';
import { texts } from '../reasons/browser/texts/index.ts';
import { ServerWords } from '../reasons/server/server-words.ts';
import { ClientError, codeOfStatus } from './client-error.ts';
import { retryAfterMs } from './retry-after.ts';

/** One HTTP request to send. */
export interface Outgoing {
  /** What it is, for errors and logs. */
  request: string;
  url: string;
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Record<string, string>;
  /** Sent as JSON, a file as it is. */
  body?: unknown;
  /** Longest time, in milliseconds, where the sender's own is too short. */
  timeout?: number;
  /** Sends it in place of the sender's own, such as one that tells how much of a file has gone. */
  fetcher?: typeof fetch;
}

/** Sends one request and reads all of its answer. */
export type Send = (outgoing: Outgoing, signal: AbortSignal) => Promise<Incoming>;

/** An answer read to its end; `json` is undefined where the body is none. */
export interface Incoming {
  status: number;
  json: unknown;
  retryAfter: number | undefined;
}

/** What went out and came back as texts; a file that was sent counts as none. */
export interface Exchange {
  sent: string;
  received: string;
}

/**
 * Makes the sender: each request ends after `usual` milliseconds at the latest, also with a fetcher that hangs.
 * `onExchange` is told of each answer.
 */
export function sender(
  usualFetcher: typeof fetch,
  usual: number,
  onExchange?: (exchange: Exchange) => void,
): Send {
  return async (outgoing, signal) => {
    const { request, url, method = 'POST', headers = {}, body } = outgoing;
    const { timeout = usual, fetcher = usualFetcher } = outgoing;
    const limit = AbortSignal.timeout(timeout);
    const either = AbortSignal.any([signal, limit]);
    const init: RequestInit = { method, headers: { accept: 'application/json', ...headers }, signal: either };
    if (body instanceof Blob) init.body = body;
    else if (body !== undefined) {
      init.headers = { ...init.headers, 'content-type': 'application/json' };
      init.body = plainJson(body);
    }
    try {
      return await untilAborted(exchange(fetcher, url, init, onExchange), either);
    } catch (cause) {
      if (signal.aborted) throw new ClientError('aborted', 'Aborted', { request, cause });
      if (limit.aborted) throw new ClientError('timeout', texts('reason.timeout'), { request, cause });
      throw new ClientError('network', texts('reason.unreachable'), { request, cause });
    }
  };
}

async function exchange(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
  onExchange: ((exchange: Exchange) => void) | undefined,
): Promise<Incoming> {
  const response = await fetcher(url, init);
  const text = await response.text();
  onExchange?.({ sent: typeof init.body === 'string' ? init.body : '', received: text });
  return {
    status: response.status,
    json: parsed(text),
    retryAfter: retryAfterMs(response.headers.get('retry-after')),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The promise's own end, or the signal's reason as soon as it is aborted. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** The error of an answer with another status than 200 (PO-68). */
export function httpError(request: string, { status, json, retryAfter }: Incoming): ClientError {
  const body = v.safeParse(ApiErrorBody, json);
  return new ClientError(codeOfStatus(status) ?? 'http', texts('reason.http', { status: String(status) }), {
    request,
    status,
    retryAfter,
    ...(body.success && {
      requestId: body.output.requestId ?? undefined,
      serverWords: new ServerWords(body.output.error, body.output.reasons),
    }),
  });
}

/** The answer in the form that `schema` states; anything else is an error of its own (PO-68). */
export function expected<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  request: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ClientError('unexpected', texts('reason.unexpected'), {
    request,
    cause: result.issues,
  });
}

/** What a `GET` answers with status 200, in the form that `schema` states. */
export async function read<S extends v.GenericSchema>(
  send: Send,
  schema: S,
  outgoing: Outgoing,
  signal: AbortSignal,
): Promise<v.InferOutput<S>> {
  const answer = await send({ ...outgoing, method: 'GET' }, signal);
  if (answer.status !== 200) throw httpError(outgoing.request, answer);
  return expected(schema, answer.json, outgoing.request);
}
