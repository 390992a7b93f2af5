import type { SaveChargesPayload } from '../../../shared/contract/charges-input.ts';
import { fitsAmount } from '../../../shared/trade/amount.ts';
import type { RecordRef } from '../record.ts';
import type { ChargeRow } from '../rows/charge-row.ts';
import { isConverted } from '../rows/list-kind.ts';
import type { ChargeRules } from '../rules/charge-rules.ts';
import { CONVERTED, currenciesOf, isAsConverted, usdAmountOf } from '../rules/conversion.ts';
import type { Rate } from '../state/exchange-rates.ts';

export type SentLine = SaveChargesPayload['charges'][number];

type Converted = (typeof CONVERTED)[number];

/** Few decimals and at most twelve digits before them are exact as a JSON number; a blank amount is null. */
export const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The currencies of rows that need a rate before they can be sent (CHG-42). */
export const convertedCurrencies = ({ kind }: ChargeRules, rows: readonly ChargeRow[]): string[] =>
  currenciesOf(rows, (currency) => isConverted(kind, currency));

/** One line as it is sent (API-52, CHG-41); amounts in other currencies than CAD and USD become USD (CHG-42, D-22). */
export function sentLine(
  chargeRules: ChargeRules,
  row: ChargeRow,
  rateOf: (currency: string) => Rate,
): SentLine {
  const { cells } = row;
  const amounts = amountsOf((field) => numberOf(chargeRules.amount(row, field)));
  const line = {
    unitCode: cells.unitCode as SentLine['unitCode'],
    currency: cells.currency,
    comments: cells.comments,
    chargeType: chargeRules.catalogue.typeOf(cells.chargeType)?.id ?? 0,
    quantity: numberOf(chargeRules.amount(row, 'quantity')),
    ...amounts,
  };
  if (!isConverted(chargeRules.kind, cells.currency)) return withOrigin(line, row);
  const { rate, rateDate, source } = rateOf(cells.currency);
  return {
    ...line,
    ...amountsOf((field) => numberOf(usdAmountOf(chargeRules.amount(row, field), rate, field))),
    currency: 'USD',
    original: { currency: cells.currency, ...amounts, rate: Number(rate), rateDate, source },
  };
}

/** Something of each amount that a conversion is about. */
export const amountsOf = <T>(make: (field: Converted) => T) =>
  Object.fromEntries(CONVERTED.map((field) => [field, make(field)])) as Record<Converted, T>;

/** What a stored line was converted from stays with it as long as its amounts are the converted ones. */
function withOrigin(line: SentLine, { stored, cells }: ChargeRow): SentLine {
  const original = stored?.line.original;
  if (!original || !isAsConverted(stored, cells)) return line;
  return {
    ...line,
    original: {
      ...original,
      ...amountsOf((field) => numberOf(original[field])),
      rate: Number(original.rate),
    },
  };
}

/** Whether what the row is in USD has no more digits than an amount may have. */
export const fitsInUsd = (
  chargeRules: ChargeRules,
  row: ChargeRow,
  rateOf: (currency: string) => Rate,
): boolean =>
  !isConverted(chargeRules.kind, row.cells.currency) ||
  CONVERTED.every((field) => {
    const entered = chargeRules.amount(row, field);
    return entered === '' || fitsAmount(usdAmountOf(entered, rateOf(row.cells.currency).rate, field));
  });

/** All that a save sends (API-52, D-19). An agent's save says nothing of the uplift (D-120). */
export const payloadOf = (
  record: RecordRef,
  revision: number,
  addProfit: boolean,
  charges: SentLine[],
): SaveChargesPayload => ({
  recordId: record.id,
  featureType: record.feature,
  charges,
  ...(record.role === 'admin' && { addProfit }),
  revision,
  role: record.role,
});
