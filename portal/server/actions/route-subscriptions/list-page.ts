import { type RawBuilder, sql, type Transaction } from 'kysely';
import type {
  RouteSubscription,
  RouteSubscriptionsAnswer,
} from '../../../../shared/contract/route-subscriptions.ts';
import type { ListRouteSubscriptions } from '../../../../shared/contract/route-subscriptions-input.ts';
import { fold } from '../../../../shared/i18n/fold.ts';
import { OCEAN_CARRIER_COMPANIES } from '../../companies/ocean-carriers.ts';
import { hasText } from '../../db/has-text.ts';
import type { Tables } from '../../db/tables.ts';
import { isNamed } from '../../places/is-named.ts';
import { ROUTE } from './stored-routes.ts';

/** One page of a company's routes, and how many the search finds, of one moment. */
export async function readPage(
  trx: Transaction<Tables>,
  input: ListRouteSubscriptions,
): Promise<RouteSubscriptionsAnswer> {
  const { key, join, nulls } = SORTED_BY[input.sortField];
  const direction = input.order === 'ASC' ? sql`asc` : sql`desc`;
  const where = conditionOf(input);
  // What belongs to a row is looked up for those of the page, not for those before it.
  const { rows } = await sql<{ count: number } & (RouteSubscription | { id: null })>`
    select counted.count, ${ROUTE}
    from (select count(*)::integer as count from route_subscription route where ${where}) counted
    left join (
      select route.id, ${key} as key from route_subscription route ${join} where ${where}
      order by key ${direction} ${nulls}, route.id ${direction}
      limit ${input.pageSize}::integer offset ${input.offset}::integer
    ) page on true
    left join route_subscription route on route.id = page.id
    order by page.key ${direction} ${nulls}, page.id ${direction}`.execute(trx);
  const list = rows.flatMap(({ count: _, ...route }) => (route.id === null ? [] : route));
  return { list, count: rows[0]?.count ?? 0 };
}

interface SortedBy {
  key: RawBuilder<unknown>;
  join: RawBuilder<unknown>;
  nulls: RawBuilder<unknown>;
}

/** Routes without such a port or carrier come last in both directions. */
const byName = (table: 'port' | 'company', column: string): SortedBy => ({
  key: sql`lower(named.company_name) collate "C"`,
  join: sql`left join ${sql.table(table)} named on named.id = ${sql.ref(`route.${column}`)}`,
  nulls: sql`nulls last`,
});

const SORTED_BY: Record<ListRouteSubscriptions['sortField'], SortedBy> = {
  // Without `nulls last`, which the index for this order hasn't.
  createdAt: { key: sql`route.created_at`, join: sql``, nulls: sql`` },
  originPort: byName('port', 'origin_port_id'),
  dischargePort: byName('port', 'discharge_port_id'),
  destinationPort: byName('port', 'destination_port_id'),
  carrier: byName('company', 'carrier_id'),
};

/** Condition on `route`. Names are compared once a call, not once a row: there are far fewer of them than routes. */
function conditionOf({
  entityId,
  searchText,
  rateProfileRouteSubscriptions: rateProfile,
}: ListRouteSubscriptions): RawBuilder<boolean> {
  const isFound = searchText ? isFoundBy(searchText) : sql`true`;
  const hasProfile = rateProfile
    ? sql`exists (select 1 from company holder
        where holder.id = route.entity_id and holder.rate_profile_id = ${rateProfile}::integer)`
    : sql`true`;
  return sql`route.entity_id = ${entityId}::integer and route.deleted_at is null and ${isFound} and ${hasProfile}`;
}

/** More words are looked for as one text alone. */
const MOST_WORDS = 6;

/** `shanghai hamburg` is a lane: one port or the carrier has the text, or each word of it begins one of their words. */
function isFoundBy(text: string): RawBuilder<boolean> {
  const words = text.split(/[\s,;–>→-]+/).filter(Boolean);
  const whole = isNamedBy(isNamed('port', text), hasText(sql`carrier.names`, text));
  const areWords = words.length > 1 && words.length <= MOST_WORDS && words.every((word) => word.length > 1);
  if (!areWords) return whole;
  return sql`(${whole} or (${sql.join(words.map(isBegunBy), sql` and `)}))`;
}

/** A word that begins none of theirs may stand inside one, or have a typo. */
function isBegunBy(word: string): RawBuilder<boolean> {
  const begins = (names: RawBuilder<unknown>) =>
    sql<boolean>`${names} ~ ${`\\m${fold(word).replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}`}::text`;
  const port = sql<boolean>`(${begins(sql`port.spelled_names`)} or (${isNamed('port', word)}
    and not exists (select from port written where ${begins(sql`written.spelled_names`)})))`;
  return isNamedBy(port, begins(sql`spelled(carrier.names)`));
}

/**
 * Whether one of the ports of `route`, or its carrier, is one that the condition on `port` or on `carrier` finds. These are looked
 * for once a statement and not once a route.
 */
function isNamedBy(port: RawBuilder<boolean>, carrier: RawBuilder<boolean>): RawBuilder<boolean> {
  const ports = sql`array(select port.id from port where ${port})`;
  const carriers = sql`array(select carrier.id from (
    select id, concat_ws('; ', code, company_name) as names from ${OCEAN_CARRIER_COMPANIES}) carrier where ${carrier})`;
  return sql`(array[route.origin_port_id, route.discharge_port_id, route.destination_port_id] && ${ports}
    or route.carrier_id = any(${carriers}))`;
}
