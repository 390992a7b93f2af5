import { sql } from 'kysely';
import type { OrderDate } from '../../../../shared/trade/order-dates.ts';
import { orderKey, type ToWrite, type Trx, type WrittenRecord } from '../compare/compared.ts';
import type { OrderWrite } from '../compare/orders.ts';

/** Pairs of a company and a text of it, as two lists that travel as one parameter each. */
const unnested = (pairs: readonly (readonly [number, string])[]) => sql`(
  select distinct owner, value from unnest(${pairs.map(([owner]) => owner)}::integer[],
    ${pairs.map(([, value]) => value)}::text[]) given (owner, value))`;

/** Makes orders and style numbers that aren't there, and puts suppliers, dates and style numbers to their orders. */
export async function writeOrders(trx: Trx, rows: readonly ToWrite<OrderWrite>[]): Promise<WrittenRecord[]> {
  if (rows.length === 0) return [];
  const orders = rows.map(({ write }) => [write.purchaserId, write.number] as const);
  const styles = rows.flatMap(({ write }) =>
    write.styles.map((style) => [write.purchaserId, style] as const),
  );
  await sql`
    insert into purchase_order (order_purchaser_id, order_numbers)
    select owner, value from ${unnested(orders)} added order by owner, value
    on conflict do nothing`.execute(trx);
  await placeOrders(
    trx,
    rows.map(({ write }) => write),
  );
  await dateOrders(
    trx,
    rows.map(({ write }) => write),
  );
  if (styles.length > 0) {
    await sql`
      insert into style_number (company_id, style_number)
      select owner, value from ${unnested(styles)} added order by owner, value
      on conflict do nothing`.execute(trx);
    await attach(
      trx,
      rows.map(({ write }) => write),
    );
  }
  const { rows: found } = await sql<{ id: number; owner: number; number: string }>`
    select ordered.id, asked.owner, asked.value as number from ${unnested(orders)} asked
    join purchase_order ordered
      on ordered.order_purchaser_id = asked.owner and ordered.order_numbers = asked.value`.execute(trx);
  const ids = new Map(found.map(({ id, owner, number }) => [orderKey(owner, number), id]));
  return rows.map(({ line, write }) => ({
    line,
    recordType: 'purchaseOrder',
    recordId: ids.get(orderKey(write.purchaserId, write.number))!,
  }));
}

/** With their suppliers; of several rows of an order the last that names one counts. */
async function placeOrders(trx: Trx, writes: readonly OrderWrite[]): Promise<void> {
  const placed = writes.filter(({ supplierId }) => supplierId !== null);
  if (placed.length === 0) return;
  await sql`
    update purchase_order ordered set supplier_id = placed.supplier
    from (select distinct on (owner, number) owner, number, supplier
      from unnest(${placed.map(({ purchaserId }) => purchaserId)}::integer[],
        ${placed.map(({ number }) => number)}::text[], ${placed.map(({ supplierId }) => supplierId)}::integer[])
        with ordinality given (owner, number, supplier, nth)
      order by owner, number, nth desc) placed
    where ordered.order_purchaser_id = placed.owner and ordered.order_numbers = placed.number
      and ordered.supplier_id is distinct from placed.supplier`.execute(trx);
}

/** Of several rows of an order the last has what all of them say. */
async function dateOrders(trx: Trx, writes: readonly OrderWrite[]): Promise<void> {
  const column = (name: OrderDate) => sql`${writes.map(({ dates }) => dates[name])}::date[]`;
  await sql`
    update purchase_order ordered set cargo_ready_on = dated.ready, ship_from = dated.first, ship_until = dated.last,
      deliver_by = dated.there
    from (select distinct on (owner, number) *
      from unnest(${writes.map(({ purchaserId }) => purchaserId)}::integer[],
        ${writes.map(({ number }) => number)}::text[], ${column('cargoReadyOn')}, ${column('shipFrom')},
        ${column('shipUntil')}, ${column('deliverBy')})
        with ordinality given (owner, number, ready, first, last, there, nth)
      order by owner, number, nth desc) dated
    where ordered.order_purchaser_id = dated.owner and ordered.order_numbers = dated.number
      and (ordered.cargo_ready_on, ordered.ship_from, ordered.ship_until, ordered.deliver_by)
        is distinct from (dated.ready, dated.first, dated.last, dated.there)`.execute(trx);
}

/** In the order of the file. */
async function attach(trx: Trx, writes: readonly OrderWrite[]): Promise<void> {
  const added = writes.flatMap(({ purchaserId, number, styles }) =>
    styles.map((style) => ({ purchaserId, number, style })),
  );
  await sql`
    insert into purchase_order_style_number (purchase_order_id, style_number_id)
    select ordered.id, style.id
    from unnest(${added.map(({ purchaserId }) => purchaserId)}::integer[],
      ${added.map(({ number }) => number)}::text[], ${added.map(({ style }) => style)}::text[])
      with ordinality added (owner, number, style, nth)
    join purchase_order ordered
      on ordered.order_purchaser_id = added.owner and ordered.order_numbers = added.number
    join style_number style on style.company_id = added.owner and style.style_number = added.style
    order by added.nth on conflict do nothing`.execute(trx);
}
