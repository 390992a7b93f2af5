import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import * as s from './menu-button.css.ts';
import { MenuPanel } from './menu-panel.tsx';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly disabled?: boolean;
  onSelect(): void;
}

interface MenuButtonProps {
  label: string;
  items: readonly MenuItem[];
  disabled?: boolean;
}

/**
 * A small button that opens a list of actions, after the menu button pattern of the ARIA authoring practices. Before an
 * action runs the focus is on the button again, where a dialog that it opens gives it back to.
 */
export function MenuButton({ label, items, disabled = false }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (!isOpen) return;
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const close = (event: Event) => {
      if (!event.composedPath().includes(place.current!)) setOpen(false);
    };
    addEventListener('pointerdown', close, true);
    return () => removeEventListener('pointerdown', close, true);
  }, [isOpen]);

  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf((event.target as HTMLElement).closest<HTMLElement>('[role=menuitem]')!);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next !== undefined) all.at(next % all.length)?.focus();
    else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') return setOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={place} className={s.place}>
      <Button
        ref={button}
        size="sm"
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
        <ChevronDownIcon />
      </Button>
      {isOpen && (
        <MenuPanel>
          <div
            ref={menu}
            id={menuId}
            role="menu"
            aria-label={label}
            tabIndex={-1}
            className={s.menu}
            onKeyDown={onKeyDown}
          >
            {items.map(({ id, label: text, disabled: isDisabled, onSelect }) => (
              <button
                key={id}
                type="button"
                role="menuitem"
                tabIndex={-1}
                aria-disabled={isDisabled}
                className={s.item}
                onClick={() => {
                  if (isDisabled) return;
                  close();
                  onSelect();
                }}
              >
                {text}
              </button>
            ))}
          </div>
        </MenuPanel>
      )}
    </div>
  );
}
