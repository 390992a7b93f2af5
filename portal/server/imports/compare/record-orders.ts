import { sql } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { type RowProblem, textsIn } from '../parsed-row.ts';
import { orderKey, type Trx } from './compared.ts';
import type { RecordTable } from './record-fields.ts';
import type { RecordDraft } from './records.ts';

/** The orders that rows name, by {@link orderKey}, and those that stored records have. */
export interface OrdersOfRows {
  ids: ReadonlyMap<string, number>;
  linked: ReadonlyMap<number, ReadonlySet<number>>;
}

const COLUMN = 'purchaseOrders';
/** They are selected under the orders of their record. */
export const STYLES = 'styleNumbers';
/** Of those that aren't there, so many are named. */
export const NAMED_AT_MOST = 10;

export async function findOrders(
  trx: Trx,
  { type, hasOrders }: RecordTable,
  drafts: readonly RecordDraft[],
): Promise<OrdersOfRows> {
  const asked = drafts.flatMap(({ row, ownerId }) =>
    ownerId === null ? [] : textsIn(row.cells, COLUMN).map((number) => ({ owner: ownerId, number })),
  );
  const isStyled = drafts.some(({ row }) => textsIn(row.cells, STYLES).length > 0);
  if (!hasOrders || (asked.length === 0 && !isStyled)) return { ids: new Map(), linked: new Map() };
  const { rows: orders } = await sql<{ id: number; owner: number; number: string }>`
    select ordered.id, ordered.order_purchaser_id as owner, ordered.order_numbers as number
    from (select distinct owner, number from unnest(${asked.map(({ owner }) => owner)}::integer[],
      ${asked.map(({ number }) => number)}::text[]) given (owner, number)) asked
    join purchase_order ordered
      on ordered.order_purchaser_id = asked.owner and ordered.order_numbers = asked.number`.execute(trx);
  const ids = drafts.flatMap(({ id }) => id ?? []);
  const linked = new Map<number, Set<number>>();
  if (ids.length === 0) return { ids: idsOf(orders), linked };
  const { rows: links } = await sql<{ id: number; orderId: number }>`
    select ${sql.ref(`${type}_id`)} as id, purchase_order_id as "orderId" from ${sql.table(`${type}_purchase_order`)}
    where ${sql.ref(`${type}_id`)} = any(${ids}::integer[])`.execute(trx);
  for (const { id, orderId } of links) linked.set(id, (linked.get(id) ?? new Set()).add(orderId));
  return { ids: idsOf(orders), linked };
}

const idsOf = (orders: readonly { id: number; owner: number; number: string }[]) =>
  new Map(orders.map(({ id, owner, number }) => [orderKey(owner, number), id]));

/** The orders that a row names, as far as its customer has them. */
export const ordersNamedIn = ({ row, ownerId }: RecordDraft, { ids }: OrdersOfRows): number[] =>
  ownerId === null
    ? []
    : textsIn(row.cells, COLUMN).flatMap((number) => ids.get(orderKey(ownerId, number)) ?? []);

/** The orders of a row that its record doesn't carry yet; they are linked with the style numbers of the row alone. */
export function newOrders(
  { row, id, ownerId }: RecordDraft,
  { ids, linked }: OrdersOfRows,
): { ids: number[]; changes: AuditChange[]; problems: RowProblem[] } {
  const present = id === null ? undefined : linked.get(id);
  const added: { id: number; number: string }[] = [];
  const missing: string[] = [];
  for (const number of textsIn(row.cells, COLUMN)) {
    const orderId = ownerId === null ? undefined : ids.get(orderKey(ownerId, number));
    if (orderId === undefined) missing.push(number);
    else if (!present?.has(orderId)) added.push({ id: orderId, number });
  }
  const numbers = missing.slice(0, NAMED_AT_MOST).join('; ');
  return {
    ids: added.map((order) => order.id),
    changes:
      added.length > 0
        ? [{ field: COLUMN, before: null, after: added.map(({ number }) => number).join('; ') }]
        : [],
    // Without a customer there is nobody whose orders they could be, which is told at that column.
    problems:
      missing.length > 0 && ownerId !== null
        ? [{ column: COLUMN, reason: reason('importOrders', { numbers }) }]
        : [],
  };
}
