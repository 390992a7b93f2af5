import { useEffect, useRef } from 'react';

type Tool = HTMLElement & { reload?(): void };

/** What an element says when the end of the session refused it. */
const REFUSALS = ['session-expired', 'unauthorized'];

/**
 * Remembers the elements that never got their data because the session had ended. The answer loads them again; those
 * that hold somebody's work are left alone, because they have their own `Try again`.
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
