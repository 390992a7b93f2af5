import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isAfterComposition } from '../../../keys/is-after-composition.ts';
import { cellOf } from './cell-lookup.ts';

/**
 * What an input method composes in the cell with the focus: `enter` hears of it when that ends, unless it was given up. Whatever
 * takes the control away must end it first.
 */
export function useComposition(enter: (input: HTMLInputElement) => void) {
  const [text, setText] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const textBefore = useRef('');

  const tell = (target: HTMLInputElement) => {
    input.current = null;
    setText(null);
    enter(target);
  };

  return {
    /** As far as it is composed; null while nothing is. */
    text,
    onType({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const event = nativeEvent as InputEvent;
      if (event.isComposing) {
        input.current = currentTarget;
        setText(currentTarget.value);
      } else if (!isAfterComposition(event)) tell(currentTarget);
    },
    /** Ends it as the input method does when its field loses the focus, which goes to the cell. */
    end() {
      const target = input.current;
      if (!target) return;
      flushSync(() => {
        cellOf(target)?.focus({ preventScroll: true });
        if (input.current) tell(target);
      });
    },
    handlers: {
      onCompositionStart({ target }: SyntheticEvent) {
        if (target instanceof HTMLInputElement) textBefore.current = target.value;
      },
      onCompositionEnd({ target }: SyntheticEvent) {
        // Where the last text was told already, there is nothing composed any more.
        if (!input.current || !(target instanceof HTMLInputElement)) return;
        if (target.value !== textBefore.current) return tell(target);
        input.current = null;
        setText(null);
      },
    },
  };
}
