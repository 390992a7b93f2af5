import type { DateOrder } from '../../../../shared/trade/date-text.ts';
import { decimal } from '../../../../shared/trade/decimal.ts';
import { type DecimalSign, decimalSignOf, unmistakable } from '../../../../shared/trade/number-notation.ts';
import { MINIMUM } from '../../../../shared/trade/weight-levels.ts';
import { unreadCell, valueIn } from '../../../../shared/ui/grid/model/number-cells.ts';
import { isNumeric, levelOf } from '../../rows/rate-row.ts';
import { rateNumbers } from '../../rules/number-columns.ts';
import {
  kilogramsOfPounds,
  type PriceUnit,
  perKilogram,
  priceUnitsIn,
  weightUnitIn,
  withoutPounds,
  withoutPriceUnits,
} from '../units/units.ts';
import { airportCell, routingCell } from './airport-cell.ts';
import { dateCell, datesIn } from './date-cell.ts';
import { numberCell, timesIn } from './number-cell.ts';

/** How the texts of a sheet are to be read. */
export interface Reading {
  readonly locale: string;
  readonly order: DateOrder | undefined;
}

/** A text of one source column, and what the column becomes. */
export interface SourceText {
  readonly target: string;
  readonly text: string;
  /** The decimal sign of its numbers, where the sheet tells it. */
  readonly sign?: DecimalSign | undefined;
  /** What its prices are for, where they don't say it themselves; kilograms by default. */
  readonly unit?: PriceUnit | undefined;
  /** Its weights are in pounds. */
  readonly isInPounds?: boolean;
}

/** A zero only kept the number of a workbook or of our own file from being taken for another one. */
function withoutPadding(cell: string): string {
  const value = valueIn(cell) === undefined ? undefined : decimal(cell).toFixed();
  return value !== undefined && unmistakable(value) === cell ? value : cell;
}

/** A price for a kilogram, whatever it is for in the sheet; one that none follows from stays as it is written. */
function priceCell(
  target: string,
  text: string,
  unit: PriceUnit = 'kg',
  read: (bare: string) => string,
): string {
  const [own, ...more] = priceUnitsIn(text);
  const isFlat = levelOf(target) === MINIMUM;
  const given = own ?? (isFlat ? 'kg' : unit);
  if (more.length > 0 || given === 'other' || (isFlat && given !== 'kg')) return unreadCell(text);
  const cell = read(numberCell(own ? withoutPriceUnits(text) : text));
  return valueIn(cell) === undefined || given === 'kg' ? cell : perKilogram(cell, given);
}

/** The number of a weight, and whether it is in pounds. */
const weightCell = (text: string, isInPounds = false): readonly [bare: string, isInPounds: boolean] =>
  weightUnitIn(text) === 'lb' ? [withoutPounds(text).trim(), true] : [numberCell(text), isInPounds];

const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
/** A line end divides numbers; a blank in its place would make one of them (`4`, `200`). */
const numberLine = (text: string): string => oneLine(text.replace(/(?<=\d)\s*[\r\n]+\s*(?=\d)/g, ' / '));

/** The cells of a lane by column id; blank ones are left out. The text of a single column goes before that of a range. */
export function cellsFrom(
  sources: readonly SourceText[],
  { locale, order }: Reading,
): Record<string, string> {
  const cells: Record<string, string> = {};
  const put = (column: string, text: string) => {
    if (text) cells[column] = text;
  };
  const numbers = rateNumbers(decimalSignOf(locale));
  const held = (column: string, text: string, sign: DecimalSign | undefined) =>
    withoutPadding(numbers.read(column, text, undefined, sign));
  for (const { target, text, sign, unit, isInPounds } of sources) {
    if (target === 'from' || target === 'to') put(target, airportCell(oneLine(text)));
    else if (levelOf(target) !== undefined)
      put(
        target,
        priceCell(target, numberLine(text), unit, (bare) => held(target, bare, sign)),
      );
    else if (target === 'maxCapacity') {
      const [bare, inPounds] = weightCell(numberLine(text), isInPounds);
      const cell = held(target, bare, sign);
      put(target, inPounds && valueIn(cell) !== undefined ? kilogramsOfPounds(cell) : cell);
    } else if (isNumeric(target)) put(target, held(target, numberCell(numberLine(text)), sign));
    else if (target === 'validityFrom' || target === 'validityTo') put(target, dateCell(text, locale, order));
    else if (target === 'comment') put(target, [cells.comment, oneLine(text)].filter(Boolean).join('; '));
    else if (target === 'airline') put(target, oneLine(text));
  }
  for (const { target, text, sign } of sources) {
    const [first, second] = rangeOf(target);
    if (!first || !second) continue;
    const [from, to] = target === 'time' ? timesIn(numberLine(text)) : datesIn(oneLine(text), locale);
    const read = (column: string, part: string) =>
      target === 'time' ? held(column, part, sign) : dateCell(part, locale, order);
    if (!cells[first]) put(first, read(first, from));
    if (!cells[second]) put(second, read(second, to));
  }
  const routing = sources.find(({ target }) => target === 'routing');
  if (routing) put('routing', routingCell(oneLine(routing.text), cells.to ?? ''));
  return cells;
}

function rangeOf(target: string): readonly string[] {
  if (target === 'time') return ['minTime', 'maxTime'];
  return target === 'validity' ? ['validityFrom', 'validityTo'] : [];
}
