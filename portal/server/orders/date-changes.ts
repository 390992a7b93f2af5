import type { AuditChange } from '../../../shared/contract/audit.ts';
import { contradictions, type OrderDates } from '../../../shared/trade/order-dates.ts';
import { changesBetween } from '../audit/changes-between.ts';

/** What is told of a change of an order's dates: each date, and those that contradict the others now (D-157). */
export function dateChanges(before: OrderDates, after: OrderDates): AuditChange[] {
  const changes = changesBetween<OrderDates>(before, after);
  if (changes.length === 0) return [];
  const marks = contradictions(after).map((date) => ({
    field: 'dateContradiction',
    before: null,
    after: date,
  }));
  return [...changes, ...marks];
}
