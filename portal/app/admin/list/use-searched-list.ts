import { useMemo } from 'react';
import type { ListQuery, QueryRules } from '../../../../shared/list/list-query.ts';
import type { ListRow, ListSource } from '../../../../shared/list/list-source.ts';
import type { List } from '../../../../shared/list/use-list.ts';
import { useListQuery } from '../../../../shared/list/use-list-query.ts';
import { usePageUrl } from '../../modules/list/use-page-url.ts';
import { useSessionList } from './use-session-list.ts';

export interface Searched<Row extends ListRow>
  extends Pick<ReturnType<typeof useListQuery>, 'query' | 'dispatch'> {
  readonly list: List<Row>;
}

/** A list that is searched and filtered by the page's address. Both arguments must be the same each time. */
export function useSearchedList<Row extends ListRow>(
  rules: QueryRules,
  sourceOf: (query: ListQuery) => ListSource<Row>,
): Searched<Row> {
  const { query, dispatch } = useListQuery(rules, usePageUrl());
  const source = useMemo(() => sourceOf(query), [sourceOf, query]);
  return { query, dispatch, list: useSessionList(source) };
}
