import type { Text } from '../../../shared/i18n/define-texts.ts';
import { named } from '../comboboxes/split-input.ts';
import { idsOf } from '../selection/orders.ts';
import type { Row } from '../selection/selection.ts';
import { texts } from '../texts/index.ts';

/** The rows that somebody else took off the record, without those that were so `before`. */
export function unlinkedRows(rows: readonly Row[], before: readonly Row[] = []): Row[] {
  const known = new Set(idsOf(before.filter(({ unlinked }) => unlinked).map(({ order }) => order)));
  return rows.filter(({ order, unlinked }) => unlinked && !known.has(order.id));
}

/** What of the user's is not saved because of them, and what can be done about it (D-125). */
export const unlinkedText = (rows: readonly Row[], typedUnder: (orderId: number) => string): Text =>
  texts('orders.unlinked', {
    count: rows.length,
    orders: named(rows.map(({ order }) => order.label)),
    numbers: named(
      rows.flatMap(({ order, selected }) =>
        [...selected.map(({ label }) => label), typedUnder(order.id)].filter(Boolean),
      ),
    ),
  });
