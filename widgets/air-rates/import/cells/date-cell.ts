import { type DateOrder, readDate } from '../../../../shared/trade/date-text.ts';

const SERIAL = /^\d{5}(?:\.\d+)?$/;
const DAY_MS = 86_400_000;
/** Day 0 of the 1900 system, for days after its 29 February 1900, which never was. */
const EPOCH = Date.UTC(1899, 11, 30);

/** What stands between the two days of a validity: also a hyphen, with spaces around it. */
const BETWEEN = /\s+(?:-|to|until|till|thru|through|bis|al?|au|hasta)\s+|\s*[–—~〜～至→]\s*/i;
const YEAR = /(?<!\d)\d{4}(?!\d)/;

/**
 * YYYY-MM-DD (AIR-37) of whatever a sheet writes, also of a day's number in Excel (45000 is 15 March 2023). What is no
 * day stays as it is, so that it is seen with its error.
 */
export function dateCell(text: string, locale: string, order: DateOrder | undefined): string {
  const trimmed = text.trim();
  if (SERIAL.test(trimmed))
    return new Date(EPOCH + Math.floor(Number(trimmed)) * DAY_MS).toISOString().slice(0, 10);
  const reading = readDate(trimmed, locale, order);
  return 'value' in reading ? reading.value : trimmed;
}

/** Both days of a validity in one cell; a single one is its end. The year may stand at the second alone. */
export function datesIn(text: string, locale: string): readonly [from: string, to: string] {
  const [from, to] = halves(text.trim(), locale);
  const year = YEAR.exec(to)?.[0];
  const isWithoutYear = from !== '' && year !== undefined && !YEAR.test(from) && /\p{L}/u.test(from);
  return [isWithoutYear ? `${from} ${year}` : from, to];
}

function halves(text: string, locale: string): readonly [string, string] {
  const parts = text.split(BETWEEN);
  if (parts.length === 2) return [parts[0]!, parts[1]!];
  const isDate = (part: string) => {
    const reading = readDate(part, locale);
    return 'value' in reading || reading.error === 'ambiguous';
  };
  // A hyphen without spaces stands also within a date.
  for (const { index } of text.matchAll(/-/g)) {
    const [from, to] = [text.slice(0, index), text.slice(index + 1)];
    if (isDate(from) && isDate(to)) return [from, to];
  }
  return ['', text];
}
