import type {
  RateSheetCharge,
  RateSheetRate,
  RouteWithoutRates,
} from '../../../../shared/contract/rate-sheets.ts';

/** A row of any part. */
export type Named = RateSheetRate | RateSheetCharge | RouteWithoutRates;

/** The names and codes that a row is found by. */
export function wordsOf(row: Named): string {
  const { origin, discharge, destination, carrier } = row;
  const named = [origin, discharge, destination, carrier].flatMap((one) => (one ? [one.name, one.code] : []));
  const own = 'prices' in row ? [row.kind, row.reference] : 'amount' in row ? [row.name, row.reference] : [];
  return [...named, ...own].filter(Boolean).join(' ');
}
