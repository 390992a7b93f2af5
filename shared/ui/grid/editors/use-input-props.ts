import { useLayoutEffect } from 'react';

/**
 * The attributes of a cell's input while its list or calendar is open. Set at the input itself: the rows don't have
 * them, so that none is drawn for a highlight. Keep `props` while they don't change.
 */
export function useInputProps(
  input: HTMLInputElement | undefined,
  isOpen: boolean,
  props: Readonly<Record<string, unknown>>,
): void {
  useLayoutEffect(() => {
    if (!input || !isOpen) return;
    for (const [name, value] of Object.entries(props)) {
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, String(value));
    }
    return () => {
      for (const name of Object.keys(props)) input.removeAttribute(name);
      if ('aria-expanded' in props) input.setAttribute('aria-expanded', 'false');
    };
  }, [input, isOpen, props]);
}
