import { useState } from 'react';
import { inParallel } from '../../../../../shared/client/in-parallel.ts';
import { requestKeys } from '../../../../../shared/client/request-keys.ts';
import type { Text } from '../../../../../shared/i18n/define-texts.ts';
import { adminFailure } from '../../../admin/failure-text.ts';
import { saveOrderDates } from '../save-order-dates.ts';
import type { PlannedOrder } from './plan.ts';

/** Why the dates of an order could not be saved, by its id. */
export type Failures = ReadonlyMap<number, Text>;

interface Progress {
  done: number;
  total: number;
}

/** Saves the dates of many orders, several at a time and each under a key of its own. What fails keeps the rest. */
export function useSaving() {
  const [withKey] = useState(requestKeys);
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<Failures>(new Map());

  /** The ids of those that were saved. */
  const save = async (orders: readonly PlannedOrder[]): Promise<readonly number[]> => {
    const total = orders.length;
    const failed = new Map<number, Text>();
    const saved: number[] = [];
    setFailures(failed);
    setProgress({ done: 0, total });
    await inParallel(orders, async ({ order, dates }) => {
      const input = { orderId: order.id, revision: order.revision, ...dates };
      try {
        await withKey(input, (key) => saveOrderDates(input, key));
        saved.push(order.id);
      } catch (error) {
        failed.set(order.id, adminFailure(error));
      }
      setProgress({ done: saved.length + failed.size, total });
    });
    setProgress(undefined);
    setFailures(failed);
    return saved;
  };
  return { save, progress, failures, isBusy: progress !== undefined };
}
