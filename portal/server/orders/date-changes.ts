import type { AuditChange } from '../../../shared/contract/audit.ts';
import {
  contradictions,
  type Departures,
  type OrderDates,
  planContradictions,
} from '../../../shared/trade/order-dates.ts';
import { changesBetween } from '../audit/changes-between.ts';

/**
 * What is told of a change of an order's dates: each date, and those that contradict the others now, or the departures that are
 * booked (D-157).
 */
export function dateChanges(
  before: OrderDates,
  after: OrderDates,
  departures: Departures = {},
): AuditChange[] {
  const changes = changesBetween<OrderDates>(before, after);
  if (changes.length === 0) return [];
  const marks = [
    ...contradictions(after),
    ...(planContradictions({ ...after, ...departures }).length > 0 ? ['departure'] : []),
  ].map((date) => ({ field: 'dateContradiction', before: null, after: date }));
  return [...changes, ...marks];
}
