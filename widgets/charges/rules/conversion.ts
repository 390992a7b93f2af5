import { convert, convertUnitCost } from '../../../shared/trade/money.ts';
import type { ChargeRow } from '../rows/charge-row.ts';
import { type Field, isNonUsd } from '../rows/list-kind.ts';
import type { ChargeRules } from './charge-rules.ts';

/** The amounts that a conversion is about (CHG-43). */
export const CONVERTED = ['unitCost', 'totalPrice', 'minimumPrice'] as const;

/** An amount of a line in USD, one unit of its currency being `rate` there; a blank one stays blank (CHG-42, CHG-43). */
export function usdAmountOf(amount: string, rate: string, field: Field = 'totalPrice'): string {
  if (amount === '') return '';
  return field === 'unitCost' ? convertUnitCost(amount, rate) : convert(amount, rate);
}

/** The currencies of rows that stay, each once. */
export const currenciesOf = (rows: readonly ChargeRow[], isOne: (currency: string) => boolean): string[] => [
  ...new Set(
    rows.filter((row) => !row.isRemoved && isOne(row.cells.currency)).map(({ cells }) => cells.currency),
  ),
];

/** Those whose rates the screen shows: also CAD, of which only the total in USD is shown. */
export const nonUsdCurrencies = ({ kind }: ChargeRules, rows: readonly ChargeRow[]): string[] =>
  currenciesOf(rows, (currency) => isNonUsd(kind, currency));

/** Whether currency and amounts are still those that the conversion gave. */
export const isAsConverted = (stored: NonNullable<ChargeRow['stored']>, cells: ChargeRow['cells']): boolean =>
  ['currency', ...CONVERTED].every((field) => cells[field as Field] === stored.cells[field as Field]);
