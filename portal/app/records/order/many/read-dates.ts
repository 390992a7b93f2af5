import { comparable } from '../../../../../shared/trade/comparable-number.ts';
import { dateOrderOf } from '../../../../../shared/trade/date-order.ts';
import { type DateOrder, readDate } from '../../../../../shared/trade/date-text.ts';
import { ORDER_DATES, type OrderDate } from '../../../../../shared/trade/order-dates.ts';
import type { NewDates } from './plan.ts';

/** What a column of pasted dates is. */
export type DatesColumn = 'number' | OrderDate | 'out';

/** A line with an order's number, and the dates that it says. */
export interface PastedDates {
  /** From 1 on, as pasted. */
  readonly line: number;
  readonly number: string;
  readonly news: NewDates;
  /** Dates whose text is none. */
  readonly unreadable: readonly OrderDate[];
}

export interface DatesReading {
  readonly columns: readonly DatesColumn[];
  /** The columns are named by a heading, so that nobody has to say what they are. */
  readonly hasHeading: boolean;
  /** A date of which nobody knows whether its first number is the day or the month: an example of such. */
  readonly ask: string | undefined;
  /** How such dates are read; undefined as long as nobody has said it, or where there are none. */
  readonly order: DateOrder | undefined;
  readonly rows: readonly PastedDates[];
}

/** What somebody said of a date; of another list it says nothing. */
export interface DateAnswer {
  readonly example: string;
  readonly order: DateOrder;
}

const DEFAULT_COLUMNS: readonly DatesColumn[] = ['number', ...ORDER_DATES];

const isDateColumn = (column: DatesColumn | undefined): column is OrderDate =>
  column !== undefined && column !== 'number' && column !== 'out';

/** What a heading's cell names; by `headings` in small letters. */
const columnNamed = (headings: ReadonlyMap<string, DatesColumn>, cell: string) =>
  headings.get(cell.trim().toLowerCase());

/** The columns as a heading names them; undefined where the first line is none. */
function headingIn(
  [first = []]: readonly (readonly string[])[],
  headings: ReadonlyMap<string, DatesColumn>,
): DatesColumn[] | undefined {
  const named = first.map((cell) => columnNamed(headings, cell) ?? 'out');
  return named.includes('number') && named.some(isDateColumn) ? named : undefined;
}

/** A line of words alone names the columns, or greets somebody: a number has digits, and so has a date. */
const isOfWords = (cells: readonly string[]): boolean => !cells.some((cell) => /\d/.test(cell));

/**
 * Pasted lines of numbers and dates, as a spreadsheet has them. `chosen` is what somebody said that the columns are, and
 * `answer` which number of a date is the day. An empty cell leaves a date as it is; a line without a number says nothing.
 * Where day and month could be either way round, a date of the list that has them only one way round decides for all of them. Where
 * none does, somebody has to say it, and until then such a date is none: nothing is guessed.
 */
export function readDates(
  block: readonly (readonly string[])[],
  {
    headings,
    locale,
    chosen,
    answer,
  }: {
    headings: ReadonlyMap<string, DatesColumn>;
    locale: string;
    chosen?: readonly DatesColumn[] | undefined;
    answer?: DateAnswer | undefined;
  },
): DatesReading {
  const heading = headingIn(block, headings);
  const width = Math.max(0, ...block.map((cells) => cells.length));
  const guess = heading ?? Array.from({ length: width }, (_, n) => DEFAULT_COLUMNS[n] ?? 'out');
  const columns = guess.map((column, n) => chosen?.[n] ?? column);
  const isHeading = heading !== undefined || isOfWords(block[0] ?? []);
  const lines = block.map((cells, n) => ({ cells, line: n + 1 })).slice(isHeading ? 1 : 0);
  const written = dateOrderOf(
    lines.flatMap(({ cells }) => cells.filter((_, at) => isDateColumn(columns[at]))),
    locale,
  );
  const ask = 'ask' in written ? written.ask : undefined;
  const order = 'order' in written ? written.order : answer?.example === ask ? answer?.order : undefined;
  const rows = lines.flatMap(({ cells, line }): PastedDates[] => {
    const number = (cells[columns.indexOf('number')] ?? '').trim();
    if (number === '') return [];
    const news: { [date in OrderDate]?: string } = {};
    const unreadable: OrderDate[] = [];
    for (const [at, column] of columns.entries()) {
      const cell = (cells[at] ?? '').trim();
      if (!isDateColumn(column) || cell === '') continue;
      const reading = readDate(cell, locale, order);
      if ('value' in reading) news[column] = reading.value;
      else if (reading.error !== 'ambiguous') unreadable.push(column);
    }
    return [{ line, number, news, unreadable }];
  });
  return { columns, hasHeading: heading !== undefined, ask, order, rows };
}

/** Of several lines of an order the later ones add to, and win over, the earlier ones. */
export function byOrder(rows: readonly PastedDates[]): ReadonlyMap<string, PastedDates> {
  const orders = new Map<string, PastedDates>();
  for (const row of rows) {
    const key = comparable(row.number);
    const before = orders.get(key);
    orders.set(
      key,
      before
        ? {
            ...before,
            news: { ...before.news, ...row.news },
            unreadable: [...new Set([...before.unreadable, ...row.unreadable])],
          }
        : row,
    );
  }
  return orders;
}
