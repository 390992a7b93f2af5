import { type RefObject, useLayoutEffect } from 'react';

/**
 * Reports unsaved work in `place` by `fp-dirty`, as the elements do: links then load the page, and the browser asks
 * before leaving (D-31).
 */
export function useUnsavedWork(place: RefObject<HTMLElement | null>, isDirty: boolean): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !isDirty) return;
    const report = (dirty: boolean) =>
      element.dispatchEvent(new CustomEvent('fp-dirty', { detail: { dirty }, bubbles: true }));
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    report(true);
    addEventListener('beforeunload', confirmLeave);
    return () => {
      // The event of a removed element doesn't bubble, but `hasUnsavedWork` ignores removed elements.
      report(false);
      removeEventListener('beforeunload', confirmLeave);
    };
  }, [place, isDirty]);
}
