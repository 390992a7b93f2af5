import type { ClipboardEvent } from 'react';
import { isSamePosition } from '../model/cells.ts';
import { copyText } from '../model/clipboard.ts';
import { parseBlock } from '../model/clipboard-text.ts';
import type { Block, CellRange, GridRow } from '../model/grid-model.ts';
import { positionOf } from './cell-lookup.ts';
import type { GridInput } from './grid-input.ts';
import type { Paste } from './use-paste-at-focus.ts';

/**
 * Looks at a block before it is pasted into a range, also at a single text in a cell, which is the browser's to insert where the
 * same block comes back. Gives the block that is pasted, the same or another one; null where
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
   * Where a paste goes: a focus that a moment ago was given to the cell may not have been drawn yet. Beside the cells, as on
   * `Add Row`, nowhere in particular.
   */
  function rangeOf(target: EventTarget): CellRange {
    const position = positionOf(target);
    const { focus, anchor } = read();
    if (!position) return { focus: null, anchor: null };
    return isSamePosition(position, focus) ? { focus, anchor } : { focus: position, anchor: null };
  }

  /**
   * A single value in a single cell is the browser's to insert, unless the tool makes more of it; everything else is a
   * block. Beside the cells a block makes rows at the end; what is pasted into a text field or a dialog there is left to it.
   */
  function onPaste(event: Paste) {
    const range = rangeOf(event.target);
    if (!range.focus && (event.target as Element).closest(OTHERS)) return;
    const text = event.clipboardData.getData('text/plain');
    const isBlock = range.anchor !== null || /[\t\r\n]/.test(text.replace(/\r?\n$/, ''));
    if (!isBlock && !range.focus) return;
    if (isBlock) event.preventDefault();
    if (!text || readOnly) return;
    if (!range.focus) dispatch({ type: 'left' });
    const pasted = parseBlock(text);
    const block = beforePaste ? beforePaste(pasted, range) : pasted;
    if (!isBlock && block === pasted) return;
    event.preventDefault();
    if (block) perform({ type: 'pasted', block, range });
  }

  return { onCopy, onCut: (event: ClipboardEvent) => onCopy(event, true), onPaste };
}
