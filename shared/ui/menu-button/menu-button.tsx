import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { isComposing } from '../../keys/is-composing.ts';
import { Button } from '../button/button.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { MenuPanel } from '../menu/menu-panel.tsx';
import { useDisclosure } from '../menu/use-disclosure.ts';
import * as s from './menu-button.css.ts';

interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly disabled?: boolean;
  onSelect(): void;
}

interface MenuButtonProps {
  label: string;
  /** Tells this button from others with the same label, for those who don't see where it stands. */
  about?: string;
  items: readonly MenuItem[];
  disabled?: boolean;
  size?: 'sm' | 'md';
  /** What an item has started is under way: the button opens nothing. */
  busy?: boolean;
}

/**
 * A button that opens a list of actions, after the menu button pattern of the ARIA authoring practices. Before an
 * action runs the focus is on the button again, where a dialog that it opens gives it back to.
 */
export function MenuButton(props: MenuButtonProps) {
  const { label, about, items, disabled = false, size = 'sm', busy = false } = props;
  const { isOpen, setOpen, place, button, close } = useDisclosure();
  const menuId = useId();
  return (
    <div ref={place} className={s.place}>
      <Button
        ref={button}
        size={size}
        disabled={disabled}
        busy={busy}
        aria-label={about && `${label}: ${about}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || busy || isComposing(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
        {/* The spinner takes its room. */}
        {!busy && <ChevronDownIcon />}
      </Button>
      {isOpen && (
        <MenuPanel>
          <Menu id={menuId} label={label} items={items} onClose={close} onLeave={() => setOpen(false)} />
        </MenuPanel>
      )}
    </div>
  );
}

interface MenuProps extends Pick<MenuButtonProps, 'label' | 'items'> {
  id: string;
  onClose(): void;
  /** The focus goes on to what follows. */
  onLeave(): void;
}

/** The open list; the focus begins at its first entry. */
function Menu({ id, label, items, onClose, onLeave }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const entries = () => [...menu.current!.querySelectorAll<HTMLElement>('[role=menuitem]')];
  useEffect(() => menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const all = entries();
    const at = all.indexOf((event.target as HTMLElement).closest<HTMLElement>('[role=menuitem]')!);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') return onLeave();
    if (event.key === 'Escape') {
      // A dialog around it stays open.
      event.stopPropagation();
      onClose();
    } else if (next === undefined) return;
    else all.at(next % all.length)?.focus();
    event.preventDefault();
  };

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={s.menu}
      onKeyDown={onKeyDown}
    >
      {items.map(({ id: item, label: text, disabled, onSelect }) => (
        <button
          key={item}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={disabled}
          className={s.item}
          onClick={() => {
            if (disabled) return;
            onClose();
            onSelect();
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
