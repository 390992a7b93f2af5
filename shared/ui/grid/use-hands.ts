import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { useStable } from '../hooks/use-stable.ts';
import { buttonKeysOf, buttonsOf } from './button-keys.ts';
import { clipboardOf } from './clipboard-events.ts';
import { type Command, commandOf } from './commands.ts';
import { indexOf, isSamePlace, placeIn } from './core/cells.ts';
import type { GridAction, GridRow, GridRules, GridState, Place } from './core/grid.ts';
import { neighbour } from './core/move.ts';
import type { GridColumn } from './grid-column.ts';
import { arriveAt, bringIntoSight, inputAt, placeOf } from './places.ts';
import { useChoiceMenu } from './use-choice-menu.tsx';
import { useMouse } from './use-mouse.ts';

interface HandsOptions<Row extends GridRow> {
  columns: readonly GridColumn<Row>[];
  rules: GridRules<Row>;
  state: GridState<Row>;
  dispatch(action: GridAction<Row>): void;
  readOnly: boolean;
  box: RefObject<HTMLElement | null>;
  /** Rows that fit into the box, for Page Up and Page Down. */
  pageRows(): number;
  /** What an action made of the rows, for those who don't see it. */
  onDone(action: GridAction<Row>, before: GridState<Row>, after: GridState<Row>): void;
  onHelp(): void;
  /** Where the focus goes when no cell is left. */
  onNoCell(): void;
}

/** What mouse and clipboard need of the hands. */
export interface Hands<Row extends GridRow> {
  /** The state as it is by now, also within an event that changed it. */
  read(): GridState<Row>;
  /** Whether something in the table has the focus. */
  isHeld(): boolean;
  readonly rules: GridRules<Row>;
  readonly readOnly: boolean;
  /** Does something and, unless `stays`, takes the focus to where the grid's is then. */
  go(action: GridAction<Row>, stays?: boolean): void;
  /** Takes the range's other corner to a cell, and brings that into sight. */
  extend(place: Place): void;
  dispatch(action: GridAction<Row>): void;
  toggleMenu(input: HTMLInputElement): void;
}

