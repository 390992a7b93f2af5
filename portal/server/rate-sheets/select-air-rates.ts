import { type RawBuilder, sql } from 'kysely';
import { AIR_RATE_CURRENCY } from '../../../shared/trade/air-rate-currency.ts';
import { airportServesSql } from './airport-serves.ts';
import type { FoundAirRate } from './sheet-content.ts';

/** The ports between which air rates are wanted. */
interface AirRoute {
  /** Index of the route. */
  route: number;
  origin: number;
  destination: number;
}

interface LanesWanted {
  days: { from: string; to: string };
  /** Whose submissions alone are wanted. */
  agent?: number | null;
}

const CURRENCY = sql.lit(AIR_RATE_CURRENCY);

/**
 * SQL of the air freight rates that count between the cities of ports in a time. An airport serves a city of its country that
 * has the port's name and is near it; codes of ports and airports have nothing to do with each other.
 */
export const selectAirRates = (routes: readonly AirRoute[], wanted: LanesWanted): RawBuilder<FoundAirRate> =>
  selectLaneRates(
    sql`
      select asked.route, ${LANE_COLUMNS}
      from json_to_recordset(${JSON.stringify(routes)}::json)
        asked (route integer, origin integer, destination integer)
      join port origin on origin.id = asked.origin
      join port destination on destination.id = asked.destination
      join airport departure on ${airportServes('departure', 'origin')}
      join airport arrival on ${airportServes('arrival', 'destination')}`,
    wanted,
  );

/** Of a lane for {@link selectLaneRates}, from the airports `departure` and `arrival`. */
export const LANE_COLUMNS = sql`departure.code as "from", arrival.code as "to",
  json_build_object('name', departure.airport_name, 'code', departure.code) as departure,
  json_build_object('name', arrival.airport_name, 'code', arrival.code) as arrival`;

/**
 * SQL of the air freight rates that count on lanes in a time, by route, airports and airline, the one that began last first.
 *
 * Of one agent's rates of one lane and airline each counts until the day before the first day of a later submission, or
 * of a rate of its own submission that begins later, and doesn't come back after the end of that one, as base rates do.
 *
 * @param lanes SQL of rows of `route` and {@link LANE_COLUMNS}
 */
export const selectLaneRates = (
  lanes: RawBuilder<unknown>,
  { days, agent = null }: LanesWanted,
): RawBuilder<FoundAirRate> => sql`
    with lane as materialized (${lanes}
    ), rate as (
      select rate.id, rate.rate_submission_id, rate."from", rate."to", rate.airline, rate.validity_from,
        rate.validity_to, rate.min_transit_time, rate.max_transit_time, agent.company_name as agent,
        min(rate.validity_from) over (${SAME} order by submission.created_at desc, submission.id desc
          groups between unbounded preceding and 1 preceding) as submitted_later,
        lead(rate.validity_from) over (${SAME}, submission.id order by rate.validity_from, rate.id) as begins_later
      from air_freight_rate rate
      join rate_submission submission on submission.id = rate.rate_submission_id
      join company agent on agent.id = submission.entity_id and agent.entity_type in ('Agent', 'Provider')
      where (rate."from", rate."to") in (select lane."from", lane."to" from lane)
        and ${agent === null ? sql`true` : sql`submission.entity_id = ${agent}::integer`}
    ), counted as (
      select rate.*, least(coalesce(rate.validity_to, ${days.to}::date), rate.submitted_later - 1, rate.begins_later - 1)
        as counts_to
      from rate where rate.validity_from <= ${days.to}::date
    )
    select lane.route, counted.id, lane.departure as "from", lane.arrival as "to",
      json_build_object('name', counted.airline, 'code', ${CODE_OF_AIRLINE}) as airline, counted.agent,
      counted.validity_from as "validFrom", counted.counts_to as "countsTo", ${TRANSIT} as transit,
      ${CURRENCY} as currency, ${LEVELS} as levels, ${CHARGES} as charges
    from lane join counted on counted."from" = lane."from" and counted."to" = lane."to"
    where counted.counts_to >= ${days.from}::date and counted.counts_to >= counted.validity_from
    order by lane.route, lane."from" collate "C", lane."to" collate "C", lower(counted.airline) collate "C",
      counted.validity_from desc, counted.id desc`;

/** SQL that is true where the airport serves the city of the port; both are aliases of their tables. */
export const airportServes = (airport: string, port: string): RawBuilder<boolean> =>
  sql.raw<boolean>(airportServesSql(airport, port));

/** Those of one agent, lane and airline. */
const SAME = sql`partition by submission.entity_id, rate."from", rate."to", lower(rate.airline)`;

const CODE_OF_AIRLINE = sql`(
  select min(airline.code) from company airline
  where airline.entity_type = 'Airline' and lower(airline.company_name) = lower(counted.airline))`;

const TRANSIT = sql`case when num_nonnulls(counted.min_transit_time, counted.max_transit_time) > 0 then json_build_object(
  'min', coalesce(counted.min_transit_time, counted.max_transit_time),
  'max', coalesce(counted.max_transit_time, counted.min_transit_time)) end`;

const LEVELS = sql`(
  select coalesce(json_agg(json_build_object('level', level.level, 'value', trim_scale(level.value)::text)
    order by level.id), '[]')
  from rate_level level where level.air_freight_rate_id = counted.id)`;

/** Each of the rates that a local charge has is a charge of its own; the least amount is told by its name. */
const CHARGES = sql`(
  select coalesce(json_agg(json_build_object('name', charge.name || part.suffix, 'unitCode', part.unit,
    'currency', charge.currency, 'amount', trim_scale(part.amount)::text) order by charge.position, part.place), '[]')
  from local_charge charge cross join lateral (values
    (1, '', 'KG', charge.kg_rate), (2, '', 'EA', charge.shipment_rate), (3, ' (Min)', 'EA', charge.min_rate)
  ) part (place, suffix, unit, amount)
  where charge.rate_submission_id = counted.rate_submission_id and part.amount is not null)`;
