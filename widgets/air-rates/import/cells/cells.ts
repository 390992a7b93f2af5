import type { DateOrder } from '../../../../shared/trade/date-text.ts';
import { type DecimalSign, decimalSignOf } from '../../../../shared/trade/number-notation.ts';
import { isNumeric } from '../../rows/rate-row.ts';
import { airportCell, routingCell } from './airport-cell.ts';
import { dateCell, datesIn } from './date-cell.ts';
import { localNumber, numberCell, timesIn } from './number-cell.ts';

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
}

const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').trim();

/** The cells of a lane by column id; blank ones are left out. The text of a single column goes before that of a range. */
export function cellsFrom(
  sources: readonly SourceText[],
  { locale, order }: Reading,
): Record<string, string> {
  const cells: Record<string, string> = {};
  const put = (column: string, text: string) => {
    if (text) cells[column] = text;
  };
  const own = decimalSignOf(locale);
  for (const { target, text, sign } of sources) {
    if (target === 'from' || target === 'to') put(target, airportCell(oneLine(text)));
    else if (isNumeric(target)) put(target, localNumber(numberCell(oneLine(text)), { own, decided: sign }));
    else if (target === 'validityFrom' || target === 'validityTo') put(target, dateCell(text, locale, order));
    else if (target === 'comment') put(target, [cells.comment, oneLine(text)].filter(Boolean).join('; '));
    else if (target === 'airline') put(target, oneLine(text));
  }
  for (const { target, text, sign } of sources) {
    const [first, second] = rangeOf(target);
    if (!first || !second) continue;
    const [from, to] = target === 'time' ? timesIn(oneLine(text)) : datesIn(oneLine(text), locale);
    const read = (part: string) =>
      target === 'time' ? localNumber(part, { own, decided: sign }) : dateCell(part, locale, order);
    if (!cells[first]) put(first, read(from));
    if (!cells[second]) put(second, read(to));
  }
  const routing = sources.find(({ target }) => target === 'routing');
  if (routing) put('routing', routingCell(oneLine(routing.text), cells.to ?? ''));
  return cells;
}

function rangeOf(target: string): readonly string[] {
  if (target === 'time') return ['minTime', 'maxTime'];
  return target === 'validity' ? ['validityFrom', 'validityTo'] : [];
}
