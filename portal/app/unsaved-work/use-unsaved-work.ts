import { type RefObject, useLayoutEffect } from 'react';
import { useStable } from '../../../shared/ui/hooks/use-stable.ts';

/**
 * Reports unsaved work in `place` by `fp-dirty`, as the elements do: links then load the page, and the browser asks
 * before leaving (D-31). `isLost` says, when it comes to that, whether leaving would lose it: not what the device keeps.
 */
export function useUnsavedWork(
  place: RefObject<HTMLElement | null>,
  isDirty: boolean,
  isLost: () => boolean = always,
): void {
  const wouldLose = useStable(isLost);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !isDirty) return;
    const report = (dirty: boolean) =>
      element.dispatchEvent(new CustomEvent('fp-dirty', { detail: { dirty }, bubbles: true }));
    const confirmLeave = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    report(true);
    addEventListener('beforeunload', confirmLeave);
    return () => {
      // The event of a removed element doesn't bubble, but `hasUnsavedWork` ignores removed elements.
      report(false);
      removeEventListener('beforeunload', confirmLeave);
    };
  }, [place, isDirty, wouldLose]);
}

const always = () => true;
