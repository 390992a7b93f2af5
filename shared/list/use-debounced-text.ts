import { useEffect, useState } from 'react';
import { useStable } from '../ui/hooks/use-stable.ts';

/** D-118 */
const DEBOUNCE = 300;

interface DebouncedText {
  /** What the input shows, as it was typed. */
  readonly typed: string;
  setTyped(text: string): void;
  /** Reports what was typed at once, as Enter does. */
  flush(): void;
}

/**
 * The text of a search box or filter. `onValue` gets it without spaces around it, 300 ms after the last key; a `value`
 * that comes from elsewhere, such as Reset Filter, replaces what was typed.
 */
export function useDebouncedText(value: string, onValue: (value: string) => void): DebouncedText {
  const [typed, setTyped] = useState(value);
  const [reported, setReported] = useState(value);
  const report = useStable((text: string) => {
    const next = text.trim();
    setReported(next);
    if (next !== value) onValue(next);
  });
  if (value !== reported) {
    setReported(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === reported) return;
    const timer = setTimeout(() => report(typed), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, reported, report]);
  return { typed, setTyped, flush: () => report(typed) };
}
