import type { KeyboardEvent } from 'react';
import { nameOf } from '../column-name.ts';
import type { GridColumn } from '../grid-column.ts';
import type { GridRow } from '../model/grid-model.ts';
import type { TokenText } from './tokens.ts';
import { useCalendar } from './use-calendar.tsx';
import { useChoiceMenu } from './use-choice-menu.tsx';

interface CellEditorOptions {
  /** The cell holds this text now. */
  onPick(text: string): void;
  onTokens(input: HTMLInputElement, tokens: TokenText): void;
}

/**
 * What helps to fill the focused cell beside its input: the list of a choice or of tokens, and the calendar of a date.
 * At most one is open, and none is in the page before.
 */
export function useCellEditors({ onPick, onTokens }: CellEditorOptions) {
  const menu = useChoiceMenu({ onPick, onTokens });
  const calendar = useCalendar(onPick);
  const close = () => {
    menu.close();
    calendar.close();
  };

  return {
    isOpen: menu.isOpen || calendar.isOpen,
    matches: menu.matches,
    close,
    /** Opens the list or the calendar; false for a cell that has none. `text` is what the row holds there. */
    open<Row extends GridRow>(input: HTMLInputElement, column: GridColumn<Row>, text: string): boolean {
      if (column.kind === 'date') calendar.show(input, nameOf(column), text);
      else if (column.kind === 'choice' || column.kind === 'tokens') menu.show(input, column, false);
      else return false;
      return true;
    },
    /** What was typed narrows the list; a calendar is over. */
    onType<Row extends GridRow>(input: HTMLInputElement, column: GridColumn<Row>): void {
      if (column.kind === 'choice' || column.kind === 'tokens') menu.show(input, column, true);
      else calendar.close();
    },
    /** True when the key was the editor's and nothing else is to be done with it. */
    onKey<Row extends GridRow>(
      event: KeyboardEvent,
      input: HTMLInputElement,
      column: GridColumn<Row> | undefined,
    ): boolean {
      if (menu.onKey(event) || calendar.onKey(event)) return true;
      return column?.kind === 'tokens' && menu.onTokenKey(event, input);
    },
    node: (
      <>
        {menu.node}
        {calendar.node}
      </>
    ),
  };
}
