import {
  type FocusEvent,
  type KeyboardEvent as KeyPress,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isComposing } from '../../../../shared/keys/is-composing.ts';

/** SHELL-35 */
const HOVER_TIMEOUT = 500;

type State = 'closed' | 'by-hover' | 'by-click';

/**
 * A dropdown that opens by hover, until `HOVER_TIMEOUT` after the mouse has left (SHELL-35), or by click, until the
 * next click, Escape, a click elsewhere, or a blur.
 *
 * Spread `area` on the node around button and dropdown, and `button` on the button, which gets the focus after Escape.
 */
export function useDropdown() {
  const [state, setState] = useState<State>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = state !== 'closed';

  const change = (next: State) => {
    clearTimeout(timer.current);
    setState(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: Event) => {
      if (!area.current?.contains(event.target as Node)) setState('closed');
    };
    // Also closes what was opened by hover, without moving the mouse.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) setState('closed');
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return {
    isOpen,
    close: () => change('closed'),
    area: {
      ref: area,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        setState((before) => (before === 'closed' ? 'by-hover' : before));
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(
          () => setState((before) => (before === 'by-hover' ? 'closed' : before)),
          HOVER_TIMEOUT,
        );
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) change('closed');
      },
      onKeyDown: (event: KeyPress) => {
        if (event.key !== 'Escape' || !isOpen || isComposing(event)) return;
        event.stopPropagation();
        change('closed');
        button.current?.focus();
      },
    },
    button: {
      ref: button,
      'aria-expanded': isOpen,
      onClick: () => change(state === 'by-click' ? 'closed' : 'by-click'),
    },
  };
}
