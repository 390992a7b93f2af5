import { useEffect, useState } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

interface LiveRegionProps {
  /** What to say; nothing is said while it is empty. */
  message: string;
  /** Changes whenever the message should be said again although it reads the same. */
  repeatKey?: unknown;
  /** How long things must have been quiet before it is said, ms. */
  delay?: number;
}

/**
 * Says a message politely, once typing or picking has paused. It is in the page before it has anything to say,
 * and inside the component that speaks: in an open modal dialog everything outside the dialog is silent. Without a
 * role: `status` and `alert` are for the banners, which who drives a page by roles must find among many fields.
 */
export function LiveRegion({ message, repeatKey, delay = 500 }: LiveRegionProps) {
  const [spoken, setSpoken] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key says the same words again
  useEffect(() => {
    // Screen readers pass over a text that stays the same; a no-break space makes it another one.
    const timer = setTimeout(
      () => setSpoken((last) => (last === message ? `${message}\u00a0` : message)),
      delay,
    );
    return () => clearTimeout(timer);
  }, [message, repeatKey, delay]);

  return (
    <span aria-live="polite" aria-atomic="true" className={visuallyHidden}>
      {message && spoken}
    </span>
  );
}
