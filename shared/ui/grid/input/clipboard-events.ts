import type { ClipboardEvent } from 'react';
import { copyText } from '../model/clipboard.ts';
import { parseBlock } from '../model/clipboard-text.ts';
import type { Block, CellRange, GridRow } from '../model/grid-model.ts';
import { positionOf } from './cell-lookup.ts';
import type { GridInput } from './grid-input.ts';

/**
 * Looks at a block before it is pasted into a range. Gives the block that is pasted, the same or another one; null where
 * the tool takes it over, as to ask something first, and calls `paste` of the grid's handle later, or never.
 */
export type BeforePaste = (block: Block, range: CellRange) => Block | null;

const OTHERS = 'dialog, input, textarea, select, [contenteditable]';

/** Blocks from and to the clipboard. What concerns the text of one cell alone is left to the browser. */
export function clipboardOf<Row extends GridRow>(
  { read, rules, readOnly, perform, dispatch }: GridInput<Row>,
  beforePaste: BeforePaste | undefined,
) {
  /** A text selected inside one cell is the browser's to copy; without one the cell or range goes as a block. */
  function onCopy(event: ClipboardEvent, isCut = false) {
    const state = read();
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (!state.anchor && target.selectionStart !== target.selectionEnd) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyText(rules, state));
    if (isCut && !readOnly) perform({ type: 'cleared' });
  }

  /**
   * A single value in a single cell is the browser's to insert; everything else is a block. Beside the cells, as on
   * `Add Row`, a block makes rows at the end; what is pasted into a text field or a dialog there is left to it.
   */
  function onPaste(event: ClipboardEvent) {
    const isInCell = positionOf(event.target) !== undefined;
    if (!isInCell && (event.target as Element).closest(OTHERS)) return;
    const text = event.clipboardData.getData('text/plain');
    const isBlock = /[\t\r\n]/.test(text.replace(/\r?\n$/, ''));
    if (!isBlock && !(isInCell && read().anchor)) return;
    event.preventDefault();
    if (!text || readOnly) return;
    if (!isInCell) dispatch({ type: 'left' });
    const { focus, anchor } = read();
    const pasted = parseBlock(text);
    const block = beforePaste ? beforePaste(pasted, { focus, anchor }) : pasted;
    if (block) perform({ type: 'pasted', block });
  }

  return { onCopy, onCut: (event: ClipboardEvent) => onCopy(event, true), onPaste };
}
