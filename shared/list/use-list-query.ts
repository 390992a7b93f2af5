import { useMemo, useState } from 'react';
import {
  type ListQuery,
  type QueryAction,
  type QueryRules,
  readQuery,
  reduceQuery,
  writeQuery,
} from './list-query.ts';

/**
 * Where the query of a list stands so that it outlives the list, such as the address of a page, which Back and a reload
 * return to.
 */
export interface UrlState {
  /** Parameters as `?search=jade` or `search=jade`. */
  readonly search: string;
  /** Writes the parameters that `change` makes of the present ones. */
  replace(change: (params: URLSearchParams) => URLSearchParams): void;
}

interface ListQueryState {
  /** The same object until the list is asked for something else. */
  readonly query: ListQuery;
  /** Nothing was searched, sorted or filtered. */
  readonly isInitial: boolean;
  dispatch(action: QueryAction): void;
}

/**
 * The query of a list. It stands in `url` where one is given; an element on a page of others has none, and its query ends
 * with it. `rules` must be the same object each time.
 */
export function useListQuery(rules: QueryRules, url?: UrlState): ListQueryState {
  const [own, setOwn] = useState('');
  const search = url ? url.search : own;
  // Only the list's own parameters: others may change without any effect on it.
  const parameters = useMemo(
    () => String(writeQuery(readQuery(new URLSearchParams(search), rules), new URLSearchParams(), rules)),
    [search, rules],
  );
  const query = useMemo(() => readQuery(new URLSearchParams(parameters), rules), [parameters, rules]);

  const dispatch = (action: QueryAction) => {
    const change = (params: URLSearchParams) =>
      writeQuery(reduceQuery(readQuery(params, rules), action, rules.sort), params, rules);
    if (url) url.replace(change);
    else setOwn((now) => String(change(new URLSearchParams(now))));
  };
  return { query, isInitial: parameters === '', dispatch };
}
