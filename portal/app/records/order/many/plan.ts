import { addDays } from '../../../../../shared/trade/calendar-days.ts';
import {
  type ContradictingDate,
  contradictions,
  isWindowReversed,
  ORDER_DATES,
  type OrderDate,
  type OrderDates,
  type PlanContradiction,
  planContradictions,
} from '../../../../../shared/trade/order-dates.ts';
import type { DatedOrder } from '../dated-order.ts';

/** New dates of an order: those that are named are set, or emptied by null; the others stay. */
export type NewDates = { readonly [date in OrderDate]?: string | null };

/** What becomes of an order. One whose window would end before it begins can't be stored (D-157). */
export interface PlannedOrder {
  readonly order: DatedOrder;
  readonly dates: OrderDates;
  readonly changed: readonly OrderDate[];
  readonly contradicting: readonly ContradictingDate[];
  readonly contradictingPlan: readonly PlanContradiction[];
  readonly fate: 'change' | 'same' | 'impossible';
}

/** The order with new dates. */
export function planned(order: DatedOrder, news: NewDates): PlannedOrder {
  const at = (date: OrderDate) => (news[date] === undefined ? (order[date] ?? null) : news[date]);
  const dates: OrderDates = {
    cargoReadyOn: at('cargoReadyOn'),
    shipFrom: at('shipFrom'),
    shipUntil: at('shipUntil'),
    deliverBy: at('deliverBy'),
  };
  const changed = ORDER_DATES.filter((date) => dates[date] !== (order[date] ?? null));
  const fate = changed.length === 0 ? 'same' : isWindowReversed(dates) ? 'impossible' : 'change';
  const { firstDepartureOn, lastDepartureOn } = order;
  return {
    ...{ order, dates, changed, fate },
    contradicting: contradictions(dates),
    contradictingPlan: planContradictions({ ...dates, firstDepartureOn, lastDepartureOn }),
  };
}

/** All dates that the order has, so many days later, or earlier below zero. */
export const movedBy = (order: DatedOrder, days: number): NewDates =>
  Object.fromEntries(
    ORDER_DATES.flatMap((date) => {
      const day = order[date];
      return day ? [[date, addDays(day, days)]] : [];
    }),
  );
