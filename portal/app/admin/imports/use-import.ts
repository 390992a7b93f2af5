import { useCallback, useEffect, useState } from 'react';
import { ClientError, isAborted } from '../../../../shared/client/client-error.ts';
import { poll } from '../../../../shared/client/poll.ts';
import type { Import } from '../../../../shared/contract/imports.ts';
import { useSession } from '../../session/use-session.ts';
import { loadImport } from './api.ts';
import { isUnderWay, phaseOf } from './phase.ts';

type State =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: unknown }
  /** `isLost`: the last question wasn't answered; what is shown may be old. */
  | { readonly step: 'shown'; readonly value: Import; readonly isLost: boolean };

/**
 * An import, asked for again and again while it is under way. A lost connection is waited for. Another `id` needs
 * another component.
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
    poll(async () => {
      try {
        setState({ step: 'shown', value: await loadImport(id, signal), isLost: false });
      } catch (error) {
        if (isAborted(error)) return;
        console.warn('[portal] The import could not be loaded:', error);
        setState((last) => afterFailure(last, error));
      }
    }, signal);
    return () => controller.abort();
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
