import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** SHELL-37 */
const EXPAND = 50;
/** SHELL-38 */
const COLLAPSE = 100;

/**
 * Opens a minimised aside while the mouse or the keyboard focus is in it. The delays ignore a mouse that only crosses
 * or briefly leaves it. Spread `area` on the aside.
 */
export function useHoverExpand() {
  const [expanded, setExpanded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setExpanded(next), delay);
  };
  const area = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && later(true, EXPAND),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && later(false, COLLAPSE),
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && later(true, EXPAND),
    onBlur: () => later(false, COLLAPSE),
  };
  return { expanded, area };
}
