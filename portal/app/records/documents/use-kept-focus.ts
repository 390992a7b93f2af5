import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Whatever has the focus may go, such as a row with its buttons: the focus then goes to the first control in `place` that
 * is marked `data-next-focus`, not to the top of the page.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(undefined);
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = place.current?.contains(target as Node) ? (target as Element) : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [place]);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    place.current?.querySelector<HTMLElement>('[data-next-focus]')?.focus();
  });
}
