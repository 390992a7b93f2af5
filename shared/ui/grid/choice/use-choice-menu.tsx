import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../../i18n/use-text.ts';
import { MenuMessage } from '../../combobox/menu-message.tsx';
import { MenuPanel } from '../../combobox/menu-panel.tsx';
import { OptionList } from '../../combobox/option-list.tsx';
import type { Entry, Option } from '../../combobox/options.ts';
import type { GridOption } from '../grid-column.ts';
import { CELL_ANCHOR } from '../rows/cell.css.ts';
import { findChoices } from './choices.ts';

interface OpenMenu {
  readonly input: HTMLInputElement;
  readonly label: string;
  readonly matches: readonly Option[];
  readonly highlighted: number;
}

/** As far as Page Up and Page Down go. */
const PAGE = 8;

/** What is being chosen from: the column's name and its options. */
interface Choosing {
  readonly label: string;
  readonly options?: readonly GridOption[];
}

/** The one menu of the grid. It belongs to the input of the active choice cell, which stays the same input. */
export function useChoiceMenu(onPick: (text: string) => void) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const isPointerActive = useRef(false);
  const close = () => setMenu(null);
  const highlight = (highlighted: number) => setMenu((open) => open && { ...open, highlighted });

  function show(input: HTMLInputElement, { label, options = [] }: Choosing, query: string) {
    // A menu that opens, or has other rows, shows its highlight, wherever the mouse was before.
    isPointerActive.current = false;
    const matches = findChoices(options, query);
    const present = matches.findIndex((option) => option.label === input.value);
    setMenu({ input, label, matches, highlighted: query.trim() && matches.length > 0 ? 0 : present });
  }

  /** True when the key was the menu's and nothing else is to be done with it. */
  function onKey({ key, altKey }: KeyboardEvent): boolean {
    if (!menu) return false;
    isPointerActive.current = false;
    const { matches, highlighted, input } = menu;
    const last = matches.length - 1;
    const picked = matches[highlighted]?.label;
    switch (key) {
      case 'ArrowDown':
        highlight(highlighted < last ? highlighted + 1 : 0);
        return true;
      case 'ArrowUp':
        if (altKey) close();
        else highlight(highlighted > 0 ? highlighted - 1 : last);
        return true;
      case 'PageDown':
        highlight(Math.min(last, highlighted + PAGE));
        return true;
      case 'PageUp':
        highlight(Math.max(0, highlighted - PAGE));
        return true;
      case 'Escape':
        close();
        return true;
      case 'Enter':
      case 'Tab':
        close();
        if (picked === undefined || picked === input.value) return false;
        onPick(picked);
        // Tab goes on to the next cell.
        return key === 'Enter';
    }
    return false;
  }

  const node: ReactNode =
    menu &&
    createPortal(
      <ChoiceMenu menu={menu} highlight={highlight} pick={onPick} isPointerActive={isPointerActive} />,
      menu.input.parentElement!,
    );
  return { isOpen: menu !== null, matches: menu?.matches, show, close, onKey, node };
}

interface ChoiceMenuProps {
  menu: OpenMenu;
  highlight(index: number): void;
  pick(text: string): void;
  isPointerActive: RefObject<boolean>;
}

function ChoiceMenu({ menu, highlight, pick, isPointerActive }: ChoiceMenuProps) {
  const { input, label, matches, highlighted } = menu;
  const text = useText();
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const active = highlighted >= 0 ? `${id}${highlighted}` : '';

  // The rows of the table know nothing of the menu, so that none is drawn for a highlight.
  useLayoutEffect(() => {
    input.setAttribute('aria-expanded', 'true');
    input.setAttribute('aria-controls', id);
    return () => {
      input.setAttribute('aria-expanded', 'false');
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
    };
  }, [input, id]);
  useLayoutEffect(() => {
    if (active) input.setAttribute('aria-activedescendant', active);
    else input.removeAttribute('aria-activedescendant');
  }, [input, active]);

  const list = {
    highlighted,
    listRef,
    listProps: { ref: listRef, id, role: 'listbox', 'aria-label': label },
    isPointerActive: () => isPointerActive.current,
    itemProps: (entry: Entry, index: number) => ({
      id: `${id}${index}`,
      role: 'option',
      'aria-selected': index === highlighted,
      onClick: () => pick((entry as Option).label),
      onPointerMove: ({ movementX, movementY }: PointerEvent) => {
        // A list that scrolls under a resting pointer must not take the highlight from the keyboard.
        if (!movementX && !movementY) return;
        isPointerActive.current = true;
        if (index !== highlighted) highlight(index);
      },
    }),
  };
  return (
    <MenuPanel anchor={CELL_ANCHOR}>
      {matches.length > 0 ? (
        <OptionList
          menu={list}
          rows={matches}
          create={undefined}
          createLabel={undefined}
          choice={matches.find((option) => option.label === input.value) ?? null}
        />
      ) : (
        <MenuMessage menu={list} busy={false}>
          {text('common.results', { count: 0 })}
        </MenuMessage>
      )}
    </MenuPanel>
  );
}
