import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { ReportMode } from '../../../../shared/contract/reports.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import { mayReadRecord } from '../../auth/rights/record-rights.ts';
import type { Tables } from '../../db/tables.ts';

/** Which shipments are reported of; by sea `origin` and `destination` are ports, by air airports. */
export interface Reported {
  mode: ReportMode;
  /** Instants in ISO 8601, the first included, the last one not. */
  since: string;
  until: string;
  carrier: number | null;
  /** The company whose goods they are. */
  customer: number | null;
  origin: number | null;
  destination: number | null;
}

/** The lanes, carriers and customers that are added up each on its own, by their keys, the first ones first. */
export interface Bars {
  lanes: readonly string[];
  carriers: readonly string[];
  customers: readonly string[];
}

/** Shipments that are added up; the key is a month, the id of a carrier or customer, or the ids of a lane's ends: `17-4`. */
export interface Group {
  kind: 'total' | 'month' | 'lane' | 'carrier' | 'customer';
  key: string;
}

/** More would make an answer that nobody reads to its end. */
const MOST_BARS = 100;
/** The key of the lanes, carriers and customers beyond these. */
export const REST = 'rest';

const MODES: Readonly<Record<ReportMode, string>> = { ocean: 'Ocean', air: 'Air' };
const PLACES: Readonly<Record<ReportMode, string>> = { ocean: 'port', air: 'airport' };

/** SQL of the shipments of the mode and time that the caller may see, as the data API has them (D-15). */
export const seenShipments = (caller: UserCaller, { mode, since, until }: Reported): RawBuilder<unknown> =>
  sql`shipment where shipment.mode = ${MODES[mode]} and shipment.created_at >= ${since}::timestamptz
    and shipment.created_at < ${until}::timestamptz and ${mayReadRecord(caller, 'shipment', 'shipment')}`;

const isChosen = (column: RawBuilder<unknown>, id: number | null) =>
  id === null ? sql`true` : sql`coalesce(${column} = ${id}::integer, false)`;

/**
 * SQL of the shipments with the keys of their groups, and whether the filters leave them; 0 is an id that one hasn't. The goods
 * of cancelled ones don't move, so they don't count.
 */
export function countedShipments(caller: UserCaller, reported: Reported): RawBuilder<unknown> {
  const origin = sql.ref(`shipment.origin_${PLACES[reported.mode]}_id`);
  const destination = sql.ref(`shipment.destination_${PLACES[reported.mode]}_id`);
  return sql`select shipment.id, shipment.booking_id, shipment.weight_kg, shipment.volume_cbm,
      to_char(provider_day(shipment.created_at), 'YYYY-MM') as month,
      coalesce(${origin}, 0) || '-' || coalesce(${destination}, 0) as lane,
      coalesce(shipment.carrier_id, 0)::text as carrier,
      coalesce(shipment.company_id, 0)::text as customer,
      ${isChosen(sql`shipment.carrier_id`, reported.carrier)} as of_carrier,
      ${isChosen(sql`shipment.company_id`, reported.customer)} as of_customer,
      (${isChosen(origin, reported.origin)} and ${isChosen(destination, reported.destination)}) as in_lane
    from ${seenShipments(caller, reported)} and shipment.status <> 'Cancelled'`;
}

/** SQL conditions on the columns of {@link countedShipments}: all that the filters leave, and what each comparison is of. */
const CHOSEN = 'of_carrier and in_lane and of_customer';
const COMPARED = {
  lane: 'of_carrier and of_customer',
  carrier: 'in_lane and of_customer',
  customer: 'of_carrier and in_lane',
} as const;

/** The chosen ones, then those with most shipments. */
export async function barsOf(
  trx: Transaction<Tables>,
  caller: UserCaller,
  reported: Reported,
): Promise<Bars> {
  const busiest = (key: string, isCompared: string, isChosenOne: string) => sql`(
    select ${sql.lit(key)} as kind, ${sql.ref(key)} as key from counted where ${sql.raw(isCompared)}
    group by ${sql.ref(key)}
    order by bool_or(${sql.ref(isChosenOne)}) desc, count(*) desc, ${sql.ref(key)} limit ${sql.lit(MOST_BARS)})`;
  const { rows } = await sql<{ kind: string; key: string }>`
    with counted as materialized (${countedShipments(caller, reported)})
    ${busiest('lane', COMPARED.lane, 'in_lane')}
    union all ${busiest('carrier', COMPARED.carrier, 'of_carrier')}
    union all ${busiest('customer', COMPARED.customer, 'of_customer')}`.execute(trx);
  const keysOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ key }) => key);
  return { lanes: keysOf('lane'), carriers: keysOf('carrier'), customers: keysOf('customer') };
}

/**
 * SQL that adds up the rows of `table`, which have the columns of {@link countedShipments}, in groups: all, each month, and
 * each bar. Lanes, carriers and customers are compared beyond the filter of their own. Without `bars` there is the total alone.
 */
export function addedUp(
  table: string,
  sums: RawBuilder<unknown>,
  { bars, by }: { bars: Bars | undefined; by?: string },
): RawBuilder<unknown> {
  const further = by ? sql`, ${sql.ref(by)}` : sql``;
  const group = (kind: Group['kind'], key: RawBuilder<unknown>, condition: string) => sql`
    select ${sql.lit(kind)} as kind, ${key} as key${further}, ${sums} from ${sql.table(table)}
    where ${sql.raw(condition)} group by 2${by ? sql`, 3` : sql``}`;
  const barOf = (column: string, keys: readonly string[]) =>
    sql`case when ${sql.ref(column)} = any(${keys}::text[]) then ${sql.ref(column)} else ${sql.lit(REST)} end`;
  const total = group('total', sql`''`, CHOSEN);
  if (!bars) return total;
  return sql`${total}
    union all ${group('month', sql`month`, CHOSEN)}
    union all ${group('lane', barOf('lane', bars.lanes), COMPARED.lane)}
    union all ${group('carrier', barOf('carrier', bars.carriers), COMPARED.carrier)}
    union all ${group('customer', barOf('customer', bars.customers), COMPARED.customer)}`;
}
