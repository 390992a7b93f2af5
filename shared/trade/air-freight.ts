import { decimal, quotientRoundedUp, twoDecimals } from './decimal.ts';
import { kilogramsOf, MINIMUM, NORMAL, sortedLevels } from './weight-levels.ts';

/**
 * What air freight costs. Weights are kilograms, dimensions centimetres, prices of one currency; all are canonical
 * decimal texts that are not negative. A text that is no number throws: blank and half-typed fields are the caller's.
 */

/** Pieces of one size. */
export interface Pieces {
  readonly count: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

export interface WeightRules {
  /** Cubic centimetres that count as one kilogram; above 0. */
  readonly divisor: string;
  /** Chargeable weights are multiples of it; above 0. */
  readonly step: string;
}

/** 167 kg a cubic metre, in steps of half a kilogram. */
export const USUAL_RULES: WeightRules = { divisor: '6000', step: '0.5' };

export interface ChargeableWeight {
  readonly weight: string;
  /** By its volume, with two decimals; null without dimensions. */
  readonly volumeWeight: string | null;
  /** Whether the volume made it more than the gross weight does. */
  readonly isByVolume: boolean;
}

/** The gross weight of the shipment or that of its volume, whichever is more, rounded up to a step. */
export function chargeableWeight(
  gross: string,
  pieces: Pieces | null = null,
  { divisor, step }: WeightRules = USUAL_RULES,
): ChargeableWeight {
  const byGross = quotientRoundedUp(decimal(gross), step).times(step);
  if (!pieces) return { weight: byGross.toFixed(), volumeWeight: null, isByVolume: false };
  const volume = decimal(pieces.length).times(pieces.width).times(pieces.height).times(pieces.count);
  // One division, and that a rounded one: a quotient in between could end above or below a step.
  const byVolume = quotientRoundedUp(volume, decimal(divisor).times(step).toFixed()).times(step);
  const isByVolume = byVolume.gt(byGross.toFixed());
  return {
    weight: (isByVolume ? byVolume : byGross).toFixed(),
    volumeWeight: twoDecimals(volume.div(divisor)),
    isByVolume,
  };
}

/** The price of a weight level: a flat total for the minimum, else that of a kilogram. Blank where it has none. */
export interface LevelPrice {
  readonly level: string;
  readonly price: string;
}

/** What a weight costs by the rate of one level. */
export interface LevelCharge {
  readonly level: string;
  /** Per kilogram. */
  readonly rate: string;
  /** What is paid for: the chargeable weight, or the level's where that is more. */
  readonly weight: string;
  /** With two decimals. */
  readonly amount: string;
}

export interface Freight {
  /** With two decimals. */
  readonly total: string;
  /** The cheapest rate, before the minimum; null where only a minimum is given. */
  readonly charge: LevelCharge | null;
  /** The minimum where it is more than the charge and therefore the total; else null. */
  readonly minimum: string | null;
  /** What the other rates would come to, in the order of their levels. */
  readonly alternatives: readonly LevelCharge[];
}

/**
 * The freight of a chargeable weight: the least of `rate x max(weight, break)` over all breaks with a price, but not
 * less than the minimum. The normal rate takes part below the first of these breaks. Of charges that are the same that
 * of the lowest level applies. Levels with other names are no part of freight. null where nothing has a price.
 */
export function rateWeight(prices: readonly LevelPrice[], chargeable: string): Freight | null {
  const priceOf = new Map(prices.flatMap(({ level, price }) => (price === '' ? [] : [[level, price]])));
  const minimum = priceOf.get(MINIMUM);
  const charges = chargesOf(priceOf, chargeable);
  let cheapest = charges[0];
  for (const charge of charges) if (decimal(charge.exact).lt(cheapest!.exact)) cheapest = charge;
  if (!cheapest) {
    if (minimum === undefined) return null;
    const total = twoDecimals(decimal(minimum));
    return { total, charge: null, minimum: total, alternatives: [] };
  }
  const isMinimum = minimum !== undefined && decimal(minimum).gt(cheapest.exact);
  const total = twoDecimals(decimal(isMinimum ? minimum : cheapest.exact));
  return {
    total,
    charge: withoutExact(cheapest),
    minimum: isMinimum ? total : null,
    alternatives: charges.filter((charge) => charge !== cheapest).map(withoutExact),
  };
}

/** Not yet rounded, so that charges are compared as they are. */
type ExactCharge = LevelCharge & { readonly exact: string };

const withoutExact = ({ exact: _, ...charge }: ExactCharge): LevelCharge => charge;

function chargesOf(priceOf: ReadonlyMap<string, string>, chargeable: string): ExactCharge[] {
  const charge = (level: string, from: string): ExactCharge => {
    const rate = priceOf.get(level)!;
    const weight = decimal(from).gt(chargeable) ? from : chargeable;
    const exact = decimal(rate).times(weight);
    return { level, rate, weight, amount: twoDecimals(exact), exact: exact.toFixed() };
  };
  const breaks = sortedLevels([...priceOf.keys()]).flatMap((level) => {
    const from = kilogramsOf(level);
    return from === undefined ? [] : [{ level, from }];
  });
  const [first] = breaks;
  const isBelowBreaks = !first || decimal(chargeable).lt(first.from);
  return [
    ...(priceOf.has(NORMAL) && isBelowBreaks ? [charge(NORMAL, '0')] : []),
    ...breaks.map(({ level, from }) => charge(level, from)),
  ];
}
