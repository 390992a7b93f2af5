import { readSession, subscribeSession } from '../../shared/client/session.ts';
import { attributeAtom, propertyAtom } from '../../shared/element/attributes.ts';
import type { Store } from '../../shared/element/host.ts';

/** A portal stores its session first and loads the user then; longer than this nobody waits for it. */
const LONGEST_WAIT = 20_000;

/**
 * Who is at work, as far as it can be told here, from where the rights come too: the link, the page's own token, or
 * else the stored session. `open` is a backend's caller without any of them; undefined is one that can't be told from
 * another.
 */
export async function callerOf(store: Store, signal: AbortSignal): Promise<string | undefined> {
  const link = store.get(attributeAtom('token', 'string'));
  if (link) return `link-${hashOf(link)}`;
  const getToken = store.get(propertyAtom<() => unknown>('getToken'));
  if (getToken) return subjectOf(await getToken());
  return readSession() ? await userOf(signal) : 'open';
}

/** The user of the stored session, as soon as it has one. */
async function userOf(signal: AbortSignal): Promise<string | undefined> {
  const present = () => {
    const { id } = (readSession()?.user ?? {}) as { id?: unknown };
    return id === undefined || id === null ? undefined : `user-${id}`;
  };
  if (present()) return present();
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe();
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve(present());
    };
    const timer = setTimeout(end, LONGEST_WAIT);
    const unsubscribe = subscribeSession(() => {
      if (present() || !readSession()) end();
    });
    signal.addEventListener('abort', end);
  });
}

/** Whom a token of the usual form is of; it changes with each hour, its subject doesn't. */
function subjectOf(token: unknown): string | undefined {
  try {
    const claims = String(token).split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/');
    const { sub } = JSON.parse(atob(claims ?? ''));
    return sub ? `page-${sub}` : undefined;
  } catch {
    return undefined;
  }
}

/** Tells links apart without keeping them on the device. */
function hashOf(text: string): string {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}
