import { type PointerEvent, useCallback, useId, useMemo, useRef, useState } from 'react';
import { highlightAfter } from './menu-keys.ts';

interface MenuOptions {
  /** Rows of the list, an action below the options included. */
  count: number;
  /** The list's accessible name, or the id of the node that has it. */
  name: { 'aria-label': string } | { 'aria-labelledby': string };
  onPick(index: number): void;
}

/**
 * Whether a list of options is open, and its highlighted row. The focus stays in the input, which points to the
 * list and to the row (`inputProps`). What opens the menu and what a pick does is for its user to decide.
 */
export function useMenu({ count, name, onPick }: MenuOptions) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const isPointerActive = useRef(false);
  const [wanted, setWanted] = useState<number>();
  const isOpen = wanted !== undefined;
  // The list may have become shorter since the highlight was set.
  const highlighted = isOpen && wanted < count ? wanted : -1;

  /** Opens the menu, or highlights another row of the open one; -1 for none. */
  const open = useCallback((index = -1) => {
    // A menu that opens, or has other rows, shows its highlight, wherever the pointer is.
    isPointerActive.current = false;
    setWanted(index);
  }, []);
  const close = useCallback(() => setWanted(undefined), []);

  return {
    isOpen,
    highlighted,
    open,
    close,
    /** True when the key was one of the open list's and nothing else is to be done with it. */
    onKey({ key, altKey }: { key: string; altKey: boolean }): boolean {
      isPointerActive.current = false;
      if (!isOpen) return false;
      if (key === 'Escape' || (altKey && key === 'ArrowUp')) {
        close();
        return true;
      }
      const next = highlightAfter(key, highlighted, count);
      if (next !== undefined) setWanted(next);
      return next !== undefined;
    },
    inputProps: useMemo(
      () => ({
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        'aria-activedescendant': highlighted >= 0 ? `${id}${highlighted}` : undefined,
      }),
      [id, isOpen, highlighted],
    ),
    listRef,
    listProps: { ref: listRef, id, role: 'listbox', ...name },
    itemProps: (index: number) => ({
      id: `${id}${index}`,
      role: 'option',
      'aria-selected': index === highlighted,
      onClick: () => onPick(index),
      onPointerMove: ({ movementX, movementY }: PointerEvent) => {
        // A list that scrolls under a resting pointer must not take the highlight from the keyboard.
        if (!movementX && !movementY) return;
        isPointerActive.current = true;
        if (index !== highlighted) setWanted(index);
      },
    }),
    /** True while the pointer leads the highlight: then the list must not scroll by itself. */
    isPointerActive: () => isPointerActive.current,
  };
}
