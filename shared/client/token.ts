import * as v from 'valibot';
import { TokenAnswer } from '../contract/tokens.ts';
import { texts as commonTexts } from '../i18n/texts/index.ts';
import { texts } from '../reasons/browser/texts/index.ts';
import { ServerWords } from '../reasons/server/server-words.ts';
import { ClientError, codeOfStatus } from './client-error.ts';
import { type GetToken, hostTokens } from './host-token.ts';
import { END_MARGIN, endOf } from './jwt.ts';
import { isElsewhere, originError } from './refused-origin.ts';
import { type Incoming, type Send, untilAborted } from './send.ts';
import { clearSession, isSessionOver, readSession } from './session.ts';

/**
 * Where the rights of a caller come from: the host page's own token, which alone counts where there is such a source,
 * else a signed link, or else the stored portal session.
 */
export interface TokenSource {
  linkToken?: string | null | undefined;
  getToken?: GetToken | null | undefined;
}

/** The tokens of the data endpoint. */
export interface DataTokens {
  /**
   * Does `work` with a token good for one call (API-14); tokens are shared until shortly before their end. One
   * that is refused is replaced once. A refusal of the last one means that the stored session, if it was the source, is
   * over.
   */
  use<T>(signal: AbortSignal, work: (token: string) => Promise<T>): Promise<T>;
}

interface Options {
  url: string;
  source: TokenSource;
  /** Where all clients of the page that are the same caller find the same token. */
  cache: Map<string, Promise<string>>;
  send: Send;
  now: () => number;
  /** Longest time the page's own token may take, in milliseconds. */
  timeout: number;
}

interface Credentials {
  bearer: string | null;
  link: string | null;
}

/** `request` of the errors that a call without a token ends with. */
export const TOKEN_REQUEST = 'token';

export function dataTokens({ url, source, cache, send, now, timeout }: Options): DataTokens {
  const login = async ({ bearer, link }: Credentials): Promise<string> => {
    const headers: Record<string, string> = {};
    if (bearer) headers.authorization = `Bearer ${bearer}`;
    if (link) headers['x-link-token'] = link;
    // Shared by every call that waits for it, so no single caller may abort it.
    const { signal } = new AbortController();
    const answer = await send({ request: TOKEN_REQUEST, url, headers }, signal).catch(
      async (error: ClientError) => {
        // A browser hides the refusal of what carries a token; a question without one is answered.
        if (error.code !== 'network' || !isElsewhere(url)) return noToken(error);
        const asked = await send({ request: TOKEN_REQUEST, url }, signal).catch(() => noToken(error));
        throw originError(TOKEN_REQUEST, asked) ?? noToken(error);
      },
    );
    const refused = originError(TOKEN_REQUEST, answer);
    if (refused) throw refused;
    const isPast = (endOf(link ?? bearer ?? '') ?? Number.POSITIVE_INFINITY) <= now();
    return tokenOf(answer, isPast);
  };

  const callerOf = (credentials: Credentials) => JSON.stringify([url, credentials]);

  const tokenFor = async (credentials: Credentials): Promise<string> => {
    const caller = callerOf(credentials);
    const running = cache.get(caller);
    const present = running && (await running);
    if (present && (endOf(present) ?? 0) - END_MARGIN > now()) return present;
    const token = login(credentials);
    cache.set(caller, token);
    token.catch(() => cache.delete(caller));
    return token;
  };

  /** A refused token is given to nobody again; one that has taken its place meanwhile stays. */
  const drop = async (credentials: Credentials, refused: string) => {
    const caller = callerOf(credentials);
    const present = await cache.get(caller)?.catch(() => undefined);
    if (present === refused) cache.delete(caller);
  };

  const credentialsOf = async (host: ReturnType<typeof hostTokens> | null): Promise<Credentials> => {
    if (host) return { bearer: await host.get(), link: null };
    if (source.linkToken) return { bearer: null, link: source.linkToken };
    const session = readSession();
    if (session && isSessionOver(session, now())) {
      clearSession();
      throw expired();
    }
    return { bearer: session?.authToken ?? null, link: null };
  };

  const attempt = async <T>(signal: AbortSignal, work: (token: string) => Promise<T>): Promise<T> => {
    const host = source.getToken ? hostTokens(source.getToken, { now, timeout }) : null;
    const waited = <P>(promise: Promise<P>) => untilAborted(promise, signal);
    let credentials = await waited(credentialsOf(host));
    let token: string | undefined;
    try {
      // The token may be on its way for others too: an abort ends only the waiting.
      token = await waited(tokenFor(credentials));
      return await work(token);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (token !== undefined) await drop(credentials, token);
      // The exchange answers the same again for a link or a session; a page may have another token.
      else if (!host) throw error;
      if (host) credentials = { bearer: await waited(host.renew(credentials.bearer)), link: null };
    }
    return await work(await waited(tokenFor(credentials)));
  };

  return {
    async use(signal, work) {
      const session = source.linkToken || source.getToken ? undefined : readSession();
      try {
        return await attempt(signal, work);
      } catch (error) {
        if (!session || !isRefusal(error)) throw error;
        // Another call may have cleared it already, and somebody may have signed in again.
        if (readSession()?.authToken === session.authToken) clearSession();
        throw expired(error);
      }
    },
  };
}

const isRefusal = (error: unknown): boolean => error instanceof ClientError && error.code === 'unauthorized';

const expired = (cause?: unknown): ClientError =>
  new ClientError('session-expired', commonTexts('error.sessionExpired'), {
    request: TOKEN_REQUEST,
    cause,
  });

const noToken = (cause: ClientError): never => {
  throw new ClientError(cause.code, texts('reason.noToken'), { request: TOKEN_REQUEST, cause });
};

/** API-15: without a token the returned error is the reason, else `Failed to obtain JWT`. */
function tokenOf({ status, json, retryAfter }: Incoming, isPast: boolean): string {
  const body = v.safeParse(TokenAnswer, json);
  if (status === 200 && body.success && body.output.token) return body.output.token;
  const { error, expired: isExpired, reasons } = body.success ? body.output : {};
  const notice = status === 401 && (isExpired || isPast) ? commonTexts('error.linkExpired') : undefined;
  // Only the status decides whether the caller was refused; an error with status 200 is the reason to show and to try again.
  const code = codeOfStatus(status) ?? (status === 200 ? 'unexpected' : 'http');
  throw new ClientError(code, error ? new ServerWords(error, reasons) : texts('reason.noToken'), {
    request: TOKEN_REQUEST,
    status,
    retryAfter,
    notice,
  });
}
