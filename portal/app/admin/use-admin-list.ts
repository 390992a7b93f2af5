import { useMemo } from 'react';
import { type List, useList } from '../../../shared/list/use-list.ts';
import { useSession } from '../session/use-session.ts';

/** A list without pages, loaded again for each session. `load` must be the same function each time. */
export function useAdminList<Row extends { id: string }>(
  load: (signal: AbortSignal) => Promise<Row[]>,
): List<Row> {
  const token = useSession()?.authToken;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is read anew
  const source = useMemo(
    () => ({ loadPage: async (_start: unknown, signal: AbortSignal) => ({ rows: await load(signal) }) }),
    [load, token],
  );
  return useList(token ? source : undefined);
}
