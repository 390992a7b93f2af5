import { type RefObject, useLayoutEffect } from 'react';
import { useStable } from '../../../shared/ui/hooks/use-stable.ts';

/** Where work can be lost: the state of a form, or the place of what is no form. */
export interface WorkPlace {
  readonly ref: RefObject<HTMLElement | null>;
  /** Of a form: a text in one of its fields that has not become its value is work, too. */
  readonly fields?: { readonly typed: number };
}

interface UnsavedWork {
  /** What was entered differs from what is stored. */
  isDirty: boolean;
  /** It is saved, or given up: nothing in it is work any more. */
  isOver?: boolean;
  /** Says, when it comes to that, whether leaving would lose what was entered: not what the device keeps. */
  isLost?(): boolean;
}

/**
 * Reports unsaved work in `place` by `fp-dirty`, as the elements do: links then load the page, and the browser asks
 * before leaving (D-31). Answers whether there is any.
 */
export function useUnsavedWork(
  place: WorkPlace,
  { isDirty, isOver = false, isLost = always }: UnsavedWork,
): boolean {
  const { ref } = place;
  const isTyped = place.fields !== undefined && place.fields.typed > 0;
  const isInWork = (isDirty || isTyped) && !isOver;
  // What the device keeps is what was entered, without a text that has become no value yet.
  const wouldLose = useStable(() => isLost() || isTyped);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isInWork) return;
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
  }, [ref, isInWork, wouldLose]);
  return isInWork;
}

const always = () => true;
