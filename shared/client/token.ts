import * as v from 'valibot';
import { TokenAnswer } from '../contract/tokens.ts';
import { ClientError, codeOfStatus } from './client-error.ts';
import { type Incoming, type Send, untilAborted } from './send.ts';
import { clearSession, isSessionOver, readSession } from './session.ts';

/**
 * Where the rights of a caller come from: a signed link, the host page's own token, or else the stored portal session.
 */
export interface TokenSource {
  linkToken?: string | null | undefined;
  getToken?: (() => string | null | Promise<string | null>) | null | undefined;
}

/** The tokens of the data endpoint. */
export interface DataTokens {
  /** A token good for one call (API-14); shared as long as it can be told to be valid. */
  get(): Promise<string>;
  /** The endpoint refused the token: the next call gets another one. */
  drop(): void;
  /** Called when a fresh token was refused too: the stored session, if it was the source, is over. */
  refused(error: ClientError): ClientError;
}

interface Options {
  url: string;
  source: TokenSource;
  /** Where all clients of the page that are the same caller find the same token. */
  kept: Map<string, Promise<string>>;
  send: Send;
  now: () => number;
  /** Longest time the page's own token may take, in milliseconds. */
  timeout: number;
}

interface Credentials {
  bearer: string | null;
  link: string | null;
}

/** A token is used until this long before its end. */
const MARGIN = 30_000;
/** `request` of the errors that a call without a token ends with. */
export const TOKEN_REQUEST = 'token';

export function dataTokens({ url, source, kept, send, now, timeout }: Options): DataTokens {
  let last = '';

  const login = async ({ bearer, link }: Credentials): Promise<string> => {
    const headers: Record<string, string> = {};
    if (bearer) headers.authorization = `Bearer ${bearer}`;
    if (link) headers['x-link-token'] = link;
    // Shared by every call that waits for it, so no single caller may abort it.
    const answer = await send({ request: TOKEN_REQUEST, url, headers }, new AbortController().signal).catch(
      noToken,
    );
    return tokenOf(answer);
  };

  return {
    async get() {
      const credentials = await credentialsOf(source, now(), timeout);
      const caller = JSON.stringify([url, credentials]);
      last = caller;
      const running = kept.get(caller);
      const present = running && (await running);
      if (present && endOf(present) - MARGIN > now()) return present;
      const token = login(credentials);
      kept.set(caller, token);
      token.catch(() => kept.delete(caller));
      return token;
    },
    drop() {
      kept.delete(last);
    },
    refused(error) {
      const session = readSession();
      if (error.code !== 'unauthorized' || source.linkToken || source.getToken || !session) return error;
      clearSession();
      return expired(error);
    },
  };
}

async function credentialsOf(source: TokenSource, now: number, timeout: number): Promise<Credentials> {
  const link = source.linkToken || null;
  if (source.getToken) return { bearer: await hostToken(source.getToken, timeout), link };
  if (link) return { bearer: null, link };
  const session = readSession();
  if (session && isSessionOver(session, now)) {
    clearSession();
    throw expired();
  }
  return { bearer: session?.authToken ?? null, link };
}

async function hostToken(
  getToken: NonNullable<TokenSource['getToken']>,
  timeout: number,
): Promise<string | null> {
  try {
    return (await untilAborted(Promise.resolve(getToken()), AbortSignal.timeout(timeout))) || null;
  } catch (cause) {
    // The page's own source failed: nobody was refused anything.
    throw new ClientError('unexpected', 'Failed to obtain JWT', { request: TOKEN_REQUEST, cause });
  }
}

const expired = (cause?: unknown): ClientError =>
  new ClientError('session-expired', 'Your session has expired. Please sign in again.', {
    request: TOKEN_REQUEST,
    cause,
  });

const noToken = (cause: ClientError): never => {
  throw new ClientError(cause.code, 'Failed to obtain JWT', { request: TOKEN_REQUEST, cause });
};

/** API-15: without a token the returned error is the reason, else `Failed to obtain JWT`. */
function tokenOf({ status, json, retryAfter }: Incoming): string {
  const body = v.safeParse(TokenAnswer, json);
  if (status === 200 && body.success && body.output.token) return body.output.token;
  const error = body.success ? body.output.error : undefined;
  // Only a status says that the caller was refused; an error with status 200 is the reason to show and to try again.
  const code = codeOfStatus(status) ?? (status === 200 ? 'unexpected' : 'http');
  throw new ClientError(code, error || 'Failed to obtain JWT', {
    request: TOKEN_REQUEST,
    status,
    retryAfter,
  });
}

/** When a token ends, in milliseconds since 1970; 0 for one that doesn't say, which then serves one call. */
function endOf(token: string): number {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload));
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
