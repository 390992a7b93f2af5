import * as v from 'valibot';
import { Expiry } from '../contract/tokens.ts';
import { onPageBack } from '../page-back.ts';
import { plainJson } from '../plain-json.ts';

/** The fixed key of the stored portal session (AUTH-49, D-12). */
export const SESSION_KEY = 'fp-session';

/** AUTH-48. `expiresAt` is as the sign-in answered it: ISO text, seconds or milliseconds (D-89). */
const Session = v.object({
  authToken: v.nullish(v.string(), ''),
  expiresAt: v.nullish(Expiry),
  user: v.nullish(v.unknown()),
});

export type Session = v.InferOutput<typeof Session>;

/** The session of a page whose storage is closed or full: it ends with the page. */
let unstored: Session | undefined;

/** The stored session, or the one that could not be stored; none when there is none, or when it can't be read. */
export function readSession(): Session | undefined {
  if (unstored) return unstored;
  try {
    const stored = localStorage.getItem(SESSION_KEY);
    if (!stored) return undefined;
    const parsed = v.safeParse(Session, JSON.parse(stored));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a session and notifies this page; other tabs are notified by the browser. It outlives the page if it can. */
export function writeSession(session: Session): void {
  unstored = undefined;
  try {
    localStorage.setItem(SESSION_KEY, plainJson(session));
  } catch {
    unstored = session;
  }
  announce();
}

export function clearSession(): void {
  unstored = undefined;
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // Then nothing is stored.
  }
  announce();
}

/** A day, or a time of it. `Date.parse` alone would find a time in almost any text with a number. */
const ISO = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** When the session ends, in milliseconds since 1970; `undefined` counts as missing (D-89). */
export function sessionEnd({ expiresAt }: Session): number | undefined {
  const text = String(expiresAt ?? '').trim();
  const end = ISO.test(text) ? Date.parse(text) : inMilliseconds(Number(text));
  return Number.isFinite(end) && end > 0 ? end : undefined;
}

/** AUTH-51: a session without token, or whose end is missing or past, is over. */
export function isSessionOver(session: Session, now: number): boolean {
  const end = sessionEnd(session);
  return !session.authToken || end === undefined || end <= now;
}

/** Seconds until the year 5138 stay below this number, milliseconds since 1973 above it. */
const inMilliseconds = (end: number): number => (end < 100_000_000_000 ? end * 1000 : end);

const listeners = new Set<() => void>();

const announce = (): void => {
  for (const listener of listeners) listener();
};

const onStorage = (event: StorageEvent): void => {
  if (event.key === SESSION_KEY || event.key === null) announce();
};

/** A page that the browser had put aside was told of no change meanwhile. */
let endPageBack = () => {};

/** Hears of every change of the stored session, also from other tabs; the answer ends it. */
export function subscribeSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
    endPageBack = onPageBack(announce);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onStorage);
    endPageBack();
  };
}
