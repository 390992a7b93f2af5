import { useEffect, useState } from 'react';
import type { Client } from '../../../../shared/client/client.ts';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { poll } from '../../../../shared/client/poll.ts';
import type { List } from '../../../../shared/list/use-list.ts';
import type { ModuleDefinition, Row } from '../../../lists/definition.ts';
import { loadRows } from '../../../lists/request/request.ts';
import { isRefusal } from '../../client/use-polled.ts';

/**
 * Asks again and again for those rows of a list that change by themselves, as long as there are any. True while the last
 * question wasn't answered.
 */
export function useLiveRows(
  client: Client,
  definition: ModuleDefinition,
  { rows, changeRows }: Pick<List<Row>, 'rows' | 'changeRows'>,
): boolean {
  const [isLost, setLost] = useState(false);
  const ids = rows
    .filter((row) => definition.isUnderWay?.(row))
    .map(({ id }) => id)
    .join();

  useEffect(() => {
    if (ids === '') return setLost(false);
    const controller = new AbortController();
    const { signal } = controller;
    const asked = ids.split(',').map(Number);
    poll(async () => {
      try {
        const found = await loadRows(client, definition, { ids: asked, signal });
        if (signal.aborted) return;
        const fresh = new Map(found.map((row) => [row.id, row]));
        changeRows((row) => fresh.get(row.id) ?? row);
        setLost(false);
        // Nobody is told any more what becomes of the others.
        if (fresh.size === 0) controller.abort();
      } catch (error) {
        if (signal.aborted || isAborted(error)) return;
        console.warn('[portal] Rows that are under way could not be loaded:', error);
        if (isRefusal(error)) controller.abort();
        else setLost(true);
      }
    }, signal);
    return () => controller.abort();
  }, [client, definition, ids, changeRows]);
  return isLost;
}
