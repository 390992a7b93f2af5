import { type Kysely, sql } from 'kysely';

/**
 * From when on each purchase order is late and on which day it arrives, kept with it, so that a list of a million orders can
 * be filtered and counted by it. What follows from its shipments is kept as its status is, and isn't what people change of an
 * order either; the rest follows from its own days. `portal/server/orders/late-orders.ts` has the rule in words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const KEPT = ['status', 'shipments_late_from', 'arrival_on', 'arrival_basis'];
const kept = (row: string) => `(${KEPT.map((name) => `${row}.${name}`)})`;

const shipmentsOf = (order: string) => `from shipment_purchase_order carried
  join shipment on shipment.id = carried.shipment_id where carried.purchase_order_id = ${order}`;

const afterDay = (day: string) => `(${day} + 1)::timestamp at time zone 'UTC'`;

const UP = [
  `alter table purchase_order
    add column shipments_late_from timestamptz,
    add column arrival_on date,
    add column arrival_basis text check (arrival_basis in ('Actual', 'Planned', 'Expected', 'Not Before')),
    add column late_from timestamptz not null generated always as (
      case when status = 'Delivered' then 'infinity'::timestamptz
        when arrival_on > deliver_by then '-infinity'::timestamptz
        else coalesce(least(
          shipments_late_from,
          case when status in ('Open', 'Booked') then ${afterDay('ship_until')} end,
          ${afterDay('deliver_by')}
        ), 'infinity'::timestamptz) end) stored`,
  'drop trigger raise_revision on purchase_order',
  `create trigger raise_revision before update on purchase_order for each row
    when (${kept('old')} is not distinct from ${kept('new')}) execute function raise_revision()`,

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
  `create or replace function follow_orders_of_shipment() returns trigger language plpgsql as $$
    begin
      perform follow_orders(array(
        select distinct purchase_order_id from changed join before using (id)
          join shipment_purchase_order on shipment_id = id
        where (changed.status, changed.late_from, changed.arrival_on, changed.arrived_on, changed.arrives_by)
          is distinct from (before.status, before.late_from, before.arrival_on, before.arrived_on, before.arrives_by)));
      return null;
    end
  $$`,

  'select follow_orders(array(select distinct purchase_order_id from shipment_purchase_order))',
  'create index purchase_order_by_lateness on purchase_order (late_from, created_at, id)',
  'create index purchase_order_of_purchaser_by_lateness on purchase_order (order_purchaser_id, late_from, created_at, id)',
];
