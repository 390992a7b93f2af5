import { useEffect, useRef } from 'react';

/**
 * Brings the top of the page into view and focuses its heading when another submission is opened: the links that open
 * one stand below the form.
 */
export function useStartOfForm(id: number | undefined): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [id]);
}
