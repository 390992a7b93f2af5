import { useLayoutEffect, useMemo, useState } from 'react';
import { createListLoader, type ListLoader } from './list-loader.ts';
import type { ListRow, ListSource } from './list-source.ts';
import { type ListState, NOT_LOADED } from './list-state.ts';

export type List<Row extends ListRow> = ListState<Row> &
  Pick<ListLoader<Row>, 'reload' | 'loadMore' | 'retry' | 'changeRows'>;

/**
 * The rows of a source, page by page, for a page of the portal or an element. Another `source` is read from its start, so
 * it must be the same object as long as it stands for the same rows. Without one the list waits in `loading`.
 */
export function useList<Row extends ListRow>(source: ListSource<Row> | undefined): List<Row> {
  const [state, setState] = useState<ListState<Row>>(NOT_LOADED);
  const [loader] = useState(() => createListLoader<Row>(setState));

  // Before the browser draws: rows of the former source must not look like those of this one.
  useLayoutEffect(() => {
    if (source) loader.open(source);
    return loader.close;
  }, [loader, source]);

  return useMemo(() => {
    const { reload, loadMore, retry, changeRows } = loader;
    return { ...state, reload, loadMore, retry, changeRows };
  }, [state, loader]);
}
