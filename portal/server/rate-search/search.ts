import { sql, type Transaction } from 'kysely';
import type { FoundRate, SearchRates, SearchRatesAnswer } from '../../../shared/contract/rate-search.ts';
import { compareDecimals } from '../../../shared/trade/decimal.ts';
import { revenueTons } from '../../../shared/trade/freight-offer.ts';
import type { Tables } from '../db/tables.ts';
import { RATE_TODAY } from '../exchange-rates/rate-source.ts';
import { findAirRates, findSeaRates, MOST_PRICED } from './find-rates.ts';
import { nearbyLanes, otherDays } from './other-choices.ts';
import { airWeight, priceAirRate, priceSeaRate } from './price-rates.ts';
import { requestedQuotes } from './requested-quotes.ts';
import { type RateScope, requirePlaces, routePorts } from './scope.ts';

type Trx = Transaction<Tables>;
type Priced = Omit<FoundRate, 'isSubscribed' | 'requested'>;

/** Rates of one answer. */
const MOST_LISTED = 60;

/** What a search finds for a caller, the cheapest first; nothing is left out but for the number that is listed. */
export async function searchRates(
  trx: Trx,
  scope: RateScope,
  search: SearchRates,
): Promise<SearchRatesAnswer> {
  await requirePlaces(trx, search);
  const { rates, found, exchangeRates } = await pricedRates(trx, scope, search);
  const ports = await routePorts(trx, search);
  const route = await subscriptionsOn(trx, scope, ports);
  const isFollowed = search.mode === 'Air' ? route.isOfAnyCarrier : route.isFollowed;
  const listed = rates.slice(0, MOST_LISTED);
  const isEmpty = rates.length === 0;
  const references = listed.map(({ reference }) => reference);
  const requested = await requestedQuotes(trx, scope, search, references);
  return {
    view: scope.view,
    isFollowed: scope.view !== 'selling' || isFollowed,
    route: ports,
    rates: listed.map((rate) => ({
      ...rate,
      isSubscribed: rate.carrier.id !== null && route.carriers.has(rate.carrier.id),
      requested: requested.ofRate.get(rate.reference) ?? null,
    })),
    requested: requested.withoutRate,
    hasMore: rates.length > MOST_LISTED || found > MOST_PRICED,
    chargeable: chargeableOf(search),
    exchangeRates,
    markUps: scope.view === 'both' ? scope.markUps : null,
    otherDays: isEmpty ? await otherDays(trx, scope, search) : [],
    nearby: isEmpty ? await nearbyLanes(trx, scope, search) : [],
  };
}

/** All rates that the caller sees, priced, by their total. */
export async function pricedRates(trx: Trx, scope: RateScope, search: SearchRates) {
  if (search.mode === 'Air') {
    const { weight } = airWeight(search.weightKg, search.volumeCbm);
    const found = await findAirRates(trx, scope, search, weight);
    const exchangeRates = await usdRatesOf(
      trx,
      found.flatMap(({ currency, charges }) => [currency, ...charges.map((charge) => charge.currency)]),
    );
    const on = { weight, origin: search.origin, destination: search.destination };
    const usdRates = ratesByCurrency(exchangeRates);
    const rates = found.flatMap((rate) => priceAirRate(rate, on, scope, usdRates) ?? []);
    return { rates: byUsd(rates, usdOf), found: found.length, exchangeRates };
  }
  const found = await findSeaRates(trx, scope, search);
  const exchangeRates = await usdRatesOf(
    trx,
    found.flatMap(({ currency, charges }) => [currency, ...charges.map((charge) => charge.currency)]),
  );
  const usdRates = ratesByCurrency(exchangeRates);
  const rates = found.flatMap((rate) => priceSeaRate(rate, search, scope, usdRates) ?? []);
  return { rates: byUsd(rates, usdOf), found: found.length, exchangeRates };
}

/** By currency what one unit of it is in US dollars. */
export const ratesByCurrency = (rates: SearchRatesAnswer['exchangeRates']) =>
  new Map(rates.map(({ currency, usdRate }) => [currency, usdRate]));

const usdOf = ({ price }: Priced) => price.usd;

/** The cheapest first, those without a whole price last. */
export const byUsd = <Rate>(rates: readonly Rate[], priceOf: (rate: Rate) => string | null): Rate[] =>
  rates.toSorted((one, other) => {
    const [price, otherPrice] = [priceOf(one), priceOf(other)];
    if (price === null || otherPrice === null) return Number(price === null) - Number(otherPrice === null);
    return compareDecimals(price, otherPrice);
  });

/** The newest exchange rates that are stored, whatever their day, which is told: they only serve to compare. */
export async function usdRatesOf(
  trx: Trx,
  currencies: readonly string[],
): Promise<SearchRatesAnswer['exchangeRates']> {
  const wanted = [...new Set(currencies)].filter((currency) => currency !== 'USD');
  if (wanted.length === 0) return [];
  const { rows } = await sql<SearchRatesAnswer['exchangeRates'][number]>`
    select distinct on (currency) currency, usd_rate::text as "usdRate", rate_date as day from exchange_rate
    where currency = any(${wanted}::text[]) and rate_date <= ${sql.raw(RATE_TODAY)}
    order by currency, asked_on desc, rate_date desc, updated_at desc, usd_rate`.execute(trx);
  return rows;
}

function chargeableOf(search: SearchRates): SearchRatesAnswer['chargeable'] {
  if (search.mode === 'FCL') return null;
  if (search.mode === 'LCL') {
    const { tons, isByWeight } = revenueTons(search.weightKg, search.volumeCbm);
    return { unit: 'W/M', quantity: tons, volumeWeight: null, isByOther: isByWeight };
  }
  const { weight, volumeWeight, isByVolume } = airWeight(search.weightKg, search.volumeCbm);
  return { unit: 'KG', quantity: weight, volumeWeight, isByOther: isByVolume };
}

/** Whether the company subscribes to a route between the ports, and to one without a carrier, which air freight needs. */
async function subscriptionsOn(
  trx: Trx,
  { entityId }: RateScope,
  { origin, destination }: SearchRatesAnswer['route'],
): Promise<{ isFollowed: boolean; isOfAnyCarrier: boolean; carriers: ReadonlySet<number> }> {
  if (origin === null || destination === null)
    return { isFollowed: false, isOfAnyCarrier: false, carriers: new Set() };
  const { rows } = await sql<{ carrier: number | null }>`
    select distinct carrier_id as carrier from route_subscription
    where entity_id = ${entityId}::integer and deleted_at is null
      and origin_port_id = ${origin}::integer and destination_port_id = ${destination}::integer`.execute(trx);
  return {
    isFollowed: rows.length > 0,
    isOfAnyCarrier: rows.some(({ carrier }) => carrier === null),
    carriers: new Set(rows.flatMap(({ carrier }) => carrier ?? [])),
  };
}
