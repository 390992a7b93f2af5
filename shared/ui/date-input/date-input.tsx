import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import { TextInput } from '../field/text-input.tsx';
import type { CellEditorHandle } from '../grid/cell-editor.ts';
import { calendarEditor } from '../grid/date/calendar-editor.tsx';
import { normalizedDate } from '../grid/date/date-cell.ts';
import { texts } from '../grid/date/texts/index.ts';
import { CalendarIcon } from '../icons/icons.tsx';
import * as s from './date-input.css.ts';

interface DateInputProps {
  /** As it was typed; YYYY-MM-DD once it was left. */
  value: string;
  onText(text: string): void;
  /** It was left, or a day was picked; `text` is what it holds from now on. */
  onLeave?(text: string): void;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

/**
 * A day, typed in any of the ways of `readDate` or picked from a calendar; inside a `Field` it takes over its name, hint
 * and error. Nothing is written into it while it has the focus, but what is picked. Alt+Down or F2 opens the calendar, as
 * in the cells of a grid.
 */
export function DateInput({ value, onText, onLeave, name, disabled, readOnly }: DateInputProps) {
  const text = useText(texts);
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const calendar = useRef<CellEditorHandle>(null);
  const [isOpen, setOpen] = useState(false);
  const isLocked = disabled || readOnly;

  const take = (day: string) => {
    setOpen(false);
    if (day !== value) onText(day);
    onLeave?.(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) {
      const opens = event.key === 'F2' || (event.key === 'ArrowDown' && event.altKey);
      if (!opens || isLocked) return;
      event.preventDefault();
      return setOpen(true);
    }
    // Enter closes the calendar and does not submit the form around it.
    if (calendar.current?.onKey(event) || event.key === 'Enter') event.preventDefault();
  };
  return (
    <div className={s.box}>
      <TextInput
        ref={input}
        name={name}
        value={value}
        onText={(typed) => {
          setOpen(false);
          onText(typed);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => take(normalizedDate(value, locale))}
        disabled={disabled}
        readOnly={readOnly}
        autoComplete="off"
        spellCheck={false}
        aria-haspopup="grid"
      />
      <span className={s.button}>
        <IconButton
          label={text('calendar.name')}
          tabIndex={-1}
          disabled={isLocked}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus();
            setOpen(!isOpen);
          }}
        >
          <CalendarIcon />
        </IconButton>
      </span>
      {isOpen && (
        <calendarEditor.Popup
          ref={calendar}
          input={input.current!}
          label={text('calendar.name')}
          text={normalizedDate(value, locale)}
          onPick={take}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
