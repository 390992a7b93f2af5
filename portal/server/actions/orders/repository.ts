import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { LinkedOrders, RecordType } from '../../../../shared/contract/order-manager.ts';
import type { Tables } from '../../db/tables.ts';

type Trx = Transaction<Tables>;
interface RecordRef {
  type: RecordType;
  id: number;
}
/** A style number under one of the record's orders. */
export interface OrderStyle {
  orderId: number;
  styleId: number;
}

/** Links of bookings and shipments live in twin tables that differ in their names alone. */
const tablesOf = (type: RecordType) => ({
  orders: sql.table(`${type}_purchase_order`),
  styles: sql.table(`${type}_style_number`),
  recordId: sql.ref(`${type}_id`),
});

/** The company's order of exactly this number (D-74). Of two that create it at once the later finds the first's. */
export async function findOrCreateOrder(trx: Trx, owner: number, orderNumber: string) {
  return findOrCreate(trx, {
    insert: sql`insert into purchase_order (order_purchaser_id, order_numbers) values (${owner}, ${orderNumber})`,
    find: sql`select id from purchase_order where order_purchaser_id = ${owner} and order_numbers = ${orderNumber}`,
  });
}

/** The company's style number of exactly this text; as {@link findOrCreateOrder}. */
export async function findOrCreateStyle(trx: Trx, owner: number, styleNumber: string) {
  return findOrCreate(trx, {
    insert: sql`insert into style_number (company_id, style_number) values (${owner}, ${styleNumber})`,
    find: sql`select id from style_number where company_id = ${owner} and style_number = ${styleNumber}`,
  });
}

async function findOrCreate(
  trx: Trx,
  { insert, find }: { insert: RawBuilder<unknown>; find: RawBuilder<unknown> },
): Promise<{ id: number; created: boolean }> {
  const created = await sql<{ id: number }>`${insert} on conflict do nothing returning id`.execute(trx);
  if (created.rows[0]) return { id: created.rows[0].id, created: true };
  // The insert has waited for the other's commit, so this statement sees the row.
  const found = await sql<{ id: number }>`${find} for key share`.execute(trx);
  // Somebody may have removed it meanwhile.
  return found.rows[0] ? { id: found.rows[0].id, created: false } : findOrCreate(trx, { insert, find });
}

