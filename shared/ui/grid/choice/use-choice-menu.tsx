import { type KeyboardEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../../i18n/use-text.ts';
import { MenuContent } from '../../menu/menu-content.tsx';
import { MenuPanel } from '../../menu/menu-panel.tsx';
import { useMenu } from '../../menu/use-menu.ts';
import { findOptions } from '../../options/find-options.ts';
import type { Option } from '../../options/option.ts';
import { CELL_ANCHOR } from '../rows/cell.css.ts';

/** What is being chosen from: the column's name and its options. */
interface Choosing {
  readonly label: string;
  readonly options?: readonly Option[];
}

interface Shown {
  readonly input: HTMLInputElement;
  readonly label: string;
  readonly matches: readonly Option[];
}

const NONE: readonly Option[] = [];

/** The one menu of the grid. It belongs to the input of the active choice cell, which stays the same input. */
export function useChoiceMenu(onPick: (text: string) => void) {
  const text = useText();
  const [shown, setShown] = useState<Shown>();
  const { input, label = '', matches = NONE } = shown ?? {};
  const menu = useMenu({
    count: matches.length,
    name: { 'aria-label': label },
    onPick: (index) => onPick(matches[index]!.label),
  });
  const { isOpen, highlighted, inputProps } = menu;

  // The rows of the table know nothing of the menu, so that none is drawn for a highlight.
  useLayoutEffect(() => {
    if (!input || !isOpen) return;
    for (const [name, value] of Object.entries(inputProps)) {
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, String(value));
    }
    return () => {
      for (const name of Object.keys(inputProps)) input.removeAttribute(name);
      input.setAttribute('aria-expanded', 'false');
    };
  }, [input, isOpen, inputProps]);

  function show(target: HTMLInputElement, { label, options = NONE }: Choosing, query: string) {
    const found = findOptions(options, query);
    const present = found.findIndex((option) => option.label === target.value);
    setShown({ input: target, label, matches: found });
    menu.open(query.trim() && found.length > 0 ? 0 : present);
  }

  /** True when the key was the menu's and nothing else is to be done with it. */
  function onKey(event: KeyboardEvent): boolean {
    const { key } = event;
    if (!isOpen || key === 'Home' || key === 'End') return false;
    if (key !== 'Enter' && key !== 'Tab') return menu.onKey(event);
    menu.close();
    const picked = matches[highlighted]?.label;
    if (picked === undefined || picked === input?.value) return false;
    onPick(picked);
    // Tab goes on to the next cell.
    return key === 'Enter';
  }

  const node: ReactNode =
    isOpen &&
    input &&
    createPortal(
      <MenuPanel anchor={CELL_ANCHOR}>
        <MenuContent
          menu={menu}
          rows={matches}
          choice={matches.find((option) => option.label === input.value)?.id}
          empty={text('common.results', { count: 0 })}
        />
      </MenuPanel>,
      input.parentElement!,
    );
  return { isOpen, matches: isOpen ? matches : undefined, show, close: menu.close, onKey, node };
}
