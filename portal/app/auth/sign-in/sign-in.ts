import { ClientError } from '../../../../shared/client/client-error.ts';
import { expected, type Send } from '../../../../shared/client/send.ts';
import { isSessionOver, sessionEnd, writeSession } from '../../../../shared/client/session.ts';
import { LoginAnswer } from '../../../../shared/contract/sign-in.ts';

export type SignInOutcome = 'signed-in' | 'refused' | 'unreachable' | 'slowed';

const REQUEST = 'login';
const never = new AbortController().signal;

/**
 * `POST /api/login`; a token in the answer is stored with its end, without the user, who is loaded again (AUTH-12,
 * AUTH-13, AUTH-50). Everything else is a refusal (AUTH-14), also a token that is empty, or that has no end or a past one.
 * Two are no fault of what was typed: `unreachable`, for want of a connection or of a service that works (D-43), and
 * `slowed`, after too many tries (D-10).
 */
export async function signIn(send: Send, email: string, password: string): Promise<SignInOutcome> {
  try {
    const answer = await send({ request: REQUEST, url: '/api/login', body: { email, password } }, never);
    if (answer.status >= 500) return 'unreachable';
    if (answer.status !== 200) return isSlowedDown(answer.json) ? 'slowed' : 'refused';
    const { jwtToken, accessExpiresAt } = expected(LoginAnswer, answer.json, REQUEST);
    const now = Date.now();
    const session = { authToken: jwtToken, expiresAt: byThisClock(accessExpiresAt, jwtToken, now) };
    // Nobody could do anything with it: the check before the first request would sign them out (AUTH-51).
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

/** Clocks that differ by less than this count as one. */
const TOLERANCE = 60_000;

/**
 * The end of a session as the clock of this computer will show it: everything here compares it with that clock, and a
 * computer may be a day off. The token says when the server made it, which was just now. A token that doesn't say so
 * leaves the end as it was answered.
 */
function byThisClock(expiresAt: unknown, token: string, now: number): unknown {
  const end = sessionEnd({ authToken: token, expiresAt });
  const made = issuedAt(token);
  if (end === undefined || made === undefined || Math.abs(made - now) < TOLERANCE) return expiresAt;
  return new Date(end - made + now).toISOString();
}

/** When a token was made, in milliseconds since 1970. */
function issuedAt(token: string): number | undefined {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { iat } = JSON.parse(atob(payload));
    return typeof iat === 'number' ? iat * 1000 : undefined;
  } catch {
    return undefined;
  }
}
