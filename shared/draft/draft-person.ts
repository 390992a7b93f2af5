import { type GetToken, hostTokens } from '../client/host-token.ts';
import { claimsOf } from '../client/jwt.ts';
import { readSession, subscribeSession } from '../client/session.ts';
import { attributeAtom, propertyAtom } from '../element/attributes.ts';
import type { Store } from '../element/host.ts';

/** A portal stores its session first and loads the user then; the longest wait for the user, in milliseconds. */
const LONGEST_WAIT = 20_000;

/**
 * Whose a draft is, from where the rights come too: the person that the page's own token or the stored session names.
 * Null where they name nobody, as links never do; undefined for a session whose person isn't known, which must not
 * see what another person left on this device.
 */
export async function draftPerson(store: Store, signal: AbortSignal): Promise<string | null | undefined> {
  const getToken = store.get(propertyAtom<GetToken>('getToken'));
  // A source that has failed by now names nobody; the lines are stored all the same.
  if (getToken)
    return subjectOf(
      await hostTokens(getToken)
        .get()
        .catch(() => null),
    );
  if (store.get(attributeAtom('token', 'string'))) return null;
  const session = readSession();
  return session ? (subjectOf(session.authToken) ?? userOf(signal)) : null;
}

/** Whom a token of the usual form is of; it changes with each hour, its subject doesn't. */
function subjectOf(token: string | null): string | null {
  const { sub } = claimsOf(token ?? '');
  return sub ? String(sub) : null;
}

/** The user of the stored session, as soon as it has one. */
async function userOf(signal: AbortSignal): Promise<string | undefined> {
  const present = () => {
    const { id } = (readSession()?.user ?? {}) as { id?: unknown };
    return id === undefined || id === null ? undefined : String(id);
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
