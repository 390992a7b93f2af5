import type { LeftOutCharge, QuoteRateLine } from '../../../shared/contract/quote-rates.ts';
import { rateWeight } from '../../../shared/trade/air-freight.ts';
import { decimal } from '../../../shared/trade/decimal.ts';
import {
  type Cargo,
  measuresOf,
  type RateContainer,
  rateContainers,
  ratePartLoad,
} from '../../../shared/trade/freight-offer.ts';
import { charged, lineTotal } from '../../../shared/trade/money.ts';
import { MINIMUM } from '../../../shared/trade/weight-levels.ts';
import type { FoundRate as FoundBaseRate } from '../base-rates/select-base-rates.ts';
import type { OfferedAirRate } from './find-rates.ts';

/** The charge lines of a rate for a cargo, and what of the rate or of the cargo is not in them. */
export interface RateLines {
  readonly lines: readonly QuoteRateLine[];
  readonly leftOut: readonly LeftOutCharge[];
  readonly missing: readonly RateContainer[];
}

type SeaCargo = Exclude<Cargo, { mode: 'Air' }>;
type Counted = Pick<QuoteRateLine, 'unitCode' | 'measure' | 'currency' | 'quantity' | 'unitCost'>;
type Named = Pick<QuoteRateLine, 'part' | 'name' | 'chargeType'>;

const FREIGHT: Named = { part: 'freight', name: '', chargeType: null };

const lineOf = (named: Named, counted: Counted, minimum: string | null = null): QuoteRateLine => {
  const { quantity, unitCost, currency } = counted;
  const { amount } = charged(lineTotal(quantity, unitCost, currency), minimum ?? '', currency);
  return { ...named, ...counted, minimum, amount };
};

/** What counts once, whatever there is to ship. */
const once = (currency: string, unitCost: string, measure: 'once' | 'minimum' = 'once'): Counted => ({
  unitCode: 'EA',
  measure,
  currency,
  quantity: '1',
  unitCost,
});

/** Those of a base rate; undefined where it has no price of what there is to ship. */
export function seaLines(rate: FoundBaseRate, cargo: SeaCargo): RateLines | undefined {
  const { freight, missing } =
    cargo.mode === 'FCL'
      ? boxFreight(rate, cargo)
      : { freight: partLoadFreight(rate, measuresOf(cargo).cbm), missing: [] };
  if (freight.length === 0) return undefined;
  const lines = [...freight];
  const leftOut: LeftOutCharge[] = [];
  for (const { chargeTypeId, name, ...price } of rate.charges) {
    const counted = localCounted(price, cargo);
    if (!counted) leftOut.push({ name, ...price });
    else if (decimal(price.amount).gt('0'))
      lines.push(lineOf({ part: 'charge', name, chargeType: chargeTypeId }, counted));
  }
  return { lines, leftOut, missing };
}

function boxFreight({ prices, currency }: FoundBaseRate, { containers }: Extract<Cargo, { mode: 'FCL' }>) {
  const { lines, missing } = rateContainers(prices, containers);
  const freight = lines.map(({ container, quantity, price }) =>
    lineOf(FREIGHT, { unitCode: 'EA', measure: container, currency, quantity, unitCost: price }),
  );
  return { freight, missing };
}

function partLoadFreight({ lclPerCbm, lclMinimum, currency }: FoundBaseRate, tons: string): QuoteRateLine[] {
  if (lclPerCbm === null) return [];
  const { isMinimum } = ratePartLoad({ perCbm: lclPerCbm, minimum: lclMinimum }, tons);
  // A line of a part load has no minimum of its own: where it applies, it is the price.
  return [
    lineOf(
      FREIGHT,
      isMinimum
        ? once(currency, lclMinimum!, 'minimum')
        : { unitCode: 'CBM', measure: 'W/M', currency, quantity: tons, unitCost: lclPerCbm },
    ),
  ];
}

type LocalPrice = Pick<FoundBaseRate['charges'][number], 'unitCode' | 'currency' | 'amount'>;

/** How often a local charge by sea falls on a cargo; undefined where nobody knows. */
function localCounted({ unitCode, currency, amount }: LocalPrice, cargo: SeaCargo): Counted | undefined {
  const { boxes, kilograms, cbm } = measuresOf(cargo);
  if (unitCode === 'EA')
    return cargo.mode === 'FCL'
      ? { unitCode, measure: 'container', currency, quantity: boxes, unitCost: amount }
      : once(currency, amount);
  if (cargo.mode === 'FCL' || unitCode === 'CTN') return undefined;
  return unitCode === 'KG'
    ? { unitCode, measure: 'KG', currency, quantity: kilograms, unitCost: amount }
    : { unitCode, measure: 'W/M', currency, quantity: cbm, unitCost: amount };
}

/** Those of an air rate for a chargeable weight; undefined where no weight has a price. */
export function airLines(
  { levels, currency, charges }: OfferedAirRate,
  weight: string,
): RateLines | undefined {
  const prices = levels.map(({ level, value }) => ({ level, price: value }));
  const rated = rateWeight(prices, weight);
  if (!rated) return undefined;
  const { charge, total } = rated;
  const minimum = levels.find(({ level }) => level === MINIMUM)?.value ?? null;
  const freight = charge
    ? lineOf(FREIGHT, byWeight(currency, charge.weight, charge.rate), minimum)
    : lineOf(FREIGHT, once(currency, total, 'minimum'));
  return { lines: [freight, ...charges.flatMap((one) => airCharge(one, weight))], leftOut: [], missing: [] };
}

const byWeight = (currency: string, weight: string, unitCost: string): Counted => ({
  unitCode: 'KG',
  measure: 'KG',
  currency,
  quantity: weight,
  unitCost,
});

/** The minimum is that of the price by weight; what is charged for the shipment comes on top of it. */
function airCharge(
  { name, currency, perKg, perShipment, minimum = null }: OfferedAirRate['charges'][number],
  weight: string,
): QuoteRateLine[] {
  const named: Named = { part: 'charge', name, chargeType: null };
  const lines: QuoteRateLine[] = [];
  if (perKg != null) lines.push(lineOf(named, byWeight(currency, weight, perKg), minimum));
  else if (minimum !== null) lines.push(lineOf(named, once(currency, minimum, 'minimum')));
  if (perShipment != null) lines.push(lineOf(named, once(currency, perShipment)));
  return lines.filter(({ amount }) => decimal(amount).gt('0'));
}
