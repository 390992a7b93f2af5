import { type KeyboardEvent, useId, useImperativeHandle, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from '../../../i18n/use-text.ts';
import { dayAfter, firstDayIn, isDay, today } from '../../../trade/calendar-days.ts';
import { MenuPanel } from '../../menu/menu-panel.tsx';
import type { CellEditor, CellEditorProps } from '../cell-editor.ts';
import { useInputProps } from '../editors/use-input-props.ts';
import { Calendar, idOfDay } from './calendar.tsx';

/** The calendar at a date cell. It begins with the day that the cell holds, else with today (D-113). */
function CalendarPopup({ input, label, text, onPick, onClose, ref }: CellEditorProps) {
  const id = useId();
  const locale = useLocale();
  const value = isDay(text) ? text : undefined;
  const [start] = useState(() => value ?? today());
  const [day, setDay] = useState(start);
  const inputProps = useMemo(
    () => ({
      'aria-controls': id,
      'aria-activedescendant': idOfDay(id, day),
    }),
    [id, day],
  );
  useInputProps(input, true, inputProps);

  function onKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
    if (key === 'Escape' || (altKey && key === 'ArrowUp')) {
      onClose();
      return true;
    }
    if (key === 'Enter' || key === 'Tab') {
      // Tab takes only what was chosen, and goes on to the next cell.
      const isPicked = day !== value && (key === 'Enter' || day !== start);
      if (isPicked) onPick(day);
      else onClose();
      return isPicked && key === 'Enter';
    }
    if (ctrlKey || metaKey || shiftKey || altKey) return false;
    const next = dayAfter(key, day, firstDayIn(locale));
    if (next) setDay(next);
    return next !== undefined;
  }
  useImperativeHandle(ref, () => ({ onKey }));

  return createPortal(
    <MenuPanel>
      <Calendar id={id} label={label} day={day} value={value} onMove={setDay} onPick={onPick} />
    </MenuPanel>,
    input.parentElement!,
  );
}

/**
 * The calendar for columns of dates. Our own: the browser's can't be opened by a page in a frame of another origin, and
 * WebKit has none on Linux.
 */
export const calendarEditor: CellEditor = { popup: 'grid', Popup: CalendarPopup };
