import { type Kysely, sql } from 'kysely';

/**
 * How late each shipment is expected and on which day it arrives, kept with it, so that a list of a million shipments can be
 * filtered, counted and sorted by it. The database keeps it, whoever changes the milestones. It is not what people change
 * of a shipment, so it leaves the revision as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const dayOf = (time: string) => `(${time} at time zone 'UTC')::date`;

const KEPT = ['expected_delay', 'delay_reason', 'arrives_on', 'arrives_by'];

const UP = [
  // A shipment that is expected late is late at any time, another one from the time on for which its next milestone was planned.
  `alter table shipment
    add column expected_delay integer,
    add column delay_reason text,
    add column arrives_on date,
    add column arrives_by text check (arrives_by in ('Planned', 'Expected', 'Not Before')),
    add column late_from timestamptz not null generated always as (
      case when expected_delay > 0 then '-infinity'::timestamptz
        else coalesce(next_milestone_at, 'infinity'::timestamptz) end) stored,
    add column arrival_on date generated always as (coalesce(arrived_on, arrives_on)) stored`,
  'drop trigger raise_revision on shipment',
  `create trigger raise_revision before update on shipment for each row
    when ((${KEPT.map((name) => `old.${name}`)}) is not distinct from (${KEPT.map((name) => `new.${name}`)}))
    execute function raise_revision()`,

  // One without an estimate can't be reached before one that comes first; as long as its plan is later, that holds.
  `create view open_milestone as
    select id, shipment_id, event, position, planned_at, delay_reason, estimated_at is not null as is_estimated,
      coalesce(estimated_at, case when earliest_at > planned_at then earliest_at end) as expected_at
    from (
      select *, max(estimated_at) over (
        partition by shipment_id order by position rows between unbounded preceding and 1 preceding) as earliest_at
      from milestone where actual_at is null
    ) milestone`,

  `create function follow_expectations(ids integer[]) returns void language sql as $$
    update shipment set (${KEPT}) = (present.days, present.reason, present.day, present.basis)
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
    where shipment.id = present.shipment_id
      and (${KEPT.map((name) => `shipment.${name}`)}) is distinct from (present.days, present.reason, present.day, present.basis)
  $$`,
  `create function follow_expectations_of_milestones() returns trigger language plpgsql as $$
    begin
      perform follow_expectations(array(select distinct shipment_id from changed));
      return null;
    end
  $$`,
  ...[
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ].map(
    ([event, rows]) => `create trigger follow_expectations_after_${event} after ${event} on milestone
      referencing ${rows} table as changed for each statement execute function follow_expectations_of_milestones()`,
  ),
  'select follow_expectations(array(select distinct shipment_id from milestone where actual_at is null))',

  'create index shipment_by_lateness on shipment (late_from, next_milestone_at, id)',
  'create index shipment_by_arrival on shipment (arrival_on, id)',
  'create index shipment_by_arrival_last_first on shipment (arrival_on desc nulls last, id desc)',
  'drop index milestone_to_arrive',
  `create index shipment_to_arrive on shipment (arrives_on, id) include (mode, status, company_id, agent_id)
    where arrives_on is not null`,
  'drop index shipment_under_way',
  `create index shipment_under_way on shipment (company_id, agent_id)
    include (origin_port_id, destination_port_id, origin_airport_id, destination_airport_id, late_from)
    where status in ('Booked', 'In Transit')`,
];
