import { type ChangeEvent, type KeyboardEvent, type RefObject, useInsertionEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStable } from '../hooks/use-stable.ts';
import { buttonKeysOf } from './button-keys.ts';
import { cellKeysOf } from './cell-keys.ts';
import { clipboardOf } from './clipboard-events.ts';
import type { GridAction, GridRow, GridRules, GridState, Place } from './core/grid.ts';
import type { GridColumn } from './grid-column.ts';
import type { Hands } from './hands.ts';
import { arriveAt, bringIntoSight, inputAt, placeOf } from './places.ts';
import { useChoiceMenu } from './use-choice-menu.tsx';
import { useHeld } from './use-held.ts';
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

/** What keys, mouse and clipboard do in the table. The handlers are the table's; only `onType` is the inputs' own. */
export function useHands<Row extends GridRow>(options: HandsOptions<Row>) {
  const { columns, rules, readOnly, box } = options;
  // Within one event the state moves on: what was dispatched is drawn at once.
  const latest = useRef(options);
  useInsertionEffect(() => {
    latest.current = options;
  });
  const read = () => latest.current.state;
  const dispatch = (action: GridAction<Row>) => latest.current.dispatch(action);

  const go = useStable((action: GridAction<Row>, stays = false) => {
    // The buttons are still there, so that they keep the focus.
    if (latest.current.readOnly && action.type !== 'focused') return;
    const before = read();
    flushSync(() => {
      menu.close();
      dispatch(action);
    });
    const after = read();
    const input = after.focus && inputAt(box.current, after.focus);
    if (!stays && input) arriveAt(input);
    else if (!stays) latest.current.onNoCell();
    latest.current.onDone(action, before, after);
  });

  const menu = useChoiceMenu((text) => {
    const place = read().focus;
    if (place) go({ type: 'typed', place, text });
  });
  const choiceAt = (place: Place | undefined) =>
    columns.find((column) => column.id === place?.column && column.kind === 'choice');
  const openMenu = (input: HTMLInputElement): boolean => {
    const column = choiceAt(placeOf(input));
    if (!column || input.readOnly) return false;
    menu.show(input, column, '');
    return true;
  };

  const onType = useStable((event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const place = placeOf(input);
    if (!place) return;
    const column = choiceAt(place);
    if (column) menu.show(input, column, input.value);
    dispatch({ type: 'typed', place, text: input.value });
  });

  const { isHeld, heldRow, ...focusing } = useHeld({ ...options, read, dispatch, closeMenu: menu.close });

  const hands: Hands<Row> = {
    read,
    isHeld,
    rules,
    readOnly,
    go,
    extend(place) {
      flushSync(() => dispatch({ type: 'extended', place }));
      const input = inputAt(box.current, place);
      if (input) bringIntoSight(input);
    },
    dispatch,
    openMenu,
    toggleMenu(input) {
      if (menu.isOpen) menu.close();
      else openMenu(input);
    },
  };
  const onCellKey = cellKeysOf(hands, options);
  const { onStepKey, onRowKey } = buttonKeysOf(hands, options.onHelp);
  const { onPaste, ...clipboard } = clipboardOf(hands);

  function onKeyDown(event: KeyboardEvent) {
    const { target, nativeEvent, key } = event;
    // A key that an input method uses for itself; Safari's last Enter comes after the composition, as code 229.
    if (nativeEvent.isComposing || event.keyCode === 229) return;
    const isDone =
      target instanceof HTMLInputElement ? menu.onKey(event) || onCellKey(event, target) : onRowKey(event);
    if (isDone) event.preventDefault();
    if (isDone || (key !== 'Tab' && key !== 'Escape')) event.stopPropagation();
  }

  return {
    go,
    menu,
    onType,
    heldRow,
    handlers: { onKeyDown, ...focusing, ...useMouse(hands), ...clipboard },
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
