import { type RefObject, useLayoutEffect } from 'react';

/** Begins a dialog in the first field of its form, as Tab would enter it; without one the browser chooses. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(':is(input, select, textarea):enabled');
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, [form]);
}
