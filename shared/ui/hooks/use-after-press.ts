import { useEffect, useInsertionEffect, useReducer, useRef } from 'react';

/** A finger that lifts brings the mouse's events, in which the focus moves, only afterwards. */
const PRESSES = ['pointerdown', 'mousedown'] as const;
/** The browser has found what is clicked by then. A key or a free pointer ends a press whose end went elsewhere, as to a menu. */
const RELEASES = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'contextmenu', 'keydown'] as const;

let isPressed = false;
let users = 0;
const waiting = new Set<() => void>();

const press = ({ button }: MouseEvent) => {
  if (button !== 0) return;
  isPressed = true;
  addEventListener('pointermove', move, true);
};
const move = ({ buttons }: PointerEvent) => {
  if (buttons === 0) release();
};
const release = () => {
  isPressed = false;
  removeEventListener('pointermove', move, true);
  for (const tell of [...waiting]) tell();
};

/** Sees every press of the page, as long as somebody asks for it. */
function watchPresses(): () => void {
  users += 1;
  if (users === 1) {
    for (const type of PRESSES) addEventListener(type, press, true);
    for (const type of RELEASES) addEventListener(type, release, true);
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    release();
    for (const type of PRESSES) removeEventListener(type, press, true);
    for (const type of RELEASES) removeEventListener(type, release, true);
  };
}

/**
 * The value; while the mouse or a finger presses something, the one from before. A press moves the focus, and what is
 * said because a field was left would move away what is pressed, so that the click were lost.
 */
export function useAfterPress<T>(value: T): T {
  const last = useRef(value);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const shown = isPressed ? last.current : value;
  useInsertionEffect(() => {
    last.current = shown;
  });
  useEffect(watchPresses, []);
  useEffect(() => {
    if (shown === value) return;
    waiting.add(draw);
    return () => {
      waiting.delete(draw);
    };
  });
  return shown;
}
