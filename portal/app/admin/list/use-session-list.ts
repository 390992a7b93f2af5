import { useMemo } from 'react';
import type { ListRow, ListSource } from '../../../../shared/list/list-source.ts';
import { type List, useList } from '../../../../shared/list/use-list.ts';
import { useSession } from '../../session/use-session.ts';

/**
 * A list that is read anew for each session. `source` must be the same object as long as it stands for the same rows.
 */
export function useSessionList<Row extends ListRow>(source: ListSource<Row>): List<Row> {
  const token = useSession()?.authToken;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another session it is another source
  const own = useMemo(() => ({ ...source }), [source, token]);
  return useList(token ? own : undefined);
}
