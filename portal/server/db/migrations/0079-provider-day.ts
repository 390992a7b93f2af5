import { type Kysely, sql } from 'kysely';

/**
 * The day by which things are due, overdue, expired, valid or late is the provider's (D-154). The database knows in which time
 * zone; a start sets it (`db/provider-day.ts`). PostgreSQL puts these functions' expressions in their place, so that they
 * cost a statement nothing, and plans a statement that it keeps anew when one of them is replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const dayOf = (time: string) => `provider_day(${time})`;

const EXPECTED = ['expected_delay', 'delay_reason', 'arrives_on', 'arrives_by'];

/** The first moment at which a day is over anywhere. */
const afterDay = (day: string) => `(((${day} + 1)::timestamp - interval '14 hours') at time zone 'UTC')`;

const UP = [
  `create function provider_time_zone() returns text language sql immutable parallel safe as $$ select 'UTC'::text $$`,
  `create function provider_day(moment timestamptz) returns date language sql immutable parallel safe
    as $$ select (moment at time zone provider_time_zone())::date $$`,
  'create function provider_today() returns date language sql stable parallel safe as $$ select provider_day(now()) $$',

  `create or replace function follow_expectations(ids integer[]) returns void language sql as $$
    update shipment set (${EXPECTED}) = (present.days, present.reason, present.day, present.basis)
    from (
      select asked.shipment_id, delay.days, delay.reason, arrival.day, arrival.basis
      from unnest(ids) asked (shipment_id)
      left join lateral (
        select greatest(0, ${dayOf('expected_at')} - ${dayOf('planned_at')}) as days, delay_reason as reason
        from open_milestone open
        where open.shipment_id = asked.shipment_id and expected_at is not null
        order by ${dayOf('expected_at')} > ${dayOf('planned_at')} desc, position limit 1
      ) delay on true
      left join lateral (
        select ${dayOf('coalesce(expected_at, planned_at)')} as day, case when is_estimated then 'Expected'
          when expected_at is not null then 'Not Before' else 'Planned' end as basis
        from open_milestone open
        where open.shipment_id = asked.shipment_id and event = 'ARRI'
        order by coalesce(expected_at, planned_at) desc limit 1
      ) arrival on true
    ) present
    where shipment.id = present.shipment_id and shipment.status <> 'Cancelled'
      and (${EXPECTED.map((name) => `shipment.${name}`)})
        is distinct from (present.days, present.reason, present.day, present.basis)
  $$`,

  // What is kept must not depend on the zone: it is the first moment at which the order may be late, and a query looks closer.
  'alter table purchase_order drop column late_from',
  `alter table purchase_order add column late_from timestamptz not null generated always as (
    case when status = 'Delivered' then 'infinity'::timestamptz
      when arrival_on > deliver_by then '-infinity'::timestamptz
      else coalesce(least(
        shipments_late_from,
        case when status in ('Open', 'Booked') then ${afterDay('ship_until')} end,
        ${afterDay('deliver_by')}
      ), 'infinity'::timestamptz) end) stored`,
  'create index purchase_order_by_lateness on purchase_order (late_from, created_at, id)',
  'create index purchase_order_of_purchaser_by_lateness on purchase_order (order_purchaser_id, late_from, created_at, id)',
];
