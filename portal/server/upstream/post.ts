import * as v from 'valibot';
import { retryAfterMs } from '../../../shared/client/retry-after.ts';
import { textWithin } from '../http/text-within.ts';
import { PlatformFailure } from './platform-failure.ts';

/** What the platform's one address is asked. */
export interface PlatformRequest {
  query: string;
  variables: object;
}

const Answer = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.nullish(
    v.array(
      v.object({
        message: v.nullish(v.string()),
        extensions: v.nullish(v.looseObject({ statusCode: v.nullish(v.number()) })),
      }),
    ),
  ),
});

/** Of failures before a connection is there, when nothing has been sent. */
const UNSENT = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
  ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'],
]);

/**
 * Sends one request to the platform and reads its answer, of at most `most` bytes. Redirects are not followed: the token is for
 * this address alone.
 *
 * @throws PlatformFailure
 */
export async function post(
  { url, most }: { url: string; most: number },
  { query, variables }: PlatformRequest,
  { token, signal }: { token?: string; signal: AbortSignal },
): Promise<Readonly<Record<string, unknown>>> {
  if (signal.aborted) throw new PlatformFailure('unreached', 'was not asked, as no time was left');
  const { response, text } = await exchange(signal, async () => {
    const answered = await fetch(url, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
      redirect: 'manual',
      signal,
    });
    return { response: answered, text: await textWithin(answered, most) };
  });
  if (response.status !== 200) throw ofStatus(response.status, { retryAfter: waitOf(response.headers) });
  if (text === undefined) throw new PlatformFailure('lost', 'answered more than can be handed on');
  const parsed = v.safeParse(Answer, jsonOf(text));
  if (!parsed.success) throw new PlatformFailure('lost', 'answered something else than JSON of GraphQL');
  const { data, errors } = parsed.output;
  const [error] = errors ?? [];
  if (error) throw ofStatus(error.extensions?.statusCode ?? 400, { words: error.message ?? undefined });
  if (!data) throw new PlatformFailure('lost', 'answered neither data nor an error');
  return data;
}

/** Never the failure itself: it may name the address. */
async function exchange<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted) throw new PlatformFailure('lost', 'did not answer in time');
    const { code = '' } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    if (UNSENT.has(code)) throw new PlatformFailure('unreached', `could not be reached (${code})`);
    throw new PlatformFailure('lost', 'broke the connection off');
  }
}

/** @param status that of HTTP, or the one that stands beside the message of an error */
function ofStatus(
  status: number,
  { words, retryAfter }: { words?: string | undefined; retryAfter?: number | undefined },
) {
  const message = `answered with status ${status}`;
  if (status === 401) return new PlatformFailure('token', message, { status });
  if (status === 429) return new PlatformFailure('busy', message, { status, retryAfter });
  if (words !== undefined || (status >= 400 && status < 500 && status !== 408))
    return new PlatformFailure('refused', message, { status, words });
  return new PlatformFailure('lost', message, { status });
}

/** In seconds. */
function waitOf(headers: Headers): number | undefined {
  const delay = retryAfterMs(headers.get('retry-after'));
  return delay === undefined ? undefined : Math.ceil(delay / 1_000);
}

/** Undefined for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
