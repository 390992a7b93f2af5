import { useCallback, useEffect, useState } from 'react';
import { ClientError, isAborted } from '../../../../shared/client/client-error.ts';
import type { Import } from '../../../../shared/contract/imports.ts';
import { useSession } from '../../session/use-session.ts';
import { loadImport } from './api.ts';
import { isUnderWay, phaseOf } from './phase.ts';

type State =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: unknown }
  /** `isLost`: the last question wasn't answered; what is shown may be old. */
  | { readonly step: 'shown'; readonly value: Import; readonly isLost: boolean };

/** Between two questions, in milliseconds: a short check is seen at once, a long import asks seldom. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5_000;
const pauseAfter = (questions: number) => Math.min(FIRST_PAUSE * 1.25 ** questions, LONGEST_PAUSE);

/**
 * An import, asked for again and again while it is under way: less often with time, not while the page is hidden, and at
 * once when it is shown again. A lost connection is waited for. Another `id` needs another component.
 */
export function useImport(id: string) {
  const token = useSession()?.authToken;
  const [state, setState] = useState<State>({ step: 'loading' });
  const [tries, setTries] = useState(0);
  const isWanted =
    state.step === 'loading' ||
    (state.step === 'shown' && (state.isLost || isUnderWay(phaseOf(state.value))));

  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody asked to try again
  useEffect(() => {
    if (!token || !isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let questions = 0;
    let isAsking = false;
    const ask = async () => {
      if (document.hidden || isAsking) return;
      isAsking = true;
      clearTimeout(timer);
      try {
        setState({ step: 'shown', value: await loadImport(id, signal), isLost: false });
      } catch (error) {
        if (isAborted(error)) return;
        console.warn('[portal] The import could not be loaded:', error);
        setState((last) => afterFailure(last, error));
      }
      isAsking = false;
      if (!signal.aborted) timer = setTimeout(ask, pauseAfter(questions++));
    };
    ask();
    document.addEventListener('visibilitychange', ask, { signal });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [id, token, isWanted, tries]);

  const show = useCallback((value: Import) => setState({ step: 'shown', value, isLost: false }), []);
  const retry = useCallback(() => {
    setState((last) => (last.step === 'shown' ? last : { step: 'loading' }));
    setTries((count) => count + 1);
  }, []);
  return { state, show, retry };
}

/** What is shown stays where the service can't be reached; a refusal takes its place. */
function afterFailure(last: State, error: unknown): State {
  const isRefused = error instanceof ClientError && (error.status ?? 500) < 500 && error.status !== 429;
  return last.step === 'shown' && !isRefused ? { ...last, isLost: true } : { step: 'failed', error };
}
