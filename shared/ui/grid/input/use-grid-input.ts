import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useInsertionEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../../../keys/is-composing.ts';
import { useStable } from '../../hooks/use-stable.ts';
import { useCellEditors } from '../editors/use-cell-editors.tsx';
import type { GridColumn } from '../grid-column.ts';
import type { RowAction } from '../grid-labels.ts';
import type {
  CellPosition,
  GridAction,
  GridRow,
  GridRules,
  GridState,
  Refusal,
} from '../model/grid-model.ts';
import { refusalOf } from '../model/refusal.ts';
import { indexOf } from '../model/row-list.ts';
import { buttonKeysOf, onChoiceKey, toChoices } from './button-keys.ts';
import { cellKeysOf } from './cell-keys.ts';
import { cellAt, focusAndSelect, inputAt, positionOf, revealCell } from './cell-lookup.ts';
import { type BeforePaste, clipboardOf } from './clipboard-events.ts';
import type { GridInput } from './grid-input.ts';
import { useCharacterFilter } from './use-character-filter.ts';
import { useComposition } from './use-composition.ts';
import { useFill } from './use-fill.ts';
import { useFocusedRow } from './use-focused-row.ts';
import { useMouse } from './use-mouse.ts';
import { usePasteAtFocus } from './use-paste-at-focus.ts';

interface GridInputOptions<Row extends GridRow> {
  columns: readonly GridColumn<Row>[];
  rules: GridRules<Row>;
  state: GridState<Row>;
  dispatch(action: GridAction<Row>): void;
  readOnly: boolean;
  rowActions: readonly RowAction[];
  beforePaste: BeforePaste | undefined;
  box: RefObject<HTMLElement | null>;
  /** Rows that fit into the box, for Page Up and Page Down. */
  pageRows(): number;
  /** What an action made of the rows, for those who don't see it. */
  onPerformed(action: GridAction<Row>, before: GridState<Row>, after: GridState<Row>): void;
  /** An action that the rules didn't let happen. */
  onRefused(refusal: Refusal): void;
  onHelp(): void;
  /** Where the focus goes when no cell is left. */
  onFocusLost(): void;
}

/** What keys, mouse and clipboard do in the table. The handlers are the table's; only `onType` is the control's own. */
export function useGridInput<Row extends GridRow>(options: GridInputOptions<Row>) {
  const { columns, rules, readOnly, box } = options;
  // Within one event the state moves on: what was dispatched is drawn at once.
  const latest = useRef(options);
  useInsertionEffect(() => {
    latest.current = options;
  });
  const read = () => latest.current.state;
  const dispatch = (action: GridAction<Row>) => latest.current.dispatch(action);

  const perform = useStable((action: GridAction<Row>, stays = false) => {
    // The buttons are still there, so that they keep the focus.
    if (latest.current.readOnly && action.type !== 'focused') return;
    composition.end();
    const before = read();
    const refusal = refusalOf(latest.current.rules, before.rows, action);
    const { position } = refusal ?? {};
    const isStaying = refusal ? !position : stays;
    if (action.type !== 'focused' || !enter(action.position)) {
      flushSync(() => {
        editors.close();
        if (!isStaying) setIn(true);
        if (!refusal) dispatch(action);
        else if (position) dispatch({ type: 'focused', position });
      });
      if (!isStaying) toFocus();
    }
    if (refusal) latest.current.onRefused(refusal);
    else latest.current.onPerformed(action, before, read());
  });
  /** Takes the focus to where the grid's is. */
  const toFocus = () => {
    const { focus } = read();
    const input = focus && inputAt(box.current, focus);
    if (input) {
      focusAndSelect(input);
      revealCell(input.parentElement);
    } else {
      setIn(false);
      latest.current.onFocusLost();
    }
  };

  const editors = useCellEditors({
    columns,
    onPick(text) {
      const position = read().focus;
      if (position) perform({ type: 'typed', position, text });
    },
    onTokens(input, { text, caret }) {
      const position = positionOf(input);
      flushSync(() => {
        editors.close();
        if (position) dispatch({ type: 'typed', position, text });
      });
      input.setSelectionRange(caret, caret);
    },
  });
  const columnAt = (position: CellPosition | undefined) =>
    columns.find((column) => column.id === position?.column);
  const rowAt = (position: CellPosition): Row | undefined => {
    const { rows } = read();
    return rows[indexOf(rows, position.row)];
  };
  const openEditor = (input: HTMLInputElement): boolean => {
    const position = positionOf(input);
    const column = columnAt(position);
    if (!position || !column || input.readOnly) return false;
    const row = rowAt(position);
    return (row !== undefined && editors.open(input, column, row)) || toChoices(input);
  };

  const composition = useComposition((input) => {
    const position = positionOf(input);
    const column = columnAt(position);
    const row = position && rowAt(position);
    if (!position || !column || !row) return;
    editors.onType(input, column, row);
    dispatch({ type: 'typed', position, text: input.value });
  });
  const onType = useStable((event: ChangeEvent<HTMLInputElement>) => composition.onType(event));

  useCharacterFilter(rules, box);

  /** Escape that had nothing to end: Tab then leaves the table instead of going to the next cell (D-155). */
  const isLeaving = useRef(false);

  const { isIn, setIn, enter, hasFocus, focusedRow, onFocus, onBlur } = useFocusedRow({
    ...options,
    read,
    dispatch,
    closeMenu: editors.close,
  });

  const gridInput: GridInput<Row> = {
    read,
    hasFocus,
    rules,
    readOnly,
    perform,
    enter: (position) => void enter(position, false),
    extend(position) {
      const [action, before] = [{ type: 'extended', position } as const, read()];
      flushSync(() => dispatch(action));
      revealCell(cellAt(box.current, position));
      options.onPerformed(action, before, read());
    },
    dispatch,
    openEditor,
    toggleEditor(input) {
      if (editors.isOpen) editors.close();
      else openEditor(input);
    },
  };
  const fill = useFill(gridInput, options);
  const runCellCommand = cellKeysOf(gridInput, { ...options, isLeaving });
  const { onStepKey, onRowKey } = buttonKeysOf(gridInput, options.onHelp);
  const { onPaste, ...clipboard } = clipboardOf(gridInput, options.beforePaste);
  usePasteAtFocus(options.box, onPaste);

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event;
    if (isComposing(event)) return;
    const isDone =
      target instanceof HTMLInputElement
        ? editors.onKey(event, target, columnAt(positionOf(target))) || runCellCommand(event, target)
        : onChoiceKey(event) || onRowKey(event);
    if (isDone) event.preventDefault();
    if (isDone || (key !== 'Tab' && key !== 'Escape')) event.stopPropagation();
  }

  return {
    perform,
    editors,
    onType,
    composed: composition.text,
    isIn,
    focusedRow,
    /** What a drag of the range's corner would fill. */
    filling: fill.filling,
    handlers: {
      onKeyDown,
      ...composition.handlers,
      onFocus(event: FocusEvent) {
        isLeaving.current = false;
        onFocus(event);
      },
      onBlur,
      ...useMouse(gridInput),
      ...fill.handlers,
      ...clipboard,
    },
    /** Of the table and everything around it. */
    around: {
      onPaste,
      onKeyDown(event: KeyboardEvent) {
        if (isComposing(event) || event.isPropagationStopped() || !onStepKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
