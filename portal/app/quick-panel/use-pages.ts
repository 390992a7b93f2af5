import { useCallback, useEffect, useRef, useState } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { useStable } from '../../../shared/ui/hooks/use-stable.ts';

/** One page of a list, newest first. */
interface Page<T> {
  entries: readonly T[];
  hasMore: boolean;
}

/** What a list has of its entries. `refreshing` keeps what is shown in its place. */
export type Pages<T> =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | ({ kind: 'shown'; more: 'idle' | 'loading' | 'failed'; refreshing: boolean } & Page<T>);

interface PagesOf<T> {
  pages: Pages<T>;
  refresh(): void;
  loadMore(): void;
  /** Changes entries that are shown. */
  change(how: (entry: T) => T): void;
}

/**
 * A list that comes page by page. `ask` gets the id of the last entry that is there; another `about` begins anew, and
 * what was asked for before is given up.
 */
export function usePages<T extends { id: number }>(
  about: string,
  ask: (before: number | undefined, signal: AbortSignal) => Promise<Page<T>>,
): PagesOf<T> {
  const [pages, setPages] = useState<Pages<T>>({ kind: 'loading' });
  const running = useRef<AbortController>(undefined);
  const latest = useStable(ask);

  const run = useCallback(
    (before: number | undefined, onPage: (page: Page<T>) => void, onFailure: () => void) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      latest(before, mine.signal).then(
        (page) => !mine.signal.aborted && onPage(page),
        (error: unknown) => {
          if (mine.signal.aborted || isAborted(error)) return;
          console.warn('[portal] A list could not be loaded:', error);
          onFailure();
        },
      );
    },
    [latest],
  );

  const begin = useCallback(
    () =>
      run(
        undefined,
        (page) => setPages({ kind: 'shown', more: 'idle', refreshing: false, ...page }),
        () => setPages({ kind: 'failed' }),
      ),
    [run],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins anew
  useEffect(() => {
    setPages({ kind: 'loading' });
    begin();
    return () => running.current?.abort();
  }, [begin, about]);

  return {
    pages,
    refresh() {
      setPages((now) => (now.kind === 'shown' ? { ...now, refreshing: true } : { kind: 'loading' }));
      begin();
    },
    loadMore() {
      if (pages.kind !== 'shown') return;
      setPages({ ...pages, more: 'loading' });
      run(
        pages.entries.at(-1)?.id,
        (page) =>
          setPages((now) =>
            now.kind === 'shown'
              ? { ...now, more: 'idle', hasMore: page.hasMore, entries: [...now.entries, ...page.entries] }
              : now,
          ),
        () => setPages((now) => (now.kind === 'shown' ? { ...now, more: 'failed' } : now)),
      );
    },
    change: (how) =>
      setPages((now) => (now.kind === 'shown' ? { ...now, entries: now.entries.map(how) } : now)),
  };
}
