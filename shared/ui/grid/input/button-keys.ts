import type { KeyboardEvent } from 'react';
import type { GridRow } from '../model/grid-model.ts';
import { focusAndSelect } from './cell-lookup.ts';
import { commandOf } from './command-of-key.ts';
import type { GridInput } from './grid-input.ts';

const NO_TEXT = { from: 0, to: 0, length: 0, hasRange: false };

/** The buttons of the row that a node lies in. */
export const buttonsOf = (node: Element | null): HTMLElement[] => [
  ...(node?.closest('tr')?.querySelectorAll('button') ?? []),
];

/** Keys on the buttons of the grid; true when the key was used. */
export function buttonKeysOf<Row extends GridRow>({ perform, readOnly }: GridInput<Row>, onHelp: () => void) {
  /**
   * Undo and redo: a button has no text of its own to undo, and whoever just pressed `Undo` means the table and not
   * the page around it.
   */
  function onStepKey({ nativeEvent, target }: KeyboardEvent): boolean {
    if ((target as Element).closest('dialog, input')) return false;
    const command = commandOf(nativeEvent, NO_TEXT);
    if (command !== 'undo' && command !== 'redo') return false;
    if (!readOnly) perform({ type: command === 'undo' ? 'undone' : 'redone' }, true);
    return true;
  }

  /** Left and right go along the buttons of a row and back into it, up and down to the same one of another row. */
  function onRowKey(event: KeyboardEvent): boolean {
    const { key } = event;
    const button = event.target as HTMLElement;
    const buttons = buttonsOf(button);
    const buttonIndex = buttons.indexOf(button);
    const row = button.closest('tr');
    if (onStepKey(event)) return true;
    if (key === '?') onHelp();
    else if (key === 'ArrowRight') buttons[buttonIndex + 1]?.focus();
    else if (key === 'ArrowLeft' && buttonIndex > 0) buttons[buttonIndex - 1]?.focus();
    else if (key === 'ArrowLeft') focusAndSelect([...row!.querySelectorAll('input')].at(-1)!);
    else if (key === 'ArrowUp') buttonsOf(row!.previousElementSibling)[buttonIndex]?.focus();
    else if (key === 'ArrowDown') buttonsOf(row!.nextElementSibling)[buttonIndex]?.focus();
    else return false;
    return true;
  }

  return { onStepKey, onRowKey };
}
