import { useState } from 'react';
import { ClientError } from '../../../../../shared/client/client-error.ts';
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

/** How saving many ended: the ids of those that were saved, and of those that the server refused. */
export interface Ended {
  saved: readonly number[];
  refused: readonly number[];
}

/**
 * Saves the dates of many orders, several at a time and each under a key of its own. What fails keeps the rest, and takes effect
 * once when it is tried again.
 */
export function useSaving() {
  const [withKey] = useState(requestKeys);
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<Failures>(new Map());

  const save = async (orders: readonly PlannedOrder[]): Promise<Ended> => {
    const total = orders.length;
    const failed = new Map<number, Text>();
    const saved: number[] = [];
    const refused: number[] = [];
    setFailures(failed);
    setProgress({ done: 0, total });
    await inParallel(orders, async ({ order, dates }) => {
      const input = { orderId: order.id, revision: order.revision, ...dates };
      try {
        await withKey(input, (key) => saveOrderDates(input, key));
        saved.push(order.id);
        setProgress({ done: saved.length, total });
      } catch (error) {
        failed.set(order.id, adminFailure(error));
        if (isRefusal(error)) refused.push(order.id);
      }
    });
    setProgress(undefined);
    setFailures(failed);
    return { saved, refused };
  };
  return { save, progress, failures, isBusy: progress !== undefined };
}

/** The server has decided, so that the order may be another by now; without an answer nobody knows. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ClientError && error.status !== undefined && error.status < 500;
