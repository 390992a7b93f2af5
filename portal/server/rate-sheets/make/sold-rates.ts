import type { RateSheetCharge, RateSheetRate } from '../../../../shared/contract/rate-sheets.ts';
import { RATE_CONTAINERS, RATE_SOURCES, type RateKind } from '../../../../shared/trade/base-rate-words.ts';
import { markUp } from '../../../../shared/trade/mark-up.ts';
import { canonicalLevel, sortedLevels } from '../../../../shared/trade/weight-levels.ts';
import type { FoundRate } from '../../base-rates/select-base-rates.ts';
import type { FoundAirRate, SheetInput } from '../sheet-content.ts';

/** A rate as it is sold, before it has its place in the sheet. */
export type SoldTerms = Omit<RateSheetRate, 'line' | 'change' | 'before'>;

export interface SoldRate {
  /** Index of the route. */
  route: number;
  /** Of the stored rate. */
  id: number;
  terms: SoldTerms;
  /** As they are stored: the mark-ups are on freight (D-140). */
  charges: readonly Pick<RateSheetCharge, 'name' | 'unitCode' | 'currency' | 'amount'>[];
}

type Sheet = SheetInput['sheet'];
type Named = SoldTerms['origin'];

/**
 * The base rates as they are sold: each on the days of the sheet on which it counts, with the mark-up of its own kind. One
 * that counts on none of them is left out.
 */
export function soldSeaRates(rates: readonly FoundRate[], sheet: Sheet): SoldRate[] {
  return rates.flatMap((rate) => {
    const days = commonDays(rate, sheet);
    if (!days) return [];
    const { route, id, kind, source, currency, transitDays, charges } = rate;
    const costs = [
      ...RATE_CONTAINERS.map((container) => [container, rate.prices[container]] as const),
      ['lclPerCbm', rate.lclPerCbm] as const,
      ['lclMinimum', rate.lclMinimum] as const,
    ];
    const terms: SoldTerms = {
      mode: 'Ocean',
      origin: named(rate.origin),
      discharge: rate.discharge && named(rate.discharge),
      destination: named(rate.destination),
      carrier: named(rate.carrier),
      ...{ kind, source, reference: `B-${id}`, ...days, currency },
      transit: transitDays === null ? null : { min: transitDays, max: transitDays },
      prices: sellingPrices(costs, sheet, { kind, currency }),
    };
    return [{ route, id, terms, charges }];
  });
}

/** The air freight rates as they are sold. Air freight is freight of all kinds, and they are an agent's. */
export function soldAirRates(rates: readonly FoundAirRate[], sheet: Sheet): SoldRate[] {
  return rates.flatMap((rate) => {
    const days = commonDays(rate, sheet);
    if (!days) return [];
    const { route, id, from, to, airline, transit, currency, charges } = rate;
    const kind = 'FAK';
    const costs = new Map(rate.levels.map(({ level, value }) => [canonicalLevel(level), value]));
    const terms: SoldTerms = {
      mode: 'Air',
      origin: named(from),
      discharge: null,
      destination: named(to),
      carrier: named(airline),
      ...{ kind, source: 'Agent', reference: `A-${id}`, ...days, transit, currency },
      prices: sellingPrices(
        sortedLevels([...costs.keys()]).map((level) => [level, costs.get(level)]),
        sheet,
        { kind, currency },
      ),
    };
    return [{ route, id, terms, charges }];
  });
}

/** Within a route by discharge port, carrier, kind, source and days; by sea the origin and the destination are the route's. */
export function inOrder(rates: readonly SoldRate[]): SoldRate[] {
  return rates
    .map((rate) => ({ rate, key: orderOf(rate) }))
    .sort((one, other) => compared(one.key, other.key))
    .map(({ rate }) => rate);
}

const orderOf = ({ route, id, terms }: SoldRate): readonly (string | number)[] => [
  route,
  terms.origin.name,
  terms.discharge?.name ?? '',
  terms.destination.name,
  terms.carrier.name,
  terms.kind,
  RATE_SOURCES.indexOf(terms.source),
  terms.validFrom,
  id,
];

/** By code units, so that the order is the same on every machine and in every language. */
function compared(one: readonly (string | number)[], other: readonly (string | number)[]): number {
  const n = one.findIndex((part, place) => part !== other[place]);
  if (n < 0) return 0;
  return one[n]! < other[n]! ? -1 : 1;
}

/** The days on which a rate counts and the sheet is valid; undefined where there are none. */
function commonDays({ validFrom, countsTo }: { validFrom: string; countsTo: string }, sheet: Sheet) {
  const from = validFrom > sheet.validFrom ? validFrom : sheet.validFrom;
  const to = countsTo < sheet.validTo ? countsTo : sheet.validTo;
  return from <= to ? { validFrom: from, validTo: to } : undefined;
}

/** Minimums are marked up, too; what a rate has no price of stays without one. */
function sellingPrices(
  costs: readonly (readonly [column: string, cost: string | null | undefined])[],
  { fakPercentage, nacPercentage }: Sheet,
  { kind, currency }: { kind: RateKind; currency: string },
): Record<string, string> {
  const percentage = kind === 'FAK' ? fakPercentage : nacPercentage;
  return Object.fromEntries(
    costs.flatMap(([column, cost]) => (cost == null ? [] : [[column, markUp(cost, percentage, currency)]])),
  );
}

/** Without the id, which means nothing to whom the sheet is for. */
const named = ({ name, code }: Named): Named => ({ name, code });
