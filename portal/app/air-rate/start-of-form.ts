import { useEffect, useRef } from 'react';

/** Brings the top of the page into view and focuses its heading: what works on the form stands below it. */
export function showStartOfForm(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Shows the start when another submission is opened. */
export function useStartOfForm(id: number | undefined): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    showStartOfForm();
  }, [id]);
}
