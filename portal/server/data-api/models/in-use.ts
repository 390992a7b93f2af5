import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../auth/rights/caller.ts';
import { isOwnCompany } from '../../auth/rights/own-company.ts';
import { mayReadRecord } from '../../auth/rights/record-rights.ts';
import type { Tables } from '../../db/tables.ts';
import type { RowRights } from './model.ts';
import { mayReadOfEntity, mayReadRoute } from './rights.ts';

/**
 * What the caller's own rates, subscriptions and shipments name, which lists to choose from begin with: other people's
 * business decides nothing. None of it depends on the row that is asked about, so that the database reads it once a
 * statement.
 */

/** Of those who see everything the newest count: all would be most of what there is. */
const NEWEST = 2000;
/** Of an agent who submits each week, the rates of years would be slow to read at each page of airports. */
const NEWEST_SUBMISSIONS = 10;

type Used = 'route_subscription' | 'shipment' | 'air_freight_rate' | 'base_rate';

const RIGHTS: Readonly<Record<Used, RowRights>> = {
  route_subscription: mayReadRoute,
  shipment: (caller, alias) => mayReadRecord(caller, 'shipment', alias),
  air_freight_rate: (caller, alias) => sql`${sql.ref(`${alias}.rate_submission_id`)} in (
    select of_rate.id from rate_submission of_rate where ${mayReadOfEntity('submission')(caller, 'of_rate')}
    order by of_rate.created_at desc limit ${sql.lit(NEWEST_SUBMISSIONS)})`,
  // Those that an agent has submitted: what the provider buys, and from whom, is known to its admins alone (D-142).
  base_rate: (caller, alias) => isOwnCompany(caller, sql.ref(`${alias}.agent_id`)),
};

const seesAll = (caller: Caller) => caller.kind === 'service' || (caller.kind === 'user' && caller.seesAll);

/** One row for each of the columns, of the rows of a table that the caller may see. */
function valuesIn(caller: Caller, table: Used, columns: readonly string[]): RawBuilder<unknown> {
  const named = sql.table(table satisfies keyof Tables);
  const rows = seesAll(caller)
    ? sql`(select * from ${named} order by id desc limit ${sql.lit(NEWEST)})`
    : named;
  const values = sql.join(columns.map((column) => sql.ref(`used.${column}`)));
  return sql`select unnest(array[${values}]) from ${rows} used where ${RIGHTS[table](caller, 'used')}`;
}

const isAmong = (value: RawBuilder<unknown>, lists: readonly RawBuilder<unknown>[]) =>
  sql<boolean>`coalesce(${value} in (${sql.join(lists, sql` union all `)}), false)`;

const PORTS_OF_LANE = ['origin_port_id', 'destination_port_id'];
const PORTS_OF_ROUTE = [...PORTS_OF_LANE, 'discharge_port_id'];

/** SQL that is true for the ports of the caller's routes, shipments and rates. */
export const isPortInUse: RowRights = (caller, alias) =>
  isAmong(sql.ref(`${alias}.id`), [
    valuesIn(caller, 'route_subscription', PORTS_OF_ROUTE),
    valuesIn(caller, 'shipment', PORTS_OF_LANE),
    valuesIn(caller, 'base_rate', PORTS_OF_ROUTE),
  ]);

/** SQL that is true for the airports of the caller's shipments and rates. */
export const isAirportInUse: RowRights = (caller, alias) =>
  sql`(${isAmong(sql.ref(`${alias}.id`), [
    valuesIn(caller, 'shipment', ['origin_airport_id', 'destination_airport_id']),
  ])} or ${isAmong(sql.ref(`${alias}.code`), [valuesIn(caller, 'air_freight_rate', ['from', 'to'])])})`;

/** SQL that is true for the carriers and airlines of the caller's routes, shipments and rates. */
export const isCarrierInUse: RowRights = (caller, alias) =>
  sql`(${isAmong(sql.ref(`${alias}.id`), [
    ...(['route_subscription', 'shipment', 'base_rate'] as const).map((table) =>
      valuesIn(caller, table, ['carrier_id']),
    ),
  ])} or ${isAmong(sql.ref(`${alias}.company_name`), [valuesIn(caller, 'air_freight_rate', ['airline'])])})`;
