import { useCallback, useEffect, useState } from 'react';

/** What a server answers to a text. */
export interface Search<T> {
  readonly state: 'searching' | 'found' | 'failed';
  /** The last answer, also while a newer text is searched for. */
  readonly found: T | undefined;
  readonly error: unknown;
  /** Asks the same again. */
  retry(): void;
}

/** How long typing pauses before the server is asked, ms. */
const PAUSE = 200;

/**
 * Asks for each new text once the typing pauses, and at once on mounting and on retry; undefined asks for nothing. A
 * newer text aborts the older, whose answer is dropped. Keep the function while it asks for the same kind of thing.
 */
export function useSearch<T>(
  ask: (text: string, signal: AbortSignal) => Promise<T>,
  text: string | undefined,
  pause = PAUSE,
): Search<T> {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ of: object; found: T | undefined; error?: unknown }>();
  const [asked, setAsked] = useState({ ask, text, round, pause: 0 });
  if (asked.ask !== ask || asked.text !== text || asked.round !== round) {
    setAsked({ ask, text, round, pause: asked.text === text ? 0 : pause });
  }

  useEffect(() => {
    if (asked.text === undefined) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const { signal } = leaving;
      try {
        const found = await asked.ask(asked.text!, signal);
        if (!signal.aborted) setAnswer({ of: asked, found });
      } catch (error) {
        if (!signal.aborted) setAnswer((before) => ({ of: asked, found: before?.found, error }));
      }
    }, asked.pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked]);

  const isAnswered = answer?.of === asked;
  return {
    state: !isAnswered ? 'searching' : 'error' in answer ? 'failed' : 'found',
    found: answer?.found,
    error: isAnswered ? answer.error : undefined,
    retry: useCallback(() => setRound((n) => n + 1), []),
  };
}
