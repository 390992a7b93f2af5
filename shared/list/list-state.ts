import { isLastPage, type ListPage, type ListRow } from './list-source.ts';

/** Where the loading of a list stands. */
export type ListPhase =
  /** The first page is on its way. Rows of the source before this one may still be there. */
  | { readonly step: 'loading' }
  /** The first page is loaded again; the rows stay until it is there. */
  | { readonly step: 'refreshing' }
  /** The server has no rows (SUB-18). */
  | { readonly step: 'empty' }
  /** A further page can be loaded (SUB-20). */
  | { readonly step: 'hasMore' }
  | { readonly step: 'loadingMore' }
  /** All rows are there (SUB-19). */
  | { readonly step: 'ended' }
  /** There are no rows for want of an answer (D-41). */
  | { readonly step: 'failed'; readonly error: unknown }
  /** A further page could not be loaded; the rows so far stay (ERR-03). */
  | { readonly step: 'pageFailed'; readonly error: unknown };

export interface ListState<Row extends ListRow> {
  readonly rows: readonly Row[];
  /** How many rows of the server's list the pages so far had, repeated ones included. */
  readonly skip: number;
  /** Rows of the whole list; undefined while neither the server has counted them nor all of them are there. */
  readonly total: number | undefined;
  readonly phase: ListPhase;
}

export type ListEvent<Row extends ListRow> =
  /** Another source is read from its start. */
  | { readonly type: 'opened' }
  /** The same source is read from its start. */
  | { readonly type: 'reloaded' }
  | { readonly type: 'moreRequested' }
  | { readonly type: 'pageLoaded'; readonly page: ListPage<Row>; readonly pageSize: number | undefined }
  /** The server has counted the list, whose first page is there. */
  | { readonly type: 'counted'; readonly total: number }
  | { readonly type: 'failed'; readonly error: unknown }
  /** Something was done with rows that are shown. */
  | { readonly type: 'rowsChanged'; readonly change: (row: Row) => Row };

export const NOT_LOADED: ListState<never> = {
  rows: [],
  skip: 0,
  total: undefined,
  phase: { step: 'loading' },
};

/** Whether a page is on its way. */
export const isLoading = ({ step }: ListPhase): boolean =>
  step === 'loading' || step === 'refreshing' || step === 'loadingMore';

/** Whether the next page may be asked for: also again, after it failed. */
export const canLoadMore = ({ step }: ListPhase): boolean => step === 'hasMore' || step === 'pageFailed';

/** The next state; an event that can't happen in a phase throws, since it is a fault of the code. */
export function reduceList<Row extends ListRow>(
  state: ListState<Row>,
  event: ListEvent<Row>,
): ListState<Row> {
  const { phase } = state;
  switch (event.type) {
    case 'opened':
      return { ...state, phase: { step: 'loading' } };
    case 'reloaded': {
      const isShown = phase.step !== 'loading' && phase.step !== 'failed';
      return { ...state, phase: { step: isShown ? 'refreshing' : 'loading' } };
    }
    case 'moreRequested':
      if (canLoadMore(phase)) return { ...state, phase: { step: 'loadingMore' } };
      break;
    case 'pageLoaded':
      if (isLoading(phase)) return withPage(state, event.page, event.pageSize);
      break;
    case 'counted': {
      const isComplete = phase.step === 'hasMore' && state.skip >= event.total;
      return { ...state, total: event.total, phase: isComplete ? { step: 'ended' } : phase };
    }
    case 'failed':
      if (phase.step === 'loadingMore')
        return { ...state, phase: { step: 'pageFailed', error: event.error } };
      if (isLoading(phase)) return { ...NOT_LOADED, phase: { step: 'failed', error: event.error } };
      break;
    case 'rowsChanged':
      return { ...state, rows: state.rows.map(event.change) };
  }
  throw new Error(`A list that is "${phase.step}" can't be "${event.type}".`);
}

function withPage<Row extends ListRow>(
  state: ListState<Row>,
  page: ListPage<Row>,
  pageSize: number | undefined,
): ListState<Row> {
  const isFurther = state.phase.step === 'loadingMore';
  const rows = isFurther ? withoutRepeats(state.rows, page.rows) : page.rows;
  const skip = (isFurther ? state.skip : 0) + page.rows.length;
  const counted = isFurther ? state.total : page.total;
  if (!isLastPage(page, counted, skip, pageSize)) {
    return { rows, skip, total: counted, phase: { step: 'hasMore' } };
  }
  return { rows, skip, total: rows.length, phase: { step: rows.length > 0 ? 'ended' : 'empty' } };
}

/** A record created since the last page moved the others on: this page then begins with rows that are there already. */
function withoutRepeats<Row extends ListRow>(rows: readonly Row[], page: readonly Row[]): Row[] {
  const present = new Set(rows.map(({ id }) => id));
  return [...rows, ...page.filter(({ id }) => !present.has(id))];
}