/** Those of `ids` that are orders of the company; nobody removes them until the transaction ends. */
export async function ordersOf(trx: Trx, owner: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from purchase_order where id = any(${ids}::integer[]) and order_purchaser_id = ${owner}
    order by id for key share`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Those of `ids` that are style numbers of the company; as {@link ordersOf}. */
export async function stylesOf(trx: Trx, owner: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from style_number where id = any(${ids}::integer[]) and company_id = ${owner}
    order by id for key share`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** The record's orders in the order of linking, each with its selected style numbers. */
export async function selectedStyles(trx: Trx, { type, id }: RecordRef): Promise<Map<number, number[]>> {
  const { orders, styles, recordId } = tablesOf(type);
  const { rows } = await sql<{ orderId: number; styleIds: number[] }>`
    select link.purchase_order_id as "orderId", coalesce((
      select json_agg(chosen.style_number_id order by chosen.position) from ${styles} chosen
      where chosen.${recordId} = link.${recordId} and chosen.purchase_order_id = link.purchase_order_id
    ), '[]') as "styleIds"
    from ${orders} link where link.${recordId} = ${id} order by link.position`.execute(trx);
  return new Map(rows.map(({ orderId, styleIds }) => [orderId, styleIds]));
}

/** What link and save answer (API-30, API-32). */
export async function linkedOrders(trx: Trx, { type, id }: RecordRef): Promise<LinkedOrders> {
  const { orders, styles, recordId } = tablesOf(type);
  const { rows } = await sql<LinkedOrders['purchaseOrders'][number]>`
    select po.id, po.order_numbers as "orderNumbers", coalesce((
      select json_agg(json_build_object('id', sn.id, 'styleNumber', sn.style_number) order by attached.position)
      from purchase_order_style_number attached join style_number sn on sn.id = attached.style_number_id
      where attached.purchase_order_id = po.id
    ), '[]') as "styleNumbers", coalesce((
      select json_agg(chosen.style_number_id order by chosen.position) from ${styles} chosen
      where chosen.${recordId} = link.${recordId} and chosen.purchase_order_id = po.id
    ), '[]') as "selectedSN"
    from ${orders} link join purchase_order po on po.id = link.purchase_order_id
    where link.${recordId} = ${id} order by link.position`.execute(trx);
  return { purchaseOrders: rows };
}

/** Takes the orders off the record, and with them their selected style numbers. */
export async function unlinkOrders(trx: Trx, { type, id }: RecordRef, orderIds: readonly number[]) {
  if (orderIds.length === 0) return;
  const { orders, recordId } = tablesOf(type);
  await sql`
    delete from ${orders} where ${recordId} = ${id} and purchase_order_id = any(${orderIds}::integer[])`.execute(
    trx,
  );
}

export async function linkOrders(trx: Trx, { type, id }: RecordRef, orderIds: readonly number[]) {
  if (orderIds.length === 0) return;
  const { orders, recordId } = tablesOf(type);
  await sql`
    insert into ${orders} (${recordId}, purchase_order_id)
    select ${id}::integer, added.id from unnest(${orderIds}::integer[]) with ordinality added (id, nth)
    order by added.nth`.execute(trx);
}

/**
 * Makes the style numbers belong to the orders. In the order of the ids, so that two savers who attach the same
 * pairs wait for each other instead of dead-locking.
 */
export async function attachStyles(trx: Trx, pairs: readonly OrderStyle[]) {
  if (pairs.length === 0) return;
  await sql`
    insert into purchase_order_style_number (purchase_order_id, style_number_id)
    select added.order_id, added.style_id from ${unnest(pairs)} added
    order by added.order_id, added.style_id
    on conflict do nothing`.execute(trx);
}

export async function selectStyles(trx: Trx, { type, id }: RecordRef, pairs: readonly OrderStyle[]) {
  if (pairs.length === 0) return;
  const { styles, recordId } = tablesOf(type);
  await sql`
    insert into ${styles} (${recordId}, purchase_order_id, style_number_id)
    select ${id}::integer, added.order_id, added.style_id from ${unnest(pairs)} added
    order by added.nth`.execute(trx);
}

/** Selects all style numbers of the orders. */
export async function selectAllStyles(trx: Trx, { type, id }: RecordRef, orderIds: readonly number[]) {
  if (orderIds.length === 0) return;
  const { styles, recordId } = tablesOf(type);
  await sql`
    insert into ${styles} (${recordId}, purchase_order_id, style_number_id)
    select ${id}::integer, attached.purchase_order_id, attached.style_number_id
    from purchase_order_style_number attached where attached.purchase_order_id = any(${orderIds}::integer[])
    order by attached.purchase_order_id, attached.position`.execute(trx);
}

export async function deselectStyles(trx: Trx, { type, id }: RecordRef, pairs: readonly OrderStyle[]) {
  if (pairs.length === 0) return;
  const { styles, recordId } = tablesOf(type);
  await sql`
    delete from ${styles} chosen using ${unnest(pairs)} gone
    where chosen.${recordId} = ${id} and chosen.purchase_order_id = gone.order_id
      and chosen.style_number_id = gone.style_id`.execute(trx);
}

const unnest = (pairs: readonly OrderStyle[]) => sql`(
  select * from unnest(${pairs.map(({ orderId }) => orderId)}::integer[], ${pairs.map(({ styleId }) => styleId)}::integer[])
    with ordinality pair (order_id, style_id, nth)
)`;
