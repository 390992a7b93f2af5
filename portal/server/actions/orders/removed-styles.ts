import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';

interface RemovedStyles {
  /** Those that belonged to the order, in the order in which they were added. */
  all: string[];
  /** Those of them that there aren't any more. */
  removed: string[];
}

/**
 * Takes its style numbers off an order that is about to be removed, and removes those that no other order and no record has:
 * a style number is found by its orders alone. The others are kept.
 */
export async function removeStylesOf(trx: Transaction<Tables>, orderId: number): Promise<RemovedStyles> {
  // Whoever puts one of them under another order meanwhile waits; the statements below see what was done before.
  await sql`
    select from style_number where id in (
      select style_number_id from purchase_order_style_number where purchase_order_id = ${orderId}::integer)
    order by id for update`.execute(trx);
  const attached = await sql<{ id: number; number: string }>`
    with taken as (
      delete from purchase_order_style_number where purchase_order_id = ${orderId}::integer
      returning style_number_id, position)
    select style.id, style.style_number as number
    from taken join style_number style on style.id = taken.style_number_id order by taken.position`.execute(
    trx,
  );
  const ids = attached.rows.map(({ id }) => id);
  if (ids.length === 0) return { all: [], removed: [] };
  const inNo = (table: string) =>
    sql`not exists (select 1 from ${sql.table(table)} used where used.style_number_id = style.id)`;
  const removed = await sql<{ id: number }>`
    delete from style_number style where style.id = any(${ids}::integer[])
      and ${inNo('purchase_order_style_number')} and ${inNo('booking_style_number')}
      and ${inNo('shipment_style_number')} returning style.id`.execute(trx);
  const gone = new Set(removed.rows.map(({ id }) => id));
  return {
    all: attached.rows.map(({ number }) => number),
    removed: attached.rows.filter(({ id }) => gone.has(id)).map(({ number }) => number),
  };
}
