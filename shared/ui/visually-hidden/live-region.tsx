import { useEffect, useState } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

interface LiveRegionProps {
  /** What to announce; empty for nothing. */
  message: string;
  /** Changes whenever the message should be announced again although it reads the same. */
  repeatKey?: unknown;
  /** Announced once message and key have not changed for as long, ms. */
  delay?: number;
}

/**
 * Announces a message politely, once typing or picking has paused. It is in the page before it has a message, and inside
 * the component that it is about, since nothing outside an open modal dialog is announced. It has no role: `status` and
 * `alert` are for banners, so that a page has few of them.
 */
export function LiveRegion({ message, repeatKey, delay = 500 }: LiveRegionProps) {
  const [announced, setAnnounced] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key announces the same message again
  useEffect(() => {
    // Else the next message would bring the last one back for as long as it waits.
    if (!message) return setAnnounced('');
    // Screen readers pass over a text that stays the same; a no-break space makes it another one.
    const timer = setTimeout(
      () => setAnnounced((last) => (last === message ? `${message}\u00a0` : message)),
      delay,
    );
    return () => clearTimeout(timer);
  }, [message, repeatKey, delay]);

  return (
    <span aria-live="polite" aria-atomic="true" className={visuallyHidden}>
      {message && announced}
    </span>
  );
}
