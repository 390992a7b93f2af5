import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from '../../../i18n/use-text.ts';
import { MenuPanel } from '../../menu/menu-panel.tsx';
import { CELL_ANCHOR } from '../rows/cell.css.ts';
import { Calendar, idOfDay } from './calendar.tsx';
import { dayAfter, firstDayIn, isDay, today } from './calendar-days.ts';
import { useInputProps } from './use-input-props.ts';

interface Shown {
  readonly input: HTMLInputElement;
  readonly label: string;
  /** The day that the cell holds. */
  readonly value: string | undefined;
  /** The highlighted day. */
  readonly day: string;
}

/**
 * The one calendar of the grid, at the input of the active date cell. Our own: the browser's can't be opened by a page
 * in a frame of another origin, and WebKit has none on Linux.
 */
export function useCalendar(onPick: (day: string) => void) {
  const id = useId();
  const locale = useLocale();
  const [shown, setShown] = useState<Shown>();
  const { input, day } = shown ?? {};
  const close = () => setShown(undefined);
  const move = (to: string) => setShown((now) => now && { ...now, day: to });
  const inputProps = useMemo(
    () => ({
      'aria-expanded': true,
      'aria-controls': id,
      'aria-activedescendant': day && idOfDay(id, day),
    }),
    [id, day],
  );
  useInputProps(input, shown !== undefined, inputProps);

  /** True when the key was the calendar's and nothing else is to be done with it. */
  function onKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
    if (!shown) return false;
    if (key === 'Escape' || (altKey && key === 'ArrowUp')) {
      close();
      return true;
    }
    if (key === 'Enter' || key === 'Tab') {
      close();
      const isPicked = shown.day !== shown.value && (key === 'Enter' || shown.day !== startOf(shown.value));
      if (isPicked) onPick(shown.day);
      // Tab goes on to the next cell.
      return isPicked && key === 'Enter';
    }
    if (ctrlKey || metaKey || shiftKey || altKey) return false;
    const next = dayAfter(key, shown.day, firstDayIn(locale));
    if (next) move(next);
    return next !== undefined;
  }

  const node: ReactNode =
    shown &&
    createPortal(
      <MenuPanel anchor={CELL_ANCHOR}>
        <Calendar
          id={id}
          label={shown.label}
          day={shown.day}
          value={shown.value}
          onMove={move}
          onPick={onPick}
        />
      </MenuPanel>,
      shown.input.parentElement!,
    );
  return {
    isOpen: shown !== undefined,
    /** `text` is what the cell holds: where that is a day the calendar begins there, else today. */
    show(target: HTMLInputElement, label: string, text: string) {
      const value = isDay(text) ? text : undefined;
      setShown({ input: target, label, value, day: startOf(value) });
    },
    close,
    onKey,
    node,
  };
}

const startOf = (value: string | undefined): string => value ?? today();
