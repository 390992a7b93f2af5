import { cellText } from '../../app/modules/cell/cell-text.ts';
import type { Column, Language, Row } from '../../app/modules/definition.ts';

/** A cell of an exported file; a `Date` has the day and time of the user's clock as if they were UTC. */
export type Cell = string | number | Date;

/** Writes the cells of a list in a language, with moments in a time zone. */
export type CellWriter = (column: Column, row: Row) => Cell;

const DAY = /^\d{4}-\d\d-\d\d$/;
/** What a spreadsheet can't count from its first day stays a text. */
const FIRST_YEAR = 1900;

/** Numbers as numbers and days as days, as spreadsheets count with them; the rest as it stands on the screen. */
export function cellWriter(language: Language, timeZone: string): CellWriter {
  const clock = clockIn(timeZone);
  return (column, row) => {
    const value = column.value(row);
    if (typeof value === 'number') return value;
    if (typeof value === 'string' && (column.kind === 'date' || column.kind === 'dateTime')) {
      const time = clock(value);
      if (!time || time.getUTCFullYear() < FIRST_YEAR) return value;
      if (column.kind === 'date') time.setUTCHours(0, 0, 0, 0);
      return time;
    }
    return cellText(column, row, language);
  };
}

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
