import type { Sort } from './definition.ts';

/** What a list was asked to show. It stands in the address, so that back and reload return to it. */
export interface ListState extends Sort {
  searchText: string;
  /** Values by the filter's id; one that is empty doesn't count. */
  filters: Readonly<Record<string, string>>;
}

export type ListAction =
  | { type: 'search'; text: string }
  /** A click on a header. */
  | { type: 'sort'; field: string }
  | { type: 'sort-by'; sort: Sort }
  | { type: 'filter'; id: string; value: string }
  | { type: 'reset' };

/** The list as it begins. */
export const initialState = (sort: Sort): ListState => ({ ...sort, searchText: '', filters: {} });

/**
 * The state after an action. A header sorts ascending first and turns the order with each further click (SUB-38, D-53);
 * an emptied search begins anew, as Reset does (SUB-39), but only Reset takes the filters away.
 */
export function listReducer(state: ListState, action: ListAction, initial: Sort): ListState {
  switch (action.type) {
    case 'search':
      if (action.text === '') return { ...initialState(initial), filters: state.filters };
      return { ...state, searchText: action.text };
    case 'sort': {
      const order = state.field === action.field && state.order === 'ASC' ? 'DESC' : 'ASC';
      return { ...state, field: action.field, order };
    }
    case 'sort-by':
      return { ...state, ...action.sort };
    case 'filter':
      return { ...state, filters: { ...state.filters, [action.id]: action.value } };
    case 'reset':
      return initialState(initial);
    default:
      throw new Error(`A list knows nothing of ${JSON.stringify(action satisfies never)}.`);
  }
}

/** What an address may ask of a list. */
export interface Knows {
  sort: Sort;
  sortable: readonly string[];
  filters: readonly string[];
}

/** Longest text of a search or a filter: what is longer in an address is cut, so nobody may type it. */
export const LONGEST = 200;

/** The state that an address asks for. What the list doesn't know counts as not asked. */
export function stateOf(query: URLSearchParams, { sort, sortable, filters }: Knows): ListState {
  const field = query.get('sort') ?? '';
  const order = query.get('order')?.toUpperCase();
  const known = sortable.includes(field) || field === sort.field;
  const values = filters.map((id) => [id, query.get(id)?.slice(0, LONGEST)] as const);
  return {
    searchText: (query.get('search') ?? '').slice(0, LONGEST),
    field: known ? field : sort.field,
    order: known && (order === 'ASC' || order === 'DESC') ? order : sort.order,
    filters: Object.fromEntries(values.filter((entry): entry is [string, string] => entry[1] !== undefined)),
  };
}

/** The address that asks for the state; what stands in it beside the list stays. */
export function queryOf(state: ListState, query: URLSearchParams, { sort, filters }: Knows): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string, isUsual: boolean) => {
    if (isUsual) next.delete(name);
    else next.set(name, value);
  };
  const isUsualSort = state.field === sort.field && state.order === sort.order;
  put('search', state.searchText, state.searchText === '');
  put('sort', state.field, isUsualSort);
  put('order', state.order, isUsualSort);
  // An emptied filter is said, because an absent one may have a value of its own.
  for (const id of filters) put(id, state.filters[id] ?? '', state.filters[id] === undefined);
  return next;
}
