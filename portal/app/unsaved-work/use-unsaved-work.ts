import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the portal of unsaved work in `place`, as the elements do: links then leave the page for real, and the browser
 * asks before it goes (D-31).
 */
export function useUnsavedWork(place: RefObject<HTMLElement | null>, isDirty: boolean): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !isDirty) return;
    const tell = (dirty: boolean) =>
      element.dispatchEvent(new CustomEvent('fp-dirty', { detail: { dirty }, bubbles: true }));
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    tell(true);
    addEventListener('beforeunload', ask);
    return () => {
      // An element that is out of the page by now doesn't bubble; those count no more by themselves.
      tell(false);
      removeEventListener('beforeunload', ask);
    };
  }, [place, isDirty]);
}
