import { type Kysely, sql } from 'kysely';

/**
 * How far each purchase order is, kept with it, so that a list of a million orders can be filtered by it: by the shipments
 * that carry it, else by its bookings that were neither declined nor withdrawn. The database keeps it, whoever changes the
 * orders of a record or its status. It is not what people change of an order, so it leaves the revision as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const onShipment = (also: string) => `exists (
  select 1 from shipment_purchase_order carried join shipment on shipment.id = carried.shipment_id
  where carried.purchase_order_id = order_id and ${also})`;

const UP = [
  `alter table purchase_order add column status text not null default 'Open'`,
  'drop trigger raise_revision on purchase_order',
  `create trigger raise_revision before update on purchase_order
    for each row when (old.status = new.status) execute function raise_revision()`,

  `create function order_status(order_id integer) returns text language sql stable as $$
    select case
      when ${onShipment("shipment.status = 'In Transit'")} then 'In Transit'
      when ${onShipment("shipment.status <> 'Delivered'")} then 'Booked'
      when ${onShipment('true')} then 'Delivered'
      when exists (
        select 1 from booking_purchase_order carried join booking on booking.id = carried.booking_id
        where carried.purchase_order_id = order_id and booking.status not in ('Declined', 'Cancelled')) then 'Booked'
      else 'Open' end
  $$`,

  // The orders are locked first, so that what another transaction did to one of them is seen by the statement after it.
  `create function follow_orders(ids integer[]) returns void language plpgsql as $$
    begin
      perform from purchase_order where id = any(ids) order by id for no key update;
      update purchase_order set status = present.status
        from (select id, order_status(id) as status from purchase_order where id = any(ids)) present
        where purchase_order.id = present.id and purchase_order.status <> present.status;
    end
  $$`,
  `create function follow_orders_of_links() returns trigger language plpgsql as $$
    begin
      perform follow_orders(array(select distinct purchase_order_id from changed));
      return null;
    end
  $$`,
  ...['booking', 'shipment'].flatMap((record) => [
    `create trigger follow_orders_after_insert after insert on ${record}_purchase_order
      referencing new table as changed for each statement execute function follow_orders_of_links()`,
    `create trigger follow_orders_after_delete after delete on ${record}_purchase_order
      referencing old table as changed for each statement execute function follow_orders_of_links()`,
    `create function follow_orders_of_${record}() returns trigger language plpgsql as $$
      begin
        perform follow_orders(array(
          select distinct purchase_order_id from changed join before using (id)
            join ${record}_purchase_order on ${record}_id = id
          where changed.status <> before.status));
        return null;
      end
    $$`,
    `create trigger follow_orders after update on ${record}
      referencing old table as before new table as changed
      for each statement execute function follow_orders_of_${record}()`,
  ]),

  `update purchase_order set status = order_status(id) where order_status(id) <> 'Open'`,
  'create index purchase_order_by_status on purchase_order (status, created_at, id)',
  'create index purchase_order_of_purchaser_by_status on purchase_order (order_purchaser_id, status, created_at, id)',
];
