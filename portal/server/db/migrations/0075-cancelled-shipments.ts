import { type Kysely, sql } from 'kysely';

/**
 * A shipment whose booking was declined or withdrawn before anything happened to it is cancelled: its goods don't move. Its
 * milestones stay, but nothing of it is planned or late any more, and its purchase orders count as if it weren't there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const dayOf = (time: string) => `(${time} at time zone 'UTC')::date`;

const EXPECTED = ['expected_delay', 'delay_reason', 'arrives_on', 'arrives_by'];

const KEPT = ['status', 'shipments_late_from', 'arrival_on', 'arrival_basis'];
const kept = (row: string) => `(${KEPT.map((name) => `${row}.${name}`)})`;

const shipmentsOf = (order: string) => `from shipment_purchase_order carried
  join shipment on shipment.id = carried.shipment_id and shipment.status <> 'Cancelled'
  where carried.purchase_order_id = ${order}`;
const onShipment = (also: string) => `exists (select 1 ${shipmentsOf('order_id')} and ${also})`;

const UP = [
  `create function plan_shipment() returns trigger language plpgsql as $$
    begin
      if new.status = 'Cancelled' then
        new.next_milestone_at := null;
        ${EXPECTED.map((name) => `new.${name} := null;`).join(' ')}
      else
        new.next_milestone_at := (select min(planned_at) from milestone
          where shipment_id = new.id and actual_at is null);
      end if;
      return new;
    end
  $$`,
  // Triggers fire by their names: after raise_revision, which would take what is cleared here for a change of plans alone.
  `create trigger set_plans_of_new before insert on shipment for each row
    when (new.status = 'Cancelled') execute function plan_shipment()`,
  `create trigger set_plans before update on shipment for each row
    when ('Cancelled' in (old.status, new.status)) execute function plan_shipment()`,

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
  `create function follow_expectations_of_shipment() returns trigger language plpgsql as $$
    begin
      perform follow_expectations(array[new.id]);
      return null;
    end
  $$`,
  `create trigger follow_expectations after update on shipment for each row
    when (old.status = 'Cancelled' and new.status <> 'Cancelled') execute function follow_expectations_of_shipment()`,

  `create or replace function order_status(order_id integer) returns text language sql stable as $$
    select case
      when ${onShipment("shipment.status = 'In Transit'")} then 'In Transit'
      when ${onShipment("shipment.status <> 'Delivered'")} then 'Booked'
      when ${onShipment('true')} then 'Delivered'
      when exists (
        select 1 from booking_purchase_order carried join booking on booking.id = carried.booking_id
        where carried.purchase_order_id = order_id and booking.status not in ('Declined', 'Cancelled')) then 'Booked'
      else 'Open' end
  $$`,
  // As before, the orders are locked first, so that what another transaction did to one of them is seen by the next statement.
  `create or replace function follow_orders(ids integer[]) returns void language plpgsql as $$
    begin
      perform from purchase_order where id = any(ids) order by id for no key update;
      update purchase_order set (${KEPT}) = ${kept('present')}
        from (
          select asked.id, order_status(asked.id) as status, late.since as shipments_late_from,
            arrival.day as arrival_on, arrival.basis as arrival_basis
          from unnest(ids) asked (id)
          left join lateral (
            select min(shipment.late_from) as since ${shipmentsOf('asked.id')} and shipment.status <> 'Delivered'
          ) late on true
          left join lateral (
            select shipment.arrival_on as day,
              case when shipment.arrived_on is not null then 'Actual' else shipment.arrives_by end as basis
            ${shipmentsOf('asked.id')} and shipment.arrival_on is not null
            order by shipment.arrival_on desc, shipment.arrived_on desc nulls first, shipment.id limit 1
          ) arrival on true
        ) present
        where purchase_order.id = present.id and ${kept('purchase_order')} is distinct from ${kept('present')};
    end
  $$`,

  `update shipment set status = 'Cancelled' from booking
    where booking.id = shipment.booking_id and booking.status in ('Declined', 'Cancelled')
      and shipment.status = 'Booked' and not exists (
        select 1 from milestone where shipment_id = shipment.id and actual_at is not null)`,
  `update delivery set status = 'Cancelled', status_before = delivery.status from shipment
    where shipment.id = delivery.shipment_id and shipment.status = 'Cancelled'
      and delivery.status in ('Requested', 'Confirmed')`,
];
