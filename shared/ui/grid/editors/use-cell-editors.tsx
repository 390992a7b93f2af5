import { type KeyboardEvent, useRef, useState } from 'react';
import type { CellEditor, CellEditorHandle } from '../cell-editor.ts';
import { nameOf } from '../column-name.ts';
import type { GridColumn } from '../grid-column.ts';
import { textIn } from '../model/cells.ts';
import type { GridRow } from '../model/grid-model.ts';
import type { TokenText } from './tokens.ts';
import { useChoiceMenu } from './use-choice-menu.tsx';

interface CellEditorsOptions {
  columns: Parameters<typeof useChoiceMenu>[0]['columns'];
  /** The cell holds this text now. */
  onPick(text: string): void;
  onTokens(input: HTMLInputElement, tokens: TokenText): void;
}

interface Shown {
  readonly editor: CellEditor;
  readonly input: HTMLInputElement;
  readonly label: string;
  readonly text: string;
}

const hasList = ({ kind }: Pick<GridColumn<never>, 'kind'>) => kind === 'choice' || kind === 'tokens';

/**
 * What helps to fill the focused cell beside its input: the list of a choice or of tokens, or what the column brings
 * along, such as a calendar. At most one is open, and none is in the page before.
 */
export function useCellEditors({ columns, onPick, onTokens }: CellEditorsOptions) {
  const menu = useChoiceMenu({ columns, onPick, onTokens });
  const [shown, setShown] = useState<Shown>();
  const handle = useRef<CellEditorHandle>(null);
  const close = () => {
    menu.close();
    setShown(undefined);
  };

  return {
    isOpen: menu.isOpen || shown !== undefined,
    matches: menu.matches,
    close,
    /** Opens the editor of a row's cell; false for a cell that has none. */
    open<Row extends GridRow>(input: HTMLInputElement, column: GridColumn<Row>, row: Row): boolean {
      if (hasList(column)) menu.show(input, column, false, column.suggestion?.(row));
      else if (column.editor)
        setShown({ editor: column.editor, input, label: nameOf(column), text: textIn(row, column.id) });
      else return false;
      return true;
    },
    /** What was typed narrows a list; any other editor is over. */
    onType<Row extends GridRow>(input: HTMLInputElement, column: GridColumn<Row>, row: Row): void {
      if (hasList(column)) menu.show(input, column, true, column.suggestion?.(row));
      else setShown(undefined);
    },
    /** True when the key was the editor's and nothing else is to be done with it. */
    onKey<Row extends GridRow>(
      event: KeyboardEvent,
      input: HTMLInputElement,
      column: GridColumn<Row> | undefined,
    ): boolean {
      if (menu.onKey(event) || handle.current?.onKey(event)) return true;
      const text = column?.tokens?.textAfterKey(event, input);
      if (text !== undefined) onTokens(input, { text, caret: text.length });
      return text !== undefined;
    },
    node: (
      <>
        {menu.node}
        {shown && <shown.editor.Popup {...shown} onPick={onPick} onClose={close} ref={handle} />}
      </>
    ),
  };
}
