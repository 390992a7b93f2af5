import { type Kysely, sql } from 'kysely';

/**
 * When each order of a style number was created, kept with the link between them: a search by style numbers finds thousands
 * of orders and wants the newest, and an index of the links has all that this takes. Nobody changes when an order was
 * created; the database follows it nevertheless, whoever writes either table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  'alter table purchase_order_style_number add column order_created_at timestamptz',
  `update purchase_order_style_number link set order_created_at = purchase_order.created_at
    from purchase_order where purchase_order.id = link.purchase_order_id`,
  'alter table purchase_order_style_number alter column order_created_at set not null',

  `create function set_order_created_at() returns trigger language plpgsql as $$
    begin
      new.order_created_at := (select created_at from purchase_order where id = new.purchase_order_id);
      return new;
    end
  $$`,
  `create trigger set_order_created_at before insert or update of purchase_order_id on purchase_order_style_number
    for each row execute function set_order_created_at()`,
  `create function follow_order_created_at() returns trigger language plpgsql as $$
    begin
      update purchase_order_style_number set order_created_at = new.created_at where purchase_order_id = new.id;
      return null;
    end
  $$`,
  `create trigger follow_order_created_at after update of created_at on purchase_order
    for each row when (old.created_at <> new.created_at) execute function follow_order_created_at()`,

  'drop index purchase_order_style_number_by_style',
  `create index purchase_order_style_number_by_style
    on purchase_order_style_number (style_number_id, order_created_at, purchase_order_id)`,
  `create index purchase_order_style_number_by_time
    on purchase_order_style_number (order_created_at, purchase_order_id, style_number_id)`,
];
