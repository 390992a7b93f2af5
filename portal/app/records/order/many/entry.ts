import { isDay } from '../../../../../shared/trade/calendar-days.ts';
import { BLANK, type NumberEntry, valueIn } from '../../../../../shared/trade/number-entry.ts';
import { ORDER_DATES } from '../../../../../shared/trade/order-dates.ts';
import type { DatedOrder, DateEntry } from '../dated-order.ts';
import { movedBy, type NewDates, type PlannedOrder, planned } from './plan.ts';

/** Longest way that dates are moved, in days. */
const MOST_DAYS = 366;

/** What is entered for all orders: the dates that are filled in, or days by which all that they have move. */
export interface ManyEntry {
  readonly dates: DateEntry;
  readonly days: NumberEntry;
}

export const NO_ENTRY: ManyEntry = {
  dates: { cargoReadyOn: '', shipFrom: '', shipUntil: '', deliverBy: '' },
  days: BLANK,
};

/** Whole days; undefined for none, and for what is no whole number. */
export const daysIn = ({ days }: Pick<ManyEntry, 'days'>): number | undefined => {
  const value = Number(valueIn(days) ?? Number.NaN);
  return Number.isInteger(value) && Math.abs(value) <= MOST_DAYS ? value : undefined;
};

/** What becomes of the orders: first all dates move, then those that are filled in are set. */
export function plannedAll(orders: readonly DatedOrder[], entry: ManyEntry): PlannedOrder[] {
  const days = daysIn(entry) ?? 0;
  const set: NewDates = Object.fromEntries(
    ORDER_DATES.flatMap((date) => (isDay(entry.dates[date]) ? [[date, entry.dates[date]]] : [])),
  );
  return orders.map((order) => planned(order, { ...movedBy(order, days), ...set }));
}
