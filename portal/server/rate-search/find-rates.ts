import { sql, type Transaction } from 'kysely';
import type { SearchRates } from '../../../shared/contract/rate-search.ts';
import { addDays } from '../../../shared/trade/calendar-days.ts';
import type { LocalPrice } from '../../../shared/trade/freight-offer.ts';
import type { FoundRate as FoundBaseRate } from '../base-rates/select-base-rates.ts';
import { selectBaseRates } from '../base-rates/select-base-rates.ts';
import type { Tables } from '../db/tables.ts';
import { LANE_COLUMNS, selectLaneRates } from '../rate-sheets/select-air-rates.ts';
import type { FoundAirRate } from '../rate-sheets/sheet-content.ts';
import { airPriceSql, seaPriceSql } from './cheapest-first.ts';
import { type RateScope, seesAirLane, seesBaseRate, submitterOf } from './scope.ts';

type Trx = Transaction<Tables>;

/** Rates that are priced for one search, so that a lane with many costs no more. */
export const MOST_PRICED = 300;
/** Days ahead to which a rate without an end counts. */
const OPEN_END_DAYS = 366;

/** A local charge of an air rate. */
export interface AirCharge extends LocalPrice {
  name: string;
  currency: string;
}

export type OfferedAirRate = Omit<FoundAirRate, 'charges' | 'route'> & {
  charges: readonly AirCharge[];
  isOpenEnded: boolean;
};

/** The base rates that count on the day and that the caller sees, the cheapest first; one more than are priced where there are more. */
export async function findSeaRates(
  trx: Trx,
  scope: RateScope,
  search: Exclude<SearchRates, { mode: 'Air' }>,
): Promise<FoundBaseRate[]> {
  const { origin, destination, day } = search;
  const { rows } = await selectBaseRates([{ origin, destination, discharge: null, carrier: null }], {
    days: { from: day, to: day },
    includeExternalRates: scope.includeExternalRates,
    where: seesBaseRate(scope),
    page: { offset: 0, most: MOST_PRICED + 1 },
    order: seaPriceSql(scope, search),
  }).execute(trx);
  return rows;
}

/** SQL of the lane between two airports, if the caller sees its rates. */
export const airLane = (
  scope: RateScope,
  { origin, destination }: { origin: number; destination: number },
) => sql`
  select 0 as route, ${LANE_COLUMNS} from airport departure, airport arrival
  where departure.id = ${origin}::integer and arrival.id = ${destination}::integer and ${seesAirLane(scope)}`;

/** The air freight rates for so many kilograms that count on the day and that the caller sees, the cheapest first. */
export async function findAirRates(
  trx: Trx,
  scope: RateScope,
  search: Extract<SearchRates, { mode: 'Air' }>,
  weight: string,
): Promise<OfferedAirRate[]> {
  const { day } = search;
  const last = addDays(day, OPEN_END_DAYS);
  const found = selectLaneRates(airLane(scope, search), {
    days: { from: day, to: last },
    agent: submitterOf(scope),
  });
  const { rows } = await sql<FoundAirRate>`
    select * from (${found}) found where "validFrom" <= ${day}::date
    order by ${airPriceSql(weight)} nulls last, "validFrom" desc, id desc limit ${MOST_PRICED + 1}::integer`.execute(
    trx,
  );
  const charges = await chargesOf(trx, rows);
  return rows.map((rate) => ({
    ...rate,
    charges: charges.get(rate.id) ?? [],
    isOpenEnded: rate.countsTo === last,
  }));
}

/** The local charges as they were submitted: a rate of a charge is one price with its own minimum. */
async function chargesOf(trx: Trx, rates: readonly FoundAirRate[]): Promise<Map<number, AirCharge[]>> {
  if (rates.length === 0) return new Map();
  const { rows } = await sql<AirCharge & { rate: number }>`
    select rate.id as rate, charge.name, charge.currency, trim_scale(charge.kg_rate)::text as "perKg",
      trim_scale(charge.shipment_rate)::text as "perShipment", trim_scale(charge.min_rate)::text as minimum
    from air_freight_rate rate join local_charge charge on charge.rate_submission_id = rate.rate_submission_id
    where rate.id = any(${rates.map(({ id }) => id)}::integer[])
      and num_nonnulls(charge.kg_rate, charge.shipment_rate, charge.min_rate) > 0
    order by rate.id, charge.position`.execute(trx);
  const byRate = Map.groupBy(rows, ({ rate }) => rate);
  return new Map([...byRate].map(([id, list]) => [id, list.map(({ rate: _, ...charge }) => charge)]));
}
