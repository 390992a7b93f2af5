import { useCallback, useEffect, useState } from 'react';
import { ClientError, isAborted } from '../../../shared/client/client-error.ts';
import { poll } from '../../../shared/client/poll.ts';
import { useSession } from '../session/use-session.ts';

type State<T> =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: unknown }
  /** `isLost`: the last question wasn't answered; what is shown may be old. */
  | { readonly step: 'shown'; readonly value: T; readonly isLost: boolean };

export interface Polled<T> {
  readonly state: State<T>;
  /** It was changed by its person, and is so now. */
  show(value: T): void;
  retry(): void;
}

/**
 * Something that a job works on, asked for again and again while it is under way. A lost connection is waited for. Keep
 * the function `load` as long as it stands for the same; what stands for something else needs another component.
 */
export function usePolled<T>(
  load: (signal: AbortSignal) => Promise<T>,
  isUnderWay: (value: T) => boolean,
): Polled<T> {
  const token = useSession()?.authToken;
  const [state, setState] = useState<State<T>>({ step: 'loading' });
  const [tries, setTries] = useState(0);
  const isWanted =
    state.step === 'loading' || (state.step === 'shown' && (state.isLost || isUnderWay(state.value)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody asked to try again
  useEffect(() => {
    if (!token || !isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    poll(async () => {
      try {
        setState({ step: 'shown', value: await load(signal), isLost: false });
      } catch (error) {
        if (isAborted(error)) return;
        console.warn('[portal] What a job works on could not be loaded:', error);
        setState((last) => afterFailure(last, error));
      }
    }, signal);
    return () => controller.abort();
  }, [load, token, isWanted, tries]);

  const show = useCallback((value: T) => setState({ step: 'shown', value, isLost: false }), []);
  const retry = useCallback(() => {
    setState((last) => (last.step === 'shown' ? last : { step: 'loading' }));
    setTries((count) => count + 1);
  }, []);
  return { state, show, retry };
}

/** Asking again doesn't help: it is not there, or not for this person. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ClientError && (error.status ?? 500) < 500 && error.status !== 429;

/** What is shown stays where the service can't be reached; a refusal takes its place. */
const afterFailure = <T>(last: State<T>, error: unknown): State<T> =>
  last.step === 'shown' && !isRefusal(error) ? { ...last, isLost: true } : { step: 'failed', error };
