import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Option } from '../options/option.ts';

/**
 * Moves the focus among chips. When the focused chip goes, at once or after an answer of the server, the focus
 * goes to the one that takes its place, else to the last one, else to the input; it is never lost.
 */
export function useChipFocus(chips: readonly Option[], input: RefObject<HTMLInputElement | null>) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<{ id: Option['id']; index: number }>(undefined);

  const focus = useCallback(
    (index: number) => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? [];
      (buttons[index] ?? input.current)?.focus();
    },
    [input],
  );

  useLayoutEffect(() => {
    const before = focused.current;
    if (!before || chips.some((chip) => chip.id === before.id)) return;
    focus(Math.min(before.index, chips.length - 1));
  }, [chips, focus]);

  return useMemo(() => ({ list, focused, input, focus }), [input, focus]);
}

export type ChipFocus = ReturnType<typeof useChipFocus>;
