import { type RefObject, useEffect } from 'react';
import { useStable } from '../../hooks/use-stable.ts';
import { acceptedText } from '../model/accepted-text.ts';
import type { GridRow, GridRules } from '../model/grid-model.ts';
import { positionOf } from './cell-lookup.ts';

/**
 * Drops typed characters that a cell doesn't accept before they are in it, so that a wrong key neither moves the caret nor
 * types over a selection. A text that is pasted or dropped stays whole: of `10-12` would be left another number. Listens by
 * itself: React's `onBeforeInput` is another event.
 */
export function useCharacterFilter<Row extends GridRow>(
  { accepts }: GridRules<Row>,
  box: RefObject<HTMLElement | null>,
): void {
  const acceptedIn = (input: EventTarget | null) => {
    const position = positionOf(input);
    return position && accepts?.(position.column);
  };
  // As the browser does after a key; React, and whoever else listens, then reads the input.
  const reportInput = (input: HTMLInputElement) =>
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));

  const onBeforeInput = useStable((event: InputEvent) => {
    const input = event.target as HTMLInputElement;
    const accepted = acceptedIn(input);
    const { data, inputType } = event;
    if (!accepted || !data || event.isComposing || inputType !== 'insertText') return;
    const text = acceptedText(accepted, data);
    if (text === data) return;
    event.preventDefault();
    if (!text) return;
    input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    reportInput(input);
  });

  /** What an input method composes can't be refused letter by letter. */
  const onCompositionEnd = useStable((event: Event) => {
    const input = event.target as HTMLInputElement;
    const accepted = acceptedIn(input);
    const { value, selectionStart } = input;
    const text = acceptedText(accepted, value);
    if (text === value) return;
    const caret = acceptedText(accepted, value.slice(0, selectionStart ?? value.length)).length;
    input.setRangeText(text, 0, value.length);
    input.setSelectionRange(caret, caret);
    reportInput(input);
  });

  useEffect(() => {
    const table = box.current!;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    table.addEventListener('beforeinput', onBeforeInput, { signal });
    table.addEventListener('compositionend', onCompositionEnd, { signal });
    return () => unmounted.abort();
  }, [box, onBeforeInput, onCompositionEnd]);
}
