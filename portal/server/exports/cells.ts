import { cellText } from '../../lists/cell/cell-text.ts';
import type { Column, Language, Money, Row } from '../../lists/definition.ts';

/** A cell of an exported file; a `Date` has the day and time of the user's clock, or of a place's, as if they were UTC. */
export type Cell = string | number | Date;

/** Writes what a column has of a row, in a language, with moments in a time zone: `money`, and what has a note, in two cells, the rest in one. */
export type CellWriter = (column: Column, row: Row) => readonly Cell[];

const DAY = /^\d{4}-\d\d-\d\d$/;
/** What a spreadsheet can't count from its first day stays a text. */
const FIRST_YEAR = 1900;

/** Numbers as numbers and days as days, as spreadsheets count with them; the rest as it stands on the screen. */
export function cellWriter(language: Language, timeZone: string): CellWriter {
  const clock = clockIn(timeZone);
  const valueCells: CellWriter = (column, row) => {
    const value = column.value(row);
    if (column.kind === 'money') return moneyCells(value);
    if (typeof value === 'number') return [value];
    if (typeof value === 'string' && column.kind === 'localTime') return [new Date(`${value}Z`)];
    if (typeof value === 'string' && (column.kind === 'date' || column.kind === 'dateTime')) {
      const time = clock(value);
      if (!time || time.getUTCFullYear() < FIRST_YEAR) return [value];
      if (column.kind === 'date') time.setUTCHours(0, 0, 0, 0);
      return [time];
    }
    return [cellText(column, row, language)];
  };
  return (column, row) => {
    if (!column.note) return valueCells(column, row);
    const note = column.note(row);
    return [...valueCells(column, row), note ? language.text(note) : ''];
  };
}

const moneyCells = (value: ReturnType<Column['value']>): readonly Cell[] =>
  isMoney(value) ? [value.amount, value.currency ?? ''] : ['', ''];

const isMoney = (value: ReturnType<Column['value']>): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value;

/** A day as it is, a moment as the clocks of the zone showed it; undefined for neither. */
function clockIn(timeZone: string): (iso: string) => Date | undefined {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (iso) => {
    const time = Date.parse(iso);
    if (Number.isNaN(time)) return undefined;
    if (DAY.test(iso)) return new Date(time);
    const part = Object.fromEntries(
      format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
    );
    return new Date(
      Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour ?? 0, part.minute ?? 0),
    );
  };
}
