import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { isComposing } from '../../keys/is-composing.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { TextInput } from '../field/text-input.tsx';
import type { CellEditorHandle } from '../grid/cell-editor.ts';
import { calendarEditor } from '../grid/date/calendar-editor.tsx';
import { texts } from '../grid/date/texts/index.ts';
import { useAfterPress } from '../hooks/use-after-press.ts';
import { CalendarIcon } from '../icons/icons.tsx';
import * as s from './date-input.css.ts';
import { DAY, type EntryKind } from './entry-kind.ts';

interface DateInputProps {
  /** What is asked for, as a rule a day. */
  kind?: EntryKind;
  /** Of a day YYYY-MM-DD, or what was typed where that can't be read. */
  value: string;
  onText(text: string): void;
  /** It was left, Enter was pressed, or a day was picked; `text` is what it holds from now on. */
  onLeave?(text: string): void;
  name?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
  ref?: RefObject<HTMLInputElement | null>;
}

/**
 * A day, or a moment, shown as the language writes it, and typed in this way or any other of its kind, the day also picked
 * from a calendar; inside a `Field` it takes over its name, hint and error. Nothing is written into it while it is typed in: a day stands as
 * the language writes it once it is picked, or the field is left or submitted by Enter. Alt+Down or F2 opens the calendar, as in
 * the cells of a grid. A day without a year is never taken for one: it is offered, once the field is left.
 */
export function DateInput({ kind = DAY, value, onText, onLeave, ref, ...rest }: DateInputProps) {
  const text = useText(texts);
  const locale = useLocale();
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const calendar = useRef<CellEditorHandle>(null);
  const [isOpen, setOpen] = useState(false);
  const [entry, setEntry] = useState<{ readonly typed: string; readonly value: string }>();
  const isLocked = rest.disabled || rest.readOnly;
  const hasCalendar = kind.day !== undefined;
  // A value that comes from elsewhere takes the place of what was typed.
  const isTyped = entry?.value === value;

  const isLeft = !isTyped && !isLocked && !kind.isRead(value);
  const offered = useAfterPress(isLeft ? kind.offer?.(value, locale) : undefined);

  const type = (typed: string) => {
    const next = kind.read(typed, locale);
    setOpen(false);
    setEntry({ typed, value: next });
    if (next !== value) onText(next);
  };
  const take = (next: string) => {
    setOpen(false);
    setEntry(undefined);
    if (next !== value) onText(next);
    onLeave?.(next);
  };
  const pick = (day: string) => {
    const next = kind.day?.put(day, value, locale) ?? day;
    // What is still missing is typed behind the day.
    if (kind.isRead(next)) take(next);
    else type(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (!isOpen) {
      // The form around it is submitted after this.
      if (event.key === 'Enter' && !isLocked) return take(kind.read(value, locale));
      const opens = hasCalendar && (event.key === 'F2' || (event.key === 'ArrowDown' && event.altKey));
      if (!opens || isLocked) return;
      event.preventDefault();
      return setOpen(true);
    }
    // Enter closes the calendar and does not submit the form around it.
    if (calendar.current?.onKey(event) || event.key === 'Enter') event.preventDefault();
  };
  return (
    <div className={hasCalendar ? s.box : undefined}>
      <TextInput
        aria-haspopup={hasCalendar ? 'grid' : undefined}
        {...rest}
        ref={input}
        value={isTyped ? entry.typed : kind.isRead(value) ? kind.show(value, locale) : value}
        onText={type}
        onKeyDown={onKeyDown}
        onBlur={() => take(kind.read(value, locale))}
        autoComplete="off"
        spellCheck={false}
      />
      {hasCalendar && (
        <span className={s.button}>
          <IconButton
            label={text('calendar.name')}
            tabIndex={-1}
            disabled={isLocked ?? false}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              setOpen(!isOpen);
            }}
          >
            <CalendarIcon />
          </IconButton>
        </span>
      )}
      {offered !== undefined && (
        <span className={s.offer}>
          <Button
            size="sm"
            onClick={() => {
              input.current?.focus();
              take(offered);
            }}
          >
            {text('date.offer', { day: kind.show(offered, locale) })}
          </Button>
        </span>
      )}
      {isOpen && (
        <calendarEditor.Popup
          ref={calendar}
          input={input.current!}
          label={text('calendar.name')}
          text={kind.day?.of(value) ?? ''}
          onPick={pick}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