/** What keys, mouse and clipboard do in the table. The handlers are the table's; only `onType` is the inputs' own. */
export function useHands<Row extends GridRow>(options: HandsOptions<Row>) {
  const { columns, rules, readOnly, box } = options;
  // Within one event the state moves on: what was dispatched is drawn at once.
  const latest = useRef(options);
  useInsertionEffect(() => {
    latest.current = options;
  });
  const held = useRef<HTMLElement>(null);

  /** Does something and, unless `stays`, takes the focus to where the grid's is then. */
  const go = useStable((action: GridAction<Row>, stays = false) => {
    // The buttons are still there, so that they keep the focus.
    if (latest.current.readOnly && action.type !== 'focused') return;
    const before = latest.current.state;
    flushSync(() => {
      menu.close();
      latest.current.dispatch(action);
    });
    const after = latest.current.state;
    const input = after.focus && inputAt(box.current, after.focus);
    if (!stays && input) arriveAt(input);
    else if (!stays) latest.current.onNoCell();
    latest.current.onDone(action, before, after);
  });

  const extend = (place: Place) => {
    flushSync(() => latest.current.dispatch({ type: 'extended', place }));
    const input = inputAt(box.current, place);
    if (input) bringIntoSight(input);
  };

  const menu = useChoiceMenu((text) => {
    const place = latest.current.state.focus;
    if (place) go({ type: 'typed', place, text });
  });

  const choiceAt = (place: Place | undefined | null) =>
    columns.find((column) => column.id === place?.column && column.kind === 'choice');

  function openMenu(input: HTMLInputElement): boolean {
    const column = choiceAt(placeOf(input));
    if (!column || input.readOnly) return false;
    menu.show(input, column, '');
    return true;
  }

  const onType = useStable((event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const place = placeOf(input);
    if (!place) return;
    const column = choiceAt(place);
    if (column) menu.show(input, column, input.value);
    latest.current.dispatch({ type: 'typed', place, text: input.value });
  });

  /** False where the key is to do what it does anywhere. */
  function run(command: Command, input: HTMLInputElement): boolean {
    const { state } = latest.current;
    const { focus, anchor, typing } = state;
    if (command === 'help') options.onHelp();
    if (command === 'help' || !focus) return command === 'help';
    if (typeof command === 'object') {
      const count = command.isPage ? options.pageRows() : 1;
      const corner = (command.extend && anchor) || focus;
      const place = neighbour(rules, state, corner, command.move, count);
      if (place && command.extend) extend(place);
      else if (place) go({ type: 'focused', place });
      else if (command.move === 'next' || command.move === 'previous') return false;
      else if (command.move === 'right' && !command.extend) buttonsOf(input)[0]?.focus();
      return true;
    }
    switch (command) {
      case 'enter':
        go({ type: 'focused', place: neighbour(rules, state, focus, 'down') ?? focus });
        return true;
      case 'escape':
        if (!typing && !anchor) return false;
        go(typing ? { type: 'typingDropped' } : { type: 'focused', place: focus });
        return true;
      case 'all': {
        const first = neighbour(rules, state, focus, 'gridStart') ?? focus;
        go({ type: 'focused', place: first });
        extend(neighbour(rules, state, first, 'gridEnd') ?? first);
        return true;
      }
      case 'edit':
        input.setSelectionRange(input.value.length, input.value.length);
        return true;
      case 'open':
        return openMenu(input);
    }
    if (readOnly) return true;
    const isRemoved = state.rows.find((row) => row.key === focus.row)?.isRemoved;
    const actions: Record<typeof command, GridAction<Row>> = {
      clear: { type: 'cleared' },
      fill: { type: 'filledDown' },
      undo: { type: 'undone' },
      redo: { type: 'redone' },
      insert: { type: 'rowAdded', after: focus.row },
      duplicate: { type: 'rowDuplicated', row: focus.row },
      remove: { type: isRemoved ? 'rowRestored' : 'rowRemoved', row: focus.row },
    };
    go(actions[command]);
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target, nativeEvent } = event;
    // A key that an input method uses for itself; Safari's last Enter comes after the composition, as code 229.
    if (nativeEvent.isComposing || event.keyCode === 229) return;
    const isDone = target instanceof HTMLInputElement ? onCellKey(event, target) : onRowKey(event);
    if (isDone) event.preventDefault();
    if (isDone || (event.key !== 'Tab' && event.key !== 'Escape')) event.stopPropagation();
  }

  function onCellKey(event: KeyboardEvent, input: HTMLInputElement): boolean {
    if (menu.onKey(event)) return true;
    const { selectionStart, selectionEnd, value } = input;
    const command = commandOf(event.nativeEvent, {
      from: selectionStart ?? 0,
      to: selectionEnd ?? 0,
      length: value.length,
      hasRange: latest.current.state.anchor !== null,
    });
    return command !== undefined && run(command, input);
  }

  function onFocus({ target }: FocusEvent) {
    held.current = target as HTMLElement;
    const place = placeOf(target);
    if (place && !isSamePlace(place, latest.current.state.focus)) {
      menu.close();
      latest.current.dispatch({ type: 'focused', place });
    }
  }

  function onBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
    // Another window came to the front: here nothing has changed.
    if ((target.getRootNode() as ShadowRoot).activeElement === target) return;
    if (!currentTarget.contains(relatedTarget)) held.current = null;
    if (held.current && placeOf(relatedTarget)) return;
    menu.close();
    const { focus } = latest.current.state;
    // From a button of a row one comes back to the column that one was in.
    latest.current.dispatch(held.current && focus ? { type: 'focused', place: focus } : { type: 'left' });
  }

  // Rows that were loaded anew may have taken away what had the focus, which then goes to the nearest.
  const { focus, rows } = options.state;
  const heldRow = () => held.current?.closest('tr')?.dataset.row;
  const heldAt = useRef(0);
  useLayoutEffect(() => {
    if (held.current?.isConnected !== false) {
      heldAt.current = indexOf(rows, heldRow());
      return;
    }
    held.current = null;
    const place = focus ?? placeIn(rows[heldAt.current] ?? rows.at(-1), rules.columns[0]);
    const input = place && inputAt(box.current, place);
    if (input) input.focus({ preventScroll: true });
    else options.onNoCell();
  });

  const hands: Hands<Row> = {
    read: () => latest.current.state,
    isHeld: () => held.current !== null,
    rules,
    readOnly,
    go,
    extend,
    dispatch: (action) => latest.current.dispatch(action),
    toggleMenu(input) {
      if (menu.isOpen) menu.close();
      else openMenu(input);
    },
  };
  const { onStepKey, onRowKey } = buttonKeysOf(hands, options.onHelp);
  const { onPaste, ...clipboard } = clipboardOf(hands);
  return {
    go,
    menu,
    onType,
    /** The row that has the focus, be it on a button. */
    heldRow,
    handlers: { onKeyDown, onFocus, onBlur, ...useMouse(hands), ...clipboard },
    /** Of the table and everything around it. */
    around: {
      onPaste,
      onKeyDown(event: KeyboardEvent) {
        if (event.isPropagationStopped() || !onStepKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
