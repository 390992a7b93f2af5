import type { FoundRate, Price, PriceLine } from '../../../shared/contract/rate-search.ts';
import { chargeableWeight, rateWeight } from '../../../shared/trade/air-freight.ts';
import type { RateKind } from '../../../shared/trade/base-rate-words.ts';
import { decimal } from '../../../shared/trade/decimal.ts';
import {
  type Cargo,
  localCharge,
  rateContainers,
  ratePartLoad,
  revenueTons,
  totalInUsd,
  totalsByCurrency,
} from '../../../shared/trade/freight-offer.ts';
import { markUp } from '../../../shared/trade/mark-up.ts';
import type { FoundRate as FoundBaseRate } from '../base-rates/select-base-rates.ts';
import type { OfferedAirRate } from './find-rates.ts';
import type { RateScope } from './scope.ts';

type UsdRates = ReadonlyMap<string, string>;
type Prices = Pick<Price, 'lines' | 'air'>;
/** A rate without what depends on who asks for it. */
type Offer = Omit<FoundRate, 'price' | 'cost' | 'isSubscribed' | 'requested' | 'missing'>;

/** The cubic centimetres of a cubic metre. */
const CM3 = '1000000';

/** What a search by air is charged for: its weight, or that of its volume where it is more (1 : 6000). */
export const airWeight = (weightKg: string, volumeCbm: string) =>
  chargeableWeight(
    weightKg,
    volumeCbm === ''
      ? null
      : { count: '1', length: decimal(volumeCbm).times(CM3).toFixed(), width: '1', height: '1' },
  );

/** Where nothing is left out of a price, the whole of it in one currency. */
function priceOf({ lines, air }: Prices, currency: string, usdRates: UsdRates, isWhole: boolean): Price {
  const totals = totalsByCurrency(lines, currency);
  return { lines, totals, air, usd: isWhole && lines.length > 0 ? totalInUsd(totals, usdRates) : null };
}

const line = (given: Partial<PriceLine> & Pick<PriceLine, 'kind' | 'currency' | 'amount'>): PriceLine => ({
  name: null,
  unit: null,
  quantity: null,
  price: null,
  isMinimum: false,
  ...given,
});

/**
 * Both prices of a rate, as far as the caller sees them; `at` prices it with a mark-up in per cent, or as it costs where
 * that is null.
 */
function bothPrices(
  kind: RateKind,
  { view, markUps }: RateScope,
  at: (percentage: string | null) => Price,
): Pick<FoundRate, 'price' | 'cost'> {
  return {
    price: at(view === 'own' ? null : kind === 'FAK' ? markUps.fak : markUps.nac),
    cost: view === 'both' ? at(null) : null,
  };
}

type SeaCargo = Exclude<Cargo, { mode: 'Air' }>;

