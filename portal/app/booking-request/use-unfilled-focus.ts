import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to the first field of a form that has to be filled and is empty, once it `isReady`: what was chosen before is
 * gone with its link. A field that somebody has entered meanwhile keeps the focus.
 */
export function useUnfilledFocus(form: RefObject<HTMLFormElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady || document.activeElement !== document.body) return;
    const fields = form.current?.querySelectorAll<HTMLInputElement>(':is(input, select, textarea):required');
    [...(fields ?? [])].find(({ value }) => value === '')?.focus();
  }, [form, isReady]);
}
