import { decimal } from '../../../trade/decimal.ts';
import { type DecimalSign, writeNumber } from '../../../trade/number-notation.ts';
import { readNumber } from '../../../trade/read-number.ts';
import type { GridRow } from './grid-model.ts';

/**
 * Cells of numbers (D-148). One holds its value as plain decimal text, the same in every language: what the product wrote
 * itself is never read anew, be it after a change of the language, from a draft, or pasted from another of its pages. A text
 * that could not be read stands there as it was typed, and where it looks like a value, behind a mark.
 */
const VALUE = /^-?\d{1,40}(?:\.\d{1,40})?$/;

/** As spreadsheets mark a text that looks like a number. */
const MARK = "'";

/** The decimal text that a cell of a number holds; undefined for a blank one, and for a text that could not be read. */
export const valueIn = (cell: string): string | undefined => (VALUE.test(cell) ? cell : undefined);

/** What a cell of a number holds of a text that could not be read. */
export const unreadCell = (text: string): string =>
  VALUE.test(text) || text.startsWith(MARK) ? MARK + text : text;

/** The text of a cell that could not be read, as it was typed. */
export const unreadText = (cell: string): string => (cell.startsWith(MARK) ? cell.slice(1) : cell);

/** What a language writes itself, which is most of what is typed and pasted. */
const PLAIN: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/,
  ',': /^-?(?:0|[1-9]\d{0,14})(?:,\d{1,15})?$/,
};
/** A minus before nothing. */
const NEGATIVE_ZERO = /^-0(?:[.,]0+)?$/;

/** A value with the zeros behind its decimals that were written, as of `4,50` in English. */
function withWrittenZeros(value: string, text: string): string {
  const written = text.replace(',', '.');
  const isPlain = PLAIN['.'].test(written) && !NEGATIVE_ZERO.test(written);
  return isPlain && decimal(written).toFixed() === value ? written : value;
}

/** That of a currency; whatever else was typed there is none. */
const CODE = /^[A-Z]{3}$/;

interface NumberCellsOptions<Row extends GridRow> {
  /** How the user's language writes decimals. */
  readonly sign: DecimalSign;
  has(column: string): boolean;
  /** The code of the currency that an amount is in, `''` for none. */
  currencyOf(column: string, row: Row | undefined): string;
  /** What a cell holds of a value that was read, such as with two decimals at least; else its decimals as they were typed. */
  hold?(value: string): string;
  /** What of a value is shown, such as of a total that has more decimals than its currency. */
  shown?(column: string, value: string, row: Row | undefined): string;
}

/** How the columns of numbers of a table are read and shown. */
export interface NumberCells<Row extends GridRow> {
  readonly sign: DecimalSign;
  has(column: string): boolean;
  /**
   * What a cell holds of a text that was typed or pasted.
   *
   * @param decided the decimal sign that the other numbers of a pasted column decide
   */
  read(column: string, text: string, row?: Row, decided?: DecimalSign): string;
  /** Whether a text is written as the language writes itself, so that it can be read in no other way. */
  isPlain(text: string): boolean;
  /** What a cell holds of a value of another one. */
  hold(value: string): string;
  /** What a cell shows, in the notation of the language. */
  show(column: string, cell: string, row?: Row): string;
  /** Both numbers that a text may mean, with decimals and with thousands, where it can be read in two ways. */
  readings(column: string, cell: string, row?: Row): readonly [string, string] | undefined;
  /** The same as texts to choose from, in the notation of the language. */
  choices(column: string, cell: string, row?: Row): readonly [string, string] | undefined;
  /** The currency that an amount is in, as far as it is one. */
  currencyOf(column: string, row: Row | undefined): string | undefined;
}

export function createNumberCells<Row extends GridRow>(options: NumberCellsOptions<Row>): NumberCells<Row> {
  const { sign, has, hold = (value) => value, shown } = options;
  const currencyOf = (column: string, row: Row | undefined): string | undefined => {
    const currency = options.currencyOf(column, row);
    return CODE.test(currency) ? currency : undefined;
  };

  const readings: NumberCells<Row>['readings'] = (column, cell, row) => {
    if (cell === '' || valueIn(cell) !== undefined) return undefined;
    const text = unreadText(cell);
    // In whatever language it was typed: a text that could not be read stays so in each of them.
    for (const one of ['.', ','] as const) {
      const reading = readNumber(text, one, currencyOf(column, row));
      if ('readings' in reading) return reading.readings;
    }
    return undefined;
  };

  return {
    sign,
    has,
    hold,
    currencyOf,
    isPlain: (text) => PLAIN[sign].test(text),
    readings,
    read(column, text, row, decided) {
      const by = decided ?? sign;
      if (PLAIN[by].test(text) && !NEGATIVE_ZERO.test(text)) return hold(text.replace(by, '.'));
      const reading = readNumber(text, by, currencyOf(column, row));
      if ('value' in reading) return hold(withWrittenZeros(reading.value, text));
      if (reading.error === 'blank') return '';
      // The other numbers of the column say that this mark is no decimal one.
      if (reading.error === 'ambiguous' && decided) return hold(reading.readings[1]);
      return unreadCell(text.trim());
    },
    show(column, cell, row) {
      const value = valueIn(cell);
      if (value === undefined) return unreadText(cell);
      return writeNumber(shown ? shown(column, value, row) : value, sign);
    },
    choices(column, cell, row) {
      const [decimals, thousands] = readings(column, cell, row) ?? [];
      return decimals === undefined || thousands === undefined
        ? undefined
        : [writeNumber(decimals, sign), writeNumber(thousands, sign)];
    },
  };
}
