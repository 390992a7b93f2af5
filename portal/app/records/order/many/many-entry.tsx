import { useEffect, useState } from 'react';
import type { Text } from '../../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { isDay } from '../../../../../shared/trade/calendar-days.ts';
import { BLANK, type NumberEntry, valueIn } from '../../../../../shared/trade/number-entry.ts';
import { ORDER_DATES, type OrderDate } from '../../../../../shared/trade/order-dates.ts';
import { Banner } from '../../../../../shared/ui/banner/banner.tsx';
import { Spinner } from '../../../../../shared/ui/spinner/spinner.tsx';
import { adminFailure } from '../../../admin/failure-text.ts';
import type { DatedOrder, DateEntry } from '../dated-order.ts';
import { movedBy, type NewDates, planned } from './plan.ts';

/** What is loaded of the chosen orders, again after a change that was refused. `load` stays the same. */
export function useLoaded<Order>(
  ids: readonly number[],
  load: (ids: readonly number[], signal: AbortSignal) => Promise<Order[]>,
) {
  const [loaded, setLoaded] = useState<readonly Order[]>();
  const [failure, setFailure] = useState<Text>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks for the same again
  useEffect(() => {
    const leaving = new AbortController();
    setFailure(undefined);
    load(ids, leaving.signal).then(setLoaded, (error: unknown) => {
      if (!leaving.signal.aborted) setFailure(adminFailure(error));
    });
    return () => leaving.abort();
  }, [ids, attempt]);
  return { loaded, failure, reload: () => setAttempt((count) => count + 1) };
}

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
  return Number.isInteger(value) && Math.abs(value) <= 366 ? value : undefined;
};

/** What becomes of the orders: first all dates move, then those that are filled in are set. */
export const plannedAll = (orders: readonly DatedOrder[], entry: ManyEntry) =>
  orders.map((order) => {
    const set: NewDates = Object.fromEntries(
      ORDER_DATES.flatMap((date: OrderDate) => (isDay(entry.dates[date]) ? [[date, entry.dates[date]]] : [])),
    );
    return planned(order, { ...movedBy(order, daysIn(entry) ?? 0), ...set });
  });

/** While the orders are loaded, or where they can't be. */
export function Loading({ failure, onRetry }: { failure: Text | undefined; onRetry(): void }) {
  const text = useText();
  return failure ? (
    <Banner kind="error" onRetry={onRetry}>
      {text(failure)}
    </Banner>
  ) : (
    <Spinner />
  );
}
