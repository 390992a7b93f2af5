import type { RateSheetRate } from '../../../../shared/contract/rate-sheets.ts';
import type { SheetInput, SheetRows } from '../sheet-content.ts';
import { compareWithPrevious } from './compare-with-previous.ts';
import { inOrder, type SoldRate, soldAirRates, soldSeaRates } from './sold-rates.ts';

/**
 * The rows of a sheet (SHEET-01, D-140, D-142): every subscribed route with the rates that count on it, in the order of
 * the routes; within one as `inOrder` says. A rate that two routes match stands below each of them; its charges are
 * listed once.
 */
export function makeRows({ sheet, routes, seaRates, airRates, previous }: SheetInput): SheetRows {
  const bySea = inOrder(soldSeaRates(seaRates, sheet));
  const byAir = inOrder(soldAirRates(airRates, sheet));
  const all = [...bySea, ...byAir];
  const { changeOf, dropped } = compareWithPrevious(
    all.map(({ terms }) => terms),
    previous,
  );
  const rowsOf = (rates: readonly SoldRate[]) =>
    rates.map(({ terms }, n): RateSheetRate => ({ line: n + 1, ...terms, ...changeOf(terms) }));
  const found = new Set(all.map(({ route }) => route));
  return {
    rates: rowsOf(bySea),
    airRates: rowsOf(byAir),
    charges: sheet.existingRateSheetCharges ? chargesOf(all) : [],
    routesWithoutRates: routes
      .filter((_, route) => !found.has(route))
      .map(({ origin, discharge, destination, carrier }, n) => ({
        line: n + 1,
        ...{ origin, discharge, destination, carrier },
      })),
    dropped: dropped.map((rate, n) => ({ ...rate, line: n + 1, change: 'dropped', before: null })),
  };
}

function chargesOf(rates: readonly SoldRate[]): SheetRows['charges'] {
  const byReference = new Map(rates.map((rate) => [rate.terms.reference, rate]));
  return [...byReference.values()]
    .flatMap(({ terms, charges }) => {
      const { origin, discharge, destination, carrier, reference } = terms;
      return charges.map(({ name, unitCode, currency, amount }) => ({
        ...{ origin, discharge, destination, carrier, reference, name, unitCode, currency, amount },
      }));
    })
    .map((charge, n) => ({ line: n + 1, ...charge }));
}
