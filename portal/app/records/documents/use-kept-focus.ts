import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Whatever has the focus may go, such as a row with its buttons: the focus then goes to the first control in `place` that
 * is marked `data-next-focus`, not to the top of the page.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(undefined);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const note = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    const forget = () => {
      // A removed control isn't left, so that it is still the last one.
      if (last.current?.isConnected) last.current = undefined;
    };
    element.addEventListener('focusin', note);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', forget);
    };
  }, [place]);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    place.current?.querySelector<HTMLElement>('[data-next-focus]')?.focus();
  });
}
