import { ClientError } from '../../../../shared/client/client-error.ts';
import { expected, type Send } from '../../../../shared/client/send.ts';
import { isSessionOver, sessionEnd, writeSession } from '../../../../shared/client/session.ts';
import { LoginAnswer } from '../../../../shared/contract/sign-in.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';

export type SignInOutcome = 'signed-in' | 'refused' | 'unreachable' | 'slowed';

const REQUEST = 'login';
const never = new AbortController().signal;

/**
 * `POST /api/login`; a token in the answer is stored with its expiry and without the user, who is loaded afterwards
 * (AUTH-12, AUTH-13, AUTH-50). `unreachable`: no connection, or a failing service (D-43). `slowed`: too many tries
 * (D-10). `refused`: everything else (AUTH-14), also a token that is empty, without expiry, or expired. Mails about the
 * account are in the language of the page from then on.
 */
export async function signIn(
  send: Send,
  { email, password }: { email: string; password: string },
  locale: Locale,
): Promise<SignInOutcome> {
  try {
    const call = { request: REQUEST, url: '/api/login', headers: { 'accept-language': locale } };
    const answer = await send({ ...call, body: { email, password } }, never);
    if (answer.status >= 500) return 'unreachable';
    if (answer.status !== 200) return isSlowedDown(answer.json) ? 'slowed' : 'refused';
    const { jwtToken, accessExpiresAt } = expected(LoginAnswer, answer.json, REQUEST);
    const now = Date.now();
    const session = { authToken: jwtToken, expiresAt: byThisClock(accessExpiresAt, jwtToken, now) };
    // An expired session is useless: the check before the first request would end it (AUTH-51).
    if (isSessionOver(session, now)) return 'refused';
    writeSession(session);
    return 'signed-in';
  } catch (error) {
    const away = error instanceof ClientError && (error.code === 'network' || error.code === 'timeout');
    return away ? 'unreachable' : 'refused';
  }
}

/** Whether an answer refuses only because there were too many tries (D-10). */
export const isSlowedDown = (json: unknown): boolean =>
  (json as { code?: unknown } | undefined)?.code === 'too_many_attempts';

/** A smaller difference of two clocks is ignored, in milliseconds. */
const TOLERANCE = 60_000;

/**
 * The expiry by the clock of this computer, which may be wrong and is what all later checks compare with. The
 * difference to the server's clock follows from the token's time of issue, which is now; without one the expiry stays
 * as it was answered.
 */
function byThisClock(expiresAt: unknown, token: string, now: number): unknown {
  const end = sessionEnd({ authToken: token, expiresAt });
  const made = issuedAt(token);
  if (end === undefined || made === undefined || Math.abs(made - now) < TOLERANCE) return expiresAt;
  return new Date(end - made + now).toISOString();
}

/** Time of issue of a token, in milliseconds since 1970. */
function issuedAt(token: string): number | undefined {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { iat } = JSON.parse(atob(payload));
    return typeof iat === 'number' ? iat * 1000 : undefined;
  } catch {
    return undefined;
  }
}
