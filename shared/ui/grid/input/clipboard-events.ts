import type { ClipboardEvent } from 'react';
import { isSamePosition } from '../model/cells.ts';
import { copyText, copyValues } from '../model/clipboard.ts';
import { parseBlock } from '../model/clipboard-text.ts';
import { readValues, VALUES_TYPE, writeValues } from '../model/copied-values.ts';
import type { Block, CellRange, GridRow } from '../model/grid-model.ts';
import { refusalOfBlock } from '../model/refusal.ts';
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
  /** Whether a cell of a number takes part as a whole: what is selected there is all of its text. */
  const isWholeNumber = (target: EventTarget): boolean =>
    target instanceof HTMLInputElement &&
    rules.numbers?.has(positionOf(target)?.column ?? '') === true &&
    target.selectionStart === 0 &&
    target.selectionEnd === target.value.length;

  /**
   * A text selected inside one cell is the browser's to copy, unless it is all of a number; without one the cell or range goes as
   * a block. Numbers go along as values: they are the same ones in a page of another language.
   */
  function onCopy(event: ClipboardEvent, isCut = false) {
    const state = read();
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (!state.anchor && target.selectionStart !== target.selectionEnd && !isWholeNumber(target)) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyText(rules, state));
    const values = copyValues(rules, state);
    if (values) event.clipboardData.setData(VALUES_TYPE, writeValues(values));
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
    const copied = readValues(event.clipboardData.getData(VALUES_TYPE), pasted);
    const block = beforePaste && !refusalOfBlock(pasted) ? beforePaste(pasted, range) : pasted;
    const isNumber = copied?.[0]?.[0] && isWholeNumber(event.target);
    if (!isBlock && !isNumber && block === pasted) return;
    event.preventDefault();
    if (block) perform({ type: 'pasted', block, range, values: block === pasted ? copied : undefined });
  }

  return { onCopy, onCut: (event: ClipboardEvent) => onCopy(event, true), onPaste };
}
