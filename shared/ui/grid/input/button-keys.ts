import type { KeyboardEvent } from 'react';
import type { GridRow } from '../model/grid-model.ts';
import { inputIn } from './cell-lookup.ts';
import { commandOf } from './command-of-key.ts';
import type { GridInput } from './grid-input.ts';

const NO_TEXT = { from: 0, to: 0, length: 0, hasRange: false };

/** The buttons of the row that a node lies in, those of its cells left out. */
export const buttonsOf = (node: Element | null): HTMLElement[] => [
  ...(node?.closest('tr')?.querySelectorAll<HTMLElement>('button:not([data-choice])') ?? []),
];

/**
 * The numbers that the text of a cell may mean, in its bubble: arrows go from one to the other, Escape back into the cell. True when
 * the key was used.
 */
export function onChoiceKey({ key, target }: KeyboardEvent): boolean {
  const choice = (target as Element).closest<HTMLElement>('[data-choice]');
  if (!choice) return false;
  const isOn = key === 'ArrowDown' || key === 'ArrowRight';
  if (key === 'Escape') inputIn(choice.closest('td'))?.focus();
  else if (isOn || key === 'ArrowUp' || key === 'ArrowLeft') {
    const next = isOn ? choice.nextElementSibling : choice.previousElementSibling;
    if (next?.matches('[data-choice]')) (next as HTMLElement).focus();
  } else return false;
  return true;
}

/** Goes to the first of them; false where a cell has none. */
export function toChoices(input: HTMLInputElement): boolean {
  const choice = input.parentElement?.querySelector<HTMLElement>('[data-choice]');
  choice?.focus();
  return choice !== null && choice !== undefined;
}

/** Keys on the buttons of the grid; true when the key was used. */
export function buttonKeysOf<Row extends GridRow>(
  { perform, rules, readOnly }: GridInput<Row>,
  onHelp: () => void,
) {
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
    else if (key === 'ArrowLeft') toLastCell(row);
    else if (key === 'ArrowUp') buttonsOf(row!.previousElementSibling)[buttonIndex]?.focus();
    else if (key === 'ArrowDown') buttonsOf(row!.nextElementSibling)[buttonIndex]?.focus();
    else return false;
    return true;
  }

  function toLastCell(row: HTMLElement | null): void {
    const [key, column] = [row?.dataset.row, rules.columns.at(-1)];
    if (key !== undefined && column !== undefined)
      perform({ type: 'focused', position: { row: key, column } });
  }

  return { onStepKey, onRowKey };
}
