import { sql } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import { type RowProblem, textsIn } from '../parsed-row.ts';
import type { Trx } from './compared.ts';
import type { RecordTable } from './record-fields.ts';
import { NAMED_AT_MOST, type OrdersOfRows, ordersNamedIn, STYLES } from './record-orders.ts';
import type { RecordDraft } from './records.ts';

/** A style number under one of the record's orders. */
export interface OrderStyle {
  orderId: number;
  styleId: number;
}

interface AttachedStyle extends OrderStyle {
  orderNumber: string;
  style: string;
}

/** The style numbers of orders that rows may mean, by order, and those that stored records have selected. */
export interface StylesOfRows {
  attached: ReadonlyMap<number, readonly AttachedStyle[]>;
  selected: ReadonlySet<string>;
}

const NONE: StylesOfRows = { attached: new Map(), selected: new Set() };

const keyOf = (id: number, { orderId, styleId }: OrderStyle) => `${id} ${orderId} ${styleId}`;

/** Each way to part an entry into an order and a style number; numbers may have colons themselves. */
const partsOf = (entry: string): { order: string; style: string }[] =>
  [...entry.matchAll(/:/g)].map(({ index }) => ({
    order: entry.slice(0, index).trim(),
    style: entry.slice(index + 1).trim(),
  }));

/** The orders of a record, with those that the row adds. */
const ordersOf = (draft: RecordDraft, orders: OrdersOfRows): readonly number[] => [
  ...new Set([
    ...((draft.id !== null && orders.linked.get(draft.id)) || []),
    ...ordersNamedIn(draft, orders),
  ]),
];

export async function findStyles(
  trx: Trx,
  { type, hasOrders }: RecordTable,
  drafts: readonly RecordDraft[],
  orders: OrdersOfRows,
): Promise<StylesOfRows> {
  const asking = drafts.filter(({ row }) => textsIn(row.cells, STYLES).length > 0);
  const orderIds = [...new Set(asking.flatMap((draft) => ordersOf(draft, orders)))];
  if (!hasOrders || orderIds.length === 0) return NONE;
  const entries = asking.flatMap(({ row }) => textsIn(row.cells, STYLES));
  const styles = [
    ...new Set(entries.flatMap((entry) => [entry, ...partsOf(entry).map(({ style }) => style)])),
  ];
  const { rows } = await sql<AttachedStyle>`
    select ordered.id as "orderId", ordered.order_numbers as "orderNumber", style.id as "styleId", style.style_number as style
    from purchase_order_style_number attached join style_number style on style.id = attached.style_number_id
    join purchase_order ordered on ordered.id = attached.purchase_order_id
    where ordered.id = any(${orderIds}::integer[]) and style.style_number = any(${styles}::text[])
    order by attached.position`.execute(trx);
  const ids = asking.flatMap(({ id }) => id ?? []);
  const { rows: selected } = await sql<OrderStyle & { id: number }>`
    select ${sql.ref(`${type}_id`)} as id, purchase_order_id as "orderId", style_number_id as "styleId"
    from ${sql.table(`${type}_style_number`)} where ${sql.ref(`${type}_id`)} = any(${ids}::integer[])`.execute(
    trx,
  );
  return {
    attached: Map.groupBy(rows, ({ orderId }) => orderId),
    selected: new Set(selected.map((one) => keyOf(one.id, one))),
  };
}

/** The style numbers of a row that its record doesn't have yet, each under the one of its orders that has it. */
export function newStyles(
  draft: RecordDraft,
  { orders, styles }: { orders: OrdersOfRows; styles: StylesOfRows },
): { pairs: OrderStyle[]; changes: AuditChange[]; problems: RowProblem[] } {
  const { row, id, ownerId } = draft;
  const attached = ordersOf(draft, orders).flatMap((orderId) => styles.attached.get(orderId) ?? []);
  const added = new Map<string, AttachedStyle>();
  const missing: string[] = [];
  const refusals: Reason[] = [];
  for (const entry of textsIn(row.cells, STYLES)) {
    const parts = partsOf(entry);
    const [found, ...others] = attached.filter(
      ({ orderNumber, style }) =>
        style === entry || parts.some((part) => part.order === orderNumber && part.style === style),
    );
    if (!found) missing.push(entry);
    else if (others.length > 0)
      refusals.push(
        reason('importStyleOrders', {
          style: entry,
          orders: [found, ...others].map(({ orderNumber }) => orderNumber).join('; '),
        }),
      );
    else if (id === null || !styles.selected.has(keyOf(id, found)))
      added.set(`${found.orderId} ${found.styleId}`, found);
  }
  if (missing.length > 0)
    refusals.push(reason('importStyles', { numbers: missing.slice(0, NAMED_AT_MOST).join('; ') }));
  const pairs = [...added.values()];
  return {
    pairs,
    changes:
      pairs.length > 0
        ? [{ field: STYLES, before: null, after: pairs.map(({ style }) => style).join('; ') }]
        : [],
    // Without a customer there is nobody whose they could be, which is told at that column.
    problems: ownerId === null ? [] : refusals.map((refusal) => ({ column: STYLES, reason: refusal })),
  };
}
