export interface Sort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** SUB-32, CONST-16: newest first. */
export const NEWEST: Sort = { field: 'createdAt', order: 'DESC' };

/** What of a list is shown, and in which order. */
export interface ListQuery extends Sort {
  readonly searchText: string;
  /** Values by the filter's id; an empty value filters nothing. */
  readonly filters: Readonly<Record<string, string>>;
}

export type QueryAction =
  | { readonly type: 'search'; readonly text: string }
  /** A click on a header. */
  | { readonly type: 'sort'; readonly field: string }
  | { readonly type: 'sort-by'; readonly sort: Sort }
  | { readonly type: 'filter'; readonly id: string; readonly value: string }
  | { readonly type: 'reset' };

/** The query of a list that nobody has searched, sorted or filtered yet. */
export const initialQuery = (sort: Sort): ListQuery => ({ ...sort, searchText: '', filters: {} });

/**
 * The query after an action. A header sorts ascending first and turns the order with each further click (SUB-38, D-53);
 * an emptied search restores the initial order, as Reset does (SUB-39), but only Reset removes the filters.
 */
export function reduceQuery(query: ListQuery, action: QueryAction, initial: Sort): ListQuery {
  switch (action.type) {
    case 'search':
      if (action.text === '') return { ...initialQuery(initial), filters: query.filters };
      return { ...query, searchText: action.text };
    case 'sort': {
      const order = query.field === action.field && query.order === 'ASC' ? 'DESC' : 'ASC';
      return { ...query, field: action.field, order };
    }
    case 'sort-by':
      return { ...query, ...action.sort };
    case 'filter':
      return { ...query, filters: { ...query.filters, [action.id]: action.value } };
    case 'reset':
      return initialQuery(initial);
    default:
      throw new Error(`Unknown action of a list: ${JSON.stringify(action satisfies never)}.`);
  }
}

/** What a list can be asked for. */
export interface QueryRules {
  /** The initial order. */
  readonly sort: Sort;
  /** Fields that it can be sorted by, besides that of the initial order. */
  readonly sortable: readonly string[];
  /** Ids of its filters. */
  readonly filters: readonly string[];
}

/** Longest text of a search or a filter, in an input and in an address: a longer one in an address is cut. */
export const LONGEST_TEXT = 200;

/** The query in the parameters of an address; what the rules don't allow is left out. */
export function readQuery(params: URLSearchParams, { sort, sortable, filters }: QueryRules): ListQuery {
  const field = params.get('sort') ?? '';
  const order = params.get('order')?.toUpperCase();
  const isSortable = sortable.includes(field) || field === sort.field;
  const values = filters.map((id) => [id, params.get(id)?.slice(0, LONGEST_TEXT)] as const);
  return {
    searchText: (params.get('search') ?? '').slice(0, LONGEST_TEXT),
    field: isSortable ? field : sort.field,
    order: isSortable && (order === 'ASC' || order === 'DESC') ? order : sort.order,
    filters: Object.fromEntries(values.filter((entry): entry is [string, string] => entry[1] !== undefined)),
  };
}

/** The parameters with the query in them. Initial values need none, and parameters of others are left as they are. */
export function writeQuery(
  query: ListQuery,
  params: URLSearchParams,
  { sort, filters }: QueryRules,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, isInitial: boolean) => {
    if (isInitial) next.delete(name);
    else next.set(name, value);
  };
  const isInitialSort = query.field === sort.field && query.order === sort.order;
  put('search', query.searchText, query.searchText === '');
  put('sort', query.field, isInitialSort);
  put('order', query.order, isInitialSort);
  // A filter may have an initial value, so an emptied one is written, too.
  for (const id of filters) put(id, query.filters[id] ?? '', query.filters[id] === undefined);
  return next;
}
