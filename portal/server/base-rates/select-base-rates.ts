import { type RawBuilder, sql } from 'kysely';
import type { BaseRate } from '../../../shared/contract/base-rates.ts';
import { hasText } from '../db/has-text.ts';
import { isNamed } from '../places/is-named.ts';
import { PRICE_COLUMNS } from './price-columns.ts';

/** The route that rates are wanted of, by ids as a route subscription has them; null: any. */
export interface RouteWanted {
  origin: number | null;
  discharge: number | null;
  destination: number | null;
  carrier: number | null;
}

interface Wanted {
  /** The days on one of which a rate has to count, both included; without them all rates are found that ever did. */
  days?: { from: string; to: string } | undefined;
  /** A part of a name or code of a port, the carrier or the source. */
  searchText?: string;
  /** Those of the source `External`, too. */
  includeExternalRates: boolean;
  /** Limits them further; SQL about the rate `rate`. */
  where?: RawBuilder<boolean>;
  page?: { offset: number; most: number };
  /** What they are sorted by before all else, the least first; SQL about the rate `rate`. */
  order?: RawBuilder<unknown>;
}

/** A rate, and of which of the routes it is: a rate that two of them match is found twice. */
export type FoundRate = BaseRate & { route: number };

/**
 * SQL of the base rates that count on routes in a time, one statement for all routes: by route, ports, carrier and kind,
 * the one that began last first. Each counts from its `validFrom` to its `countsTo`; a route on which none is found has
 * none. Which of several counts on a day says `end-replaced.ts`.
 */
export function selectBaseRates(
  routes: readonly RouteWanted[],
  { days, searchText = '', includeExternalRates, where = sql`true`, page, order }: Wanted,
): RawBuilder<FoundRate> {
  const asked = JSON.stringify(routes.map((route, n) => ({ ...route, route: n })));
  const counts = days
    ? sql<boolean>`rate.valid_from <= ${days.to}::date and rate.counts_to >= ${days.from}::date
        and rate.counts_to >= rate.valid_from`
    : sql<boolean>`true`;
  return sql<FoundRate>`
    select asked.route, ${RATE}
    from json_to_recordset(${asked}::json)
      asked (route integer, origin integer, discharge integer, destination integer, carrier integer)
    join base_rate rate on ${sql.join(
      ROUTE_COLUMNS.map(([part, column]) => matches(routes, part, column)),
      sql` and `,
    )} and ${counts}
    ${NAMES}
    where ${searchText === '' ? sql`true` : isFoundBy(searchText)}
      and ${includeExternalRates ? sql`true` : sql`rate.source <> 'External'`} and ${where}
    order by ${order ? sql`${order} nulls last,` : sql``} asked.route, lower(origin.company_name) collate "C", lower(destination.company_name) collate "C",
      lower(carrier.company_name) collate "C", rate.kind, rate.valid_from desc, rate.id desc
    ${page ? sql`limit ${page.most}::integer offset ${page.offset}::integer` : sql``}`;
}

const ROUTE_COLUMNS = [
  ['origin', 'origin_port_id'],
  ['discharge', 'discharge_port_id'],
  ['destination', 'destination_port_id'],
  ['carrier', 'carrier_id'],
] as const;

/** Without an alternative where every route says what it wants: only then an index finds the rates. */
function matches(
  routes: readonly RouteWanted[],
  part: keyof RouteWanted,
  column: string,
): RawBuilder<boolean> {
  const wanted = sql.ref(`asked.${part}`);
  const isSame = sql<boolean>`${sql.ref(`rate.${column}`)} = ${wanted}`;
  return routes.every((route) => route[part] !== null) ? isSame : sql`(${wanted} is null or ${isSame})`;
}

const NAMES = sql`
  join port origin on origin.id = rate.origin_port_id
  left join port discharge on discharge.id = rate.discharge_port_id
  join port destination on destination.id = rate.destination_port_id
  join company carrier on carrier.id = rate.carrier_id
  left join company agent on agent.id = rate.agent_id`;

/** Ports are looked for once a statement and not once a rate. */
const isFoundBy = (text: string): RawBuilder<boolean> => {
  const ports = sql`array(select port.id from port where ${isNamed('port', text)})`;
  return sql`(array[rate.origin_port_id, rate.discharge_port_id, rate.destination_port_id] && ${ports}
    or ${hasText(sql`concat_ws(' ', carrier.code, carrier.company_name, agent.company_name, rate.external_source)`, text)})`;
};

const named = (table: string, code: string) => sql`json_build_object('id', ${sql.ref(`${table}.id`)},
  'name', ${sql.ref(`${table}.company_name`)}, 'code', ${sql.ref(`${table}.${code}`)})`;

const PRICES = PRICE_COLUMNS.flatMap(({ container, column }) =>
  container ? sql`${sql.lit(container)}, ${sql.ref(`rate.${column}`)}::text` : [],
);

const RATE = sql`rate.id, ${named('origin', 'scac_code')} as origin,
  case when discharge.id is not null then ${named('discharge', 'scac_code')} end as discharge,
  ${named('destination', 'scac_code')} as destination, ${named('carrier', 'code')} as carrier, rate.kind, rate.source,
  coalesce(agent.company_name, rate.external_source) as "sourceName", rate.submission_id as "submissionId",
  rate.valid_from as "validFrom", rate.valid_to as "validTo", rate.counts_to as "countsTo",
  rate.transit_days as "transitDays", rate.currency, json_build_object(${sql.join(PRICES)}) as prices,
  rate.lcl_per_cbm::text as "lclPerCbm", rate.lcl_minimum::text as "lclMinimum", (
    select coalesce(json_agg(json_build_object('chargeTypeId', type.id, 'name', coalesce(type.description, charge.name),
      'unitCode', charge.unit_code, 'currency', charge.currency, 'amount', charge.amount::text)
      order by charge.position), '[]')
    from base_rate_charge charge left join charge_type type on type.id = charge.charge_type_id
    where charge.base_rate_id = rate.id) as charges`;
