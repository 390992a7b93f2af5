import type { RateSheetRate } from '../../../../shared/contract/rate-sheets.ts';
import type { SheetRows } from '../sheet-content.ts';
import type { SoldTerms } from './sold-rates.ts';

type Change = Pick<RateSheetRate, 'change' | 'before'>;

interface Comparison {
  changeOf(rate: SoldTerms): Change;
  /** In the order of the sheet before. */
  dropped: readonly RateSheetRate[];
}

/**
 * Compares the rates of a sheet with those of the sheet before. Rates are of one series that have the mode, lane,
 * carrier, kind, source and currency in common: prices in two currencies have no difference. A series has several rates
 * where they count on different days or come from different agents. The same stored rate is then compared with itself,
 * and the others in the order of their days: when the window moves on, its first rate is compared with the first one
 * before.
 *
 * A rate that stands on several routes is one rate here: one subscription less drops nothing that another one still has.
 */
export function compareWithPrevious(
  rates: readonly SoldTerms[],
  previous: readonly RateSheetRate[] | null,
): Comparison {
  if (!previous) return { changeOf: () => ({ change: null, before: null }), dropped: [] };
  const before = new Map<string, SoldTerms | undefined>();
  const matched = new Set<string>();
  const earlier = Map.groupBy(distinct(previous), seriesOf);
  for (const [series, ofSeries] of Map.groupBy(distinct(rates), seriesOf))
    for (const [rate, match] of pairs(ofSeries, earlier.get(series) ?? [])) {
      before.set(identityOf(rate), match);
      if (match) matched.add(identityOf(match));
    }
  return {
    changeOf: (rate) => changeFrom(before.get(identityOf(rate)), rate),
    dropped: distinct(previous).filter((rate) => !matched.has(identityOf(rate))),
  };
}

/** The rates of a sheet that have changed, as they are listed: new and changed ones, then those that were dropped. */
export const changedRates = ({ rates, airRates, dropped }: SheetRows): RateSheetRate[] => [
  ...[...rates, ...airRates].filter(({ change }) => change === 'new' || change === 'changed'),
  ...dropped,
];

/** Each rate of a series with that of the sheet before, if there is one. */
function pairs(
  rates: readonly SoldTerms[],
  previous: readonly SoldTerms[],
): (readonly [SoldTerms, SoldTerms | undefined])[] {
  const stored = new Map(previous.map((rate) => [rate.reference, rate]));
  const again = rates.flatMap((rate) => {
    const same = stored.get(rate.reference);
    return same ? [[rate, same] as const] : [];
  });
  const taken = new Set(again.map(([{ reference }]) => reference));
  const others = byDays(rates.filter(({ reference }) => !taken.has(reference)));
  const left = byDays(previous.filter(({ reference }) => !taken.has(reference)));
  return [...again, ...others.map((rate, n) => [rate, left[n]] as const)];
}

const byDays = (rates: readonly SoldTerms[]): SoldTerms[] =>
  rates
    .map((rate) => ({ rate, days: `${rate.validFrom} ${rate.validTo}` }))
    .sort((one, other) => (one.days < other.days ? -1 : Number(one.days > other.days)))
    .map(({ rate }) => rate);

function changeFrom(before: SoldTerms | undefined, { prices }: SoldTerms): Change {
  if (!before) return { change: 'new', before: null };
  const columns = [...new Set([...Object.keys(before.prices), ...Object.keys(prices)])];
  return columns.every((column) => before.prices[column] === prices[column])
    ? { change: 'same', before: null }
    : { change: 'changed', before: before.prices };
}

const distinct = <Rate extends SoldTerms>(rates: readonly Rate[]): Rate[] => [
  ...new Map(rates.map((rate) => [identityOf(rate), rate])).values(),
];

const identityOf = (rate: SoldTerms): string => `${seriesOf(rate)} ${rate.reference}`;

function seriesOf({
  mode,
  origin,
  discharge,
  destination,
  carrier,
  kind,
  source,
  currency,
}: SoldTerms): string {
  const places = [origin, discharge, destination, carrier].map((place) => place?.code ?? place?.name ?? null);
  return JSON.stringify([mode, ...places, kind, source, currency]);
}
