import type { KeyboardEvent, RefObject } from 'react';
import type { RowAction } from '../grid-labels.ts';
import type { GridAction, GridRow } from '../model/grid-model.ts';
import { neighbour } from '../model/move.ts';
import { indexOf } from '../model/row-list.ts';
import { buttonsOf } from './button-keys.ts';
import { type Command, commandOf } from './command-of-key.ts';
import type { GridInput } from './grid-input.ts';

interface CellKeyOptions {
  /** Rows that fit on the screen. */
  pageRows(): number;
  /** A key does nothing that a row has no button for. */
  readonly rowActions: readonly RowAction[];
  /** Set by an Escape that had nothing to end; over with the next key. */
  readonly isLeaving: RefObject<boolean>;
  onHelp(): void;
}

/** They are pressed on the way to another key. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * What the keys do in a cell, such as Enter, Tab or F2; which key is which command stands in `command-of-key.ts`, what
 * becomes of the typed text in `model/typing.ts`. True when the key was used.
 */
export function cellKeysOf<Row extends GridRow>(
  { read, rules, readOnly, perform, extend, openEditor }: GridInput<Row>,
  { pageRows, rowActions, isLeaving, onHelp }: CellKeyOptions,
) {
  /** False where the key is to do what it does anywhere. */
  function run(command: Command, input: HTMLInputElement, mayLeave: boolean): boolean {
    const state = read();
    const { focus, anchor, typing } = state;
    if (command === 'help') onHelp();
    if (command === 'help' || !focus) return command === 'help';
    if (typeof command === 'object') {
      const isTab = command.move === 'next' || command.move === 'previous';
      const count = command.isPage ? pageRows() : 1;
      const corner = (command.extend && anchor) || focus;
      const position = isTab && mayLeave ? undefined : neighbour(rules, state, corner, command.move, count);
      if (position && command.extend) extend(position);
      else if (position) perform({ type: 'focused', position });
      // There is no row to go to: what was typed is complete all the same.
      else if (typing && !command.extend && (command.move === 'up' || command.move === 'down'))
        perform({ type: 'focused', position: focus });
      else if (isTab) return false;
      else if (command.move === 'right' && !command.extend) buttonsOf(input)[0]?.focus();
      return true;
    }
    switch (command) {
      case 'enter':
        perform({ type: 'focused', position: neighbour(rules, state, focus, 'down') ?? focus });
        return true;
      case 'escape':
        if (!typing && !anchor) {
          isLeaving.current = true;
          return false;
        }
        if (typing) {
          perform({ type: 'typingDropped' });
        } else {
          extend(focus);
          input.select();
        }
        return true;
      case 'text':
        extend(focus);
        input.select();
        return true;
      case 'edit':
        input.setSelectionRange(input.value.length, input.value.length);
        openEditor(input);
        return true;
      case 'open':
        return openEditor(input);
    }
    if (readOnly) return true;
    if ((command === 'duplicate' || command === 'remove') && !rowActions.includes(command)) return true;
    const isRemoved = state.rows[indexOf(state.rows, focus.row)]?.isRemoved;
    const actions: Record<typeof command, GridAction<Row>> = {
      clear: { type: 'cleared' },
      fill: { type: 'filledDown' },
      undo: { type: 'undone' },
      redo: { type: 'redone' },
      insert: { type: 'rowAdded', after: focus.row },
      duplicate: { type: 'rowDuplicated', row: focus.row },
      remove: { type: isRemoved ? 'rowRestored' : 'rowRemoved', row: focus.row },
    };
    perform(actions[command]);
    return true;
  }

  return function onCellKey({ nativeEvent }: KeyboardEvent, input: HTMLInputElement): boolean {
    const { selectionStart, selectionEnd, value } = input;
    const mayLeave = isLeaving.current;
    if (!MODIFIERS.includes(nativeEvent.key)) isLeaving.current = false;
    const command = commandOf(nativeEvent, {
      from: selectionStart ?? 0,
      to: selectionEnd ?? 0,
      length: value.length,
      hasRange: read().anchor !== null,
    });
    return command !== undefined && run(command, input, mayLeave);
  };
}
