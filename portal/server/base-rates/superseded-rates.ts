import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/**
 * What two rates have in common of which one replaces the other; an agent's submissions are one source. What a rate
 * doesn't have counts as 0 or as no text, because a join finds no nulls by `=`.
 */
const SAME = {
  origin: sql`origin_port_id`,
  destination: sql`destination_port_id`,
  carrier: sql`carrier_id`,
  kind: sql`base_rate.kind`,
  discharge: sql`coalesce(discharge_port_id, 0)`,
  source: sql`base_rate.source`,
  agent: sql`coalesce(agent_id, 0)`,
  external: sql`coalesce(lower(external_source), '')`,
};
const NAMES = sql.join(Object.keys(SAME).map((name) => sql.ref(`sent.${name}`)));
const NAMED = sql.join(Object.entries(SAME).map(([name, value]) => sql`${value} as ${sql.ref(name)}`));
const IS_SAME = sql.join(
  Object.entries(SAME).map(([name, value]) => sql`${value} = ${sql.ref(`sent.${name}`)}`),
  sql` and `,
);

/**
 * Ends the validity of rates that these ones replace, and of these where others replace them. Of rates of one lane,
 * carrier, kind and source one alone counts on a day: that which began last, and of several that began on one day the
 * one that was stored last. So a rate counts until the day before the next one begins, and doesn't come back after the
 * end of that one: who wants it to, stores it again. In which order overlapping rates are stored makes no difference.
 *
 * Rates of different sources count side by side, for it is known of each where it comes from.
 */
export async function endSuperseded(db: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  await sql`
    update base_rate set replaced_from = ended.replaced_from
    from (
      select id, case when next <= valid_to then next end as replaced_from
      from (
        select id, valid_to, lead(valid_from) over (partition by ${NAMES} order by valid_from, id) as next
        from (select distinct ${NAMED} from base_rate where id = any(${ids}::integer[])) sent
        join base_rate on ${IS_SAME}
      ) in_order
    ) ended
    where ended.id = base_rate.id and ended.replaced_from is distinct from base_rate.replaced_from`.execute(
    db,
  );
}
