import { RATE_CONTAINERS } from './base-rate-words.ts';
import { currencyDecimals } from './currency-decimals.ts';
import { decimal, twoDecimals, withDecimals } from './decimal.ts';
import { charged, lineTotal, sum } from './money.ts';

/**
 * What freight by sea costs, and the local charges beside freight. All amounts, weights and volumes are decimal texts
 * that are not negative; a text that is no number throws.
 */

export type RateContainer = (typeof RATE_CONTAINERS)[number];

/** How many containers of each type. */
export type Containers = Partial<Record<RateContainer, number>>;

/** What is shipped, as far as its price depends on it. */
export type Cargo =
  | { readonly mode: 'FCL'; readonly containers: Containers }
  | { readonly mode: 'LCL'; readonly weightKg: string; readonly volumeCbm: string }
  /** `chargeableKg` as `chargeableWeight` of `air-freight.ts` has it. */
  | { readonly mode: 'Air'; readonly chargeableKg: string };

/** Prices of whole containers by type; of those that are asked for and have none, nothing is charged but told. */
export function rateContainers(
  prices: Readonly<Partial<Record<RateContainer, string | null>>>,
  containers: Containers,
): {
  readonly lines: readonly {
    readonly container: RateContainer;
    readonly quantity: string;
    readonly price: string;
    readonly amount: string;
  }[];
  readonly missing: readonly RateContainer[];
} {
  const asked = RATE_CONTAINERS.filter((type) => (containers[type] ?? 0) > 0);
  return {
    lines: asked.flatMap((container) => {
      const price = prices[container];
      if (price == null) return [];
      const quantity = String(containers[container]);
      return [{ container, quantity, price, amount: lineTotal(quantity, price) }];
    }),
    missing: asked.filter((type) => prices[type] == null),
  };
}

/** What a part load is paid for: its cubic metres, or its tonnes where they are more; to three decimals, as they are written. */
export function revenueTons(weightKg: string, volumeCbm: string): { tons: string; isByWeight: boolean } {
  const tonnes = decimal(weightKg).times('0.001');
  const isByWeight = tonnes.gt(volumeCbm);
  return { tons: withDecimals(isByWeight ? tonnes : decimal(volumeCbm), 3), isByWeight };
}

/** The freight of a part load: per revenue ton, but not less than the minimum. */
export function ratePartLoad(
  { perCbm, minimum }: { perCbm: string; minimum: string | null },
  tons: string,
): { readonly amount: string; readonly isMinimum: boolean } {
  return charged(lineTotal(tons, perCbm), minimum ?? '');
}

/** How a local charge is priced; what isn't given is not charged. */
export interface LocalPrice {
  readonly perShipment?: string | null;
  readonly perContainer?: string | null;
  readonly perKg?: string | null;
  readonly perCbm?: string | null;
  /** That of the parts per kilogram and per cubic metre together. */
  readonly minimum?: string | null;
}

/** What a local charge comes to for a cargo. What is priced per container falls on a part load and on air freight once. */
export function localCharge(price: LocalPrice, cargo: Cargo): { amount: string; isMinimum: boolean } {
  const { boxes, kilograms, cbm } = measuresOf(cargo);
  const measured = sum([lineTotal(kilograms, price.perKg ?? '0'), lineTotal(cbm, price.perCbm ?? '0')]);
  const { amount, isMinimum } = charged(measured, price.minimum ?? '');
  return {
    amount: sum([amount, price.perShipment ?? '0', lineTotal(boxes, price.perContainer ?? '0')]),
    isMinimum,
  };
}

/** What local charges count. Containers have no measures of their own here: what is priced by weight or volume isn't part of a price of boxes. */
export function measuresOf(cargo: Cargo): { boxes: string; kilograms: string; cbm: string } {
  switch (cargo.mode) {
    case 'FCL': {
      const boxes = Object.values(cargo.containers).reduce((total, count) => total + count, 0);
      return { boxes: String(boxes), kilograms: '0', cbm: '0' };
    }
    case 'LCL':
      return {
        boxes: '1',
        kilograms: cargo.weightKg,
        cbm: revenueTons(cargo.weightKg, cargo.volumeCbm).tons,
      };
    case 'Air':
      return { boxes: '1', kilograms: cargo.chargeableKg, cbm: '0' };
  }
}

export interface Money {
  readonly currency: string;
  readonly amount: string;
}

/** The sums by currency, that of the freight first and the others by their codes. */
export function totalsByCurrency(lines: readonly Money[], freightCurrency: string): Money[] {
  const byCurrency = Map.groupBy(lines, ({ currency }) => currency);
  const others = [...byCurrency.keys()].filter((currency) => currency !== freightCurrency).sort();
  return [freightCurrency, ...others].flatMap((currency) => {
    const amounts = byCurrency.get(currency);
    return amounts ? [{ currency, amount: sum(amounts.map(({ amount }) => amount)) }] : [];
  });
}

/**
 * One amount in US dollars of amounts in several currencies, each rounded once; null where a currency has no rate.
 *
 * @param usdRates what one unit of a currency is in US dollars
 */
export function totalInUsd(totals: readonly Money[], usdRates: ReadonlyMap<string, string>): string | null {
  let total = decimal('0');
  for (const { currency, amount } of totals) {
    const rate = currency === 'USD' ? '1' : usdRates.get(currency);
    if (rate === undefined) return null;
    total = total.plus(withDecimals(decimal(amount).times(rate), currencyDecimals('USD')));
  }
  return twoDecimals(total);
}
