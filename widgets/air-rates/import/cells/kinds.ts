import { type DateReading, readDate } from '../../../../shared/trade/date-text.ts';
import { narrow } from '../../../../shared/trade/narrow.ts';
import { type NumberReading, readNumber } from '../../../../shared/trade/read-number.ts';
import { isDateTarget, isNumberTarget } from '../targets.ts';
import { withoutPriceUnits } from '../units/units.ts';
import { isAirline } from './airline-cell.ts';
import { numberCell } from './number-cell.ts';

/** What the text of a cell could be, by its looks alone. */
export type Kind = 'airline' | 'code' | 'codes' | 'date' | 'number' | 'range' | 'text';

const CODE = /^[A-Za-z]{3}$/;
const CODES = /^[A-Za-z]{3}(?:\s*[-/,>]\s*[A-Za-z]{3})+$/;
const NUMBER = /^\D{0,4}\d[\d.,'’]*\s*(?:[$€£]|[A-Za-z]{3})?\s*(?:\/\s*kgs?)?$/;
const SIGNED = /^\s*[+\-<>≤≥=@]/;
const RANGE = /^\d{1,3}\s*[-–~]\s*\d{1,3}(?:\s*\p{L}+)?$/u;
const DATE = /^\d{1,4}\s*[-/.年]\s*\d{1,2}|年|\d\D*\p{L}{3}|\p{L}{3}.*\d{2}/u;

/** A sign in front makes no number: `+ 100` is a heading, and texts stay what they are. */
export function kindOf(cell: string, locale: string): Kind {
  const text = withoutPriceUnits(narrow(cell).trim());
  if (isAirline(text)) return 'airline';
  if (CODE.test(text)) return 'code';
  if (CODES.test(text)) return 'codes';
  if (RANGE.test(text)) return 'range';
  // A day between dots looks like a number.
  if (DATE.test(text) && isDay(readDate(text, locale))) return 'date';
  if (SIGNED.test(text)) return 'text';
  return NUMBER.test(text) || isNumber(readNumber(numberCell(text), '.')) ? 'number' : 'text';
}

const isDay = (reading: DateReading) => 'value' in reading || reading.error === 'ambiguous';
const isNumber = (reading: NumberReading) => 'value' in reading || reading.error === 'ambiguous';

/** Whether a text of this kind may stand in the column of the table. Names stand where codes or names are chosen. */
export function fits(kind: Kind, target: string): boolean {
  if (isNumberTarget(target)) return kind === 'number' || (kind === 'range' && target === 'time');
  if (isDateTarget(target)) return kind === 'date';
  if (target === 'from' || target === 'to') return kind === 'code' || kind === 'text';
  if (target === 'routing') return kind === 'code' || kind === 'codes' || kind === 'text';
  if (target === 'airline') return kind === 'text' || kind === 'code' || kind === 'airline';
  return true;
}

/** A code where the airline would be, and a name where an airport would: a column too many or too few comes before them. */
export const isShifted = (kinds: readonly (Kind | undefined)[], columns: readonly string[]): boolean =>
  kinds[columns.indexOf('airline')] === 'code' &&
  kinds.some((kind, n) => kind === 'text' && (columns[n] === 'from' || columns[n] === 'to'));
