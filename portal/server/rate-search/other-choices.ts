import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { SearchRates, SearchRatesAnswer } from '../../../shared/contract/rate-search.ts';
import { addDays } from '../../../shared/trade/calendar-days.ts';
import type { Tables } from '../db/tables.ts';
import { selectLaneRates } from '../rate-sheets/select-air-rates.ts';
import { airLane } from './find-rates.ts';
import { type RateScope, seesAirLane, seesBaseRate, submitterOf } from './scope.ts';

type Trx = Transaction<Tables>;

/** How far from the day that was asked for others are looked for. */
const DAYS_AROUND = 120;
const MOST_NEARBY = 5;

/** Of the rates of the lane that the caller sees: the last day before and the first after the one asked for. */
export async function otherDays(trx: Trx, scope: RateScope, search: SearchRates): Promise<string[]> {
  const { origin, destination, day, mode } = search;
  const around = { from: addDays(day, -DAYS_AROUND), to: addDays(day, DAYS_AROUND) };
  const price = mode === 'LCL' ? sql`rate.lcl_per_cbm is not null` : HAS_CONTAINER_PRICE;
  const rates =
    mode === 'Air'
      ? sql`select "validFrom" as first, "countsTo" as last
          from (${selectLaneRates(airLane(scope, search), { days: around, agent: submitterOf(scope) })}) found`
      : sql`select rate.valid_from as first, rate.counts_to as last from base_rate rate
          where rate.origin_port_id = ${origin}::integer and rate.destination_port_id = ${destination}::integer
            and rate.counts_to >= rate.valid_from and ${price} and ${seesBaseRate(scope)}`;
  const { rows } = await sql<{ before: string | null; after: string | null }>`
    select max(last) filter (where last < ${day}::date and last >= ${around.from}::date) as before,
      min(first) filter (where first > ${day}::date and first <= ${around.to}::date) as after
    from (${rates}) rate`.execute(trx);
  const { before = null, after = null } = rows[0] ?? {};
  return [before, after].filter((one) => one !== null);
}

const HAS_CONTAINER_PRICE = sql`num_nonnulls(rate.price_20gp, rate.price_40gp, rate.price_40hc, rate.price_45hc) > 0`;

/** Lanes between places of the same two countries with rates on the day that the caller sees, the nearest first. */
export async function nearbyLanes(
  trx: Trx,
  scope: RateScope,
  search: SearchRates,
): Promise<SearchRatesAnswer['nearby']> {
  const lanes = search.mode === 'Air' ? airLanes(scope, search) : seaLanes(scope, search);
  const { rows } = await sql<SearchRatesAnswer['nearby'][number]>`
    select lane.origin, lane.destination from (${lanes}) lane
    order by lane.distance nulls last, lane.origin->>'name', lane.destination->>'name' limit ${MOST_NEARBY}::integer`.execute(
    trx,
  );
  return rows;
}

const seaLanes = (
  scope: RateScope,
  { origin, destination, day, mode }: SearchRates,
): RawBuilder<unknown> => sql`
  select ${place('origin', 'company_name', 'scac_code')} as origin,
    ${place('destination', 'company_name', 'scac_code')} as destination, ${distance('origin', 'destination')} as distance
  from port asked_origin join port origin on origin.country_id = asked_origin.country_id,
    port asked_destination join port destination on destination.country_id = asked_destination.country_id
  where asked_origin.id = ${origin}::integer and asked_destination.id = ${destination}::integer
    and (origin.id, destination.id) <> (asked_origin.id, asked_destination.id)
    and exists (
      select 1 from base_rate rate
      where rate.origin_port_id = origin.id and rate.destination_port_id = destination.id
        and rate.valid_from <= ${day}::date and rate.counts_to >= ${day}::date
        and ${mode === 'LCL' ? sql`rate.lcl_per_cbm is not null` : HAS_CONTAINER_PRICE} and ${seesBaseRate(scope)})`;

const airLanes = (scope: RateScope, { origin, destination, day }: SearchRates): RawBuilder<unknown> => sql`
  select ${place('departure', 'city', 'code')} as origin, ${place('arrival', 'city', 'code')} as destination,
    ${distance('departure', 'arrival')} as distance
  from airport asked_origin join airport departure on departure.country_id = asked_origin.country_id,
    airport asked_destination join airport arrival on arrival.country_id = asked_destination.country_id
  where asked_origin.id = ${origin}::integer and asked_destination.id = ${destination}::integer
    and (departure.id, arrival.id) <> (asked_origin.id, asked_destination.id)
    and exists (
      select 1 from air_freight_rate rate join rate_submission submission on submission.id = rate.rate_submission_id
      where rate."from" = departure.code and rate."to" = arrival.code and rate.validity_from <= ${day}::date
        and coalesce(rate.validity_to, ${day}::date) >= ${day}::date
        and ${submitterOf(scope) === null ? sql`true` : sql`submission.entity_id = ${submitterOf(scope)}::integer`})
    and ${seesAirLane(scope)}`;

const place = (
  table: string,
  name: string,
  code: string,
) => sql`jsonb_build_object('id', ${sql.ref(`${table}.id`)},
  'name', ${sql.ref(`${table}.${name}`)}, 'code', ${sql.ref(`${table}.${code}`)})`;

/** Squared, in degrees: it only orders. */
const distance = (from: string, to: string) =>
  sql`${apart(from, 'asked_origin')} + ${apart(to, 'asked_destination')}`;

const apart = (one: string, other: string) => {
  const difference = (part: string) =>
    sql`(${sql.ref(`${one}.${part}`)} - ${sql.ref(`${other}.${part}`)}) ^ 2`;
  return sql`${difference('latitude')} + ${difference('longitude')}`;
};
