import { useEffect, useState } from 'react';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { poll } from '../../../../shared/client/poll.ts';
import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import type { List } from '../../../../shared/list/use-list.ts';
import { isRefusal } from '../../client/use-followed.ts';
import { loadSheet } from '../api.ts';
import { isUnderWay } from '../sheet-state.ts';

/**
 * Asks again and again for those sheets of a list that are under way, as long as there are any, one after the other. True
 * while the last question wasn't answered.
 */
export function useLiveSheets({ rows, changeRows }: Pick<List<RateSheet>, 'rows' | 'changeRows'>): boolean {
  const [isLost, setLost] = useState(false);
  const ids = rows
    .filter(isUnderWay)
    .map(({ id }) => id)
    .join();

  useEffect(() => {
    if (ids === '') return setLost(false);
    const controller = new AbortController();
    const { signal } = controller;
    const asked = new Set(ids.split(',').map(Number));
    poll(async () => {
      for (const id of asked) {
        try {
          const fresh = await loadSheet(id, signal);
          if (signal.aborted) return;
          changeRows((row) => (row.id === id ? fresh : row));
          setLost(false);
        } catch (error) {
          if (signal.aborted || isAborted(error)) return;
          console.warn('[portal] A rate sheet could not be loaded:', error);
          if (isRefusal(error)) asked.delete(id);
          else setLost(true);
        }
      }
      if (asked.size === 0) controller.abort();
    }, signal);
    return () => controller.abort();
  }, [ids, changeRows]);
  return isLost;
}