/** What a base rate comes to; undefined where it has no price of what is asked for. */
export function priceSeaRate(
  rate: FoundBaseRate,
  cargo: SeaCargo,
  scope: RateScope,
  usdRates: UsdRates,
): Omit<FoundRate, 'isSubscribed' | 'requested'> | undefined {
  const { id, kind, currency, transitDays, validFrom, countsTo, charges } = rate;
  const freight = (percentage: string | null) => {
    const sold = (cost: string | null) => cost && markUp(cost, percentage ?? '0', currency);
    if (cargo.mode === 'LCL') return { lines: partLoadLines(rate, cargo, sold), missing: [] };
    const prices = Object.fromEntries(Object.entries(rate.prices).map(([type, cost]) => [type, sold(cost)]));
    const { lines, missing } = rateContainers(prices, cargo.containers);
    const priced = lines.map(({ container, ...rest }) =>
      line({ kind: 'freight', unit: container, currency, ...rest }),
    );
    return { lines: priced, missing: [...missing] };
  };
  const { lines: found, missing } = freight(null);
  if (found.length === 0) return undefined;
  const local = charges.flatMap((charge) => {
    if (charge.unitCode === 'CTN') return [];
    const unit = ({ EA: 'perContainer', CBM: 'perCbm', KG: 'perKg' } as const)[charge.unitCode];
    const { amount } = localCharge({ [unit]: charge.amount }, cargo);
    return decimal(amount).gt('0')
      ? line({ kind: 'charge', name: charge.name, currency: charge.currency, amount })
      : [];
  });
  const offer: Offer = {
    reference: `B-${id}`,
    ...{ kind, origin: rate.origin, discharge: rate.discharge, destination: rate.destination },
    carrier: rate.carrier,
    ...{ validFrom, validTo: countsTo },
    transit: transitDays === null ? null : { min: transitDays, max: transitDays },
    perCarton: charges
      .filter(({ unitCode }) => unitCode === 'CTN')
      .map(({ name, currency: of, amount }) => ({ name, currency: of, amount })),
  };
  const at = (percentage: string | null) =>
    priceOf(
      { lines: [...freight(percentage).lines, ...local], air: null },
      currency,
      usdRates,
      missing.length === 0,
    );
  return { ...offer, ...bothPrices(kind, scope, at), missing };
}

function partLoadLines(
  { lclPerCbm, lclMinimum, currency }: FoundBaseRate,
  { weightKg, volumeCbm }: { weightKg: string; volumeCbm: string },
  sold: (cost: string | null) => string | null,
): PriceLine[] {
  const perCbm = sold(lclPerCbm);
  if (perCbm === null) return [];
  const { tons } = revenueTons(weightKg, volumeCbm);
  const { amount, isMinimum } = ratePartLoad({ perCbm, minimum: sold(lclMinimum) }, tons);
  return [line({ kind: 'freight', unit: 'W/M', quantity: tons, price: perCbm, isMinimum, currency, amount })];
}

/** What an air rate comes to for a chargeable weight; undefined where no weight has a price. */
export function priceAirRate(
  rate: OfferedAirRate,
  { weight, origin, destination }: { weight: string; origin: number; destination: number },
  scope: RateScope,
  usdRates: UsdRates,
): Omit<FoundRate, 'isSubscribed' | 'requested'> | undefined {
  const kind = 'FAK';
  const { id, from, to, airline, validFrom, countsTo, transit, currency, levels } = rate;
  const cargo: Cargo = { mode: 'Air', chargeableKg: weight };
  const local = rate.charges.flatMap((charge) => {
    const { amount, isMinimum } = localCharge(charge, cargo);
    return line({ kind: 'charge', name: charge.name, currency: charge.currency, amount, isMinimum });
  });
  const freight = (percentage: string | null): Prices | undefined => {
    // Also without a mark-up what is sold has the decimals of the currency: rate sheets print it so.
    const sold = levels.map(({ level, value }) => ({
      level,
      price: percentage === null ? value : markUp(value, percentage, currency),
    }));
    const rated = rateWeight(sold, weight);
    if (!rated) return undefined;
    const { total, charge, minimum, alternatives } = rated;
    const first = line({
      kind: 'freight',
      ...(charge && { unit: 'KG', quantity: charge.weight, price: charge.rate }),
      ...{ isMinimum: minimum !== null, currency, amount: total },
    });
    return { lines: [first, ...local], air: { charge, minimum, alternatives: [...alternatives] } };
  };
  if (!freight(null)) return undefined;
  const at = (percentage: string | null) => priceOf(freight(percentage)!, currency, usdRates, true);
  return {
    reference: `A-${id}`,
    ...{ kind, origin: { id: origin, ...from }, discharge: null, destination: { id: destination, ...to } },
    carrier: { id: null, name: airline.name, code: airline.code },
    ...{ validFrom, validTo: rate.isOpenEnded ? null : countsTo, transit },
    ...bothPrices(kind, scope, at),
    ...{ missing: [], perCarton: [] },
  };
}
