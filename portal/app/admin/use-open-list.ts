import { useCallback, useEffect, useState } from 'react';
import { ClientError, isAborted } from '../../../shared/client/client-error.ts';
import { useSession } from '../session/use-session.ts';

export type OpenList<T> =
  | { name: 'loading' }
  | { name: 'failed'; isForbidden: boolean }
  | { name: 'loaded'; rows: readonly T[] };

/**
 * A list that is loaded as a whole, and again by `reload`; the rows stay while it is. A new session loads it, too.
 * `load` has to be the same function each time.
 */
export function useOpenList<T>(load: (signal: AbortSignal) => Promise<T[]>): {
  list: OpenList<T>;
  reload(): void;
} {
  const [list, setList] = useState<OpenList<T>>({ name: 'loading' });
  const [round, setRound] = useState(0);
  const token = useSession()?.authToken;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads again
  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    load(leaving.signal).then(
      (rows) => setList({ name: 'loaded', rows }),
      (error: unknown) => {
        if (isAborted(error)) return;
        const isForbidden = error instanceof ClientError && error.code === 'forbidden';
        setList({ name: 'failed', isForbidden });
      },
    );
    return () => leaving.abort();
  }, [load, token, round]);

  return { list, reload: useCallback(() => setRound((n) => n + 1), []) };
}
