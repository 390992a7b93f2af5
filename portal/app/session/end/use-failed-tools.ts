import { useEffect, useRef } from 'react';

type Tool = HTMLElement & { reload?(): void };

/** Codes of `fp-error` when an element was refused because the session has ended. */
const REFUSALS = ['session-expired', 'unauthorized'];

/**
 * Collects the elements that failed to load because the session had ended. The returned function reloads them; elements
 * that were loaded before may hold unsaved work and are left alone, because they have their own `Try again`.
 */
export function useFailedTools(): () => void {
  const failed = useRef(new Set<Tool>());
  const loaded = useRef(new WeakSet<EventTarget>());

  useEffect(() => {
    const onReady = ({ target }: Event) => {
      loaded.current.add(target!);
      failed.current.delete(target as Tool);
    };
    const onError = (event: Event) => {
      const { target, detail } = event as CustomEvent<{ code: string }>;
      if (REFUSALS.includes(detail.code) && !loaded.current.has(target!)) failed.current.add(target as Tool);
    };
    document.addEventListener('fp-ready', onReady);
    document.addEventListener('fp-error', onError);
    return () => {
      document.removeEventListener('fp-ready', onReady);
      document.removeEventListener('fp-error', onError);
    };
  }, []);

  return () => {
    for (const tool of failed.current) if (tool.isConnected) tool.reload?.();
    failed.current.clear();
  };
}
