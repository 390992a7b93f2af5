import { useCallback, useEffect, useState } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { useStable } from '../../../shared/ui/hooks/use-stable.ts';

interface Loaded<T> {
  isLoading: boolean;
  value: T | undefined;
  error: unknown;
  retry(): void;
}

/** What a request answers, asked for again whenever `key` changes; an older answer is dropped. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, key: unknown): Loaded<T> {
  const ask = useStable(load);
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ key: unknown; turn: number; value?: T; error?: unknown }>();

  useEffect(() => {
    const abort = new AbortController();
    ask(abort.signal).then(
      (value) => !abort.signal.aborted && setAnswer({ key, turn, value }),
      (error) => !abort.signal.aborted && !isAborted(error) && setAnswer({ key, turn, error }),
    );
    return () => abort.abort();
  }, [ask, key, turn]);

  const present = answer && answer.key === key && answer.turn === turn ? answer : undefined;
  return {
    isLoading: !present,
    value: present?.value,
    error: present?.error,
    retry: useCallback(() => setTurn((n) => n + 1), []),
  };
}
