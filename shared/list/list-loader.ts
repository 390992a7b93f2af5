import { isAborted } from '../client/client-error.ts';
import type { ListRow, ListSource } from './list-source.ts';
import { canLoadMore, type ListEvent, type ListState, NOT_LOADED, reduceList } from './list-state.ts';

/** Reads a list page by page; one page is on its way at a time, and a newer one ends it (D-118). */
export interface ListLoader<Row extends ListRow> {
  readonly state: ListState<Row>;
  /** Reads a source from its start. */
  open(source: ListSource<Row>): void;
  /** Reads the present source from its start, as after a save or a deletion (D-73). */
  reload(): void;
  /** Reads the next page; does nothing where there is none, or while one is on its way. */
  loadMore(): void;
  /** Asks again for what failed: a further page, or the list. */
  retry(): void;
  changeRows(change: (row: Row) => Row): void;
  /** Ends what runs. */
  close(): void;
}

/** `onState` is called with every new state. */
export function createListLoader<Row extends ListRow>(
  onState: (state: ListState<Row>) => void,
): ListLoader<Row> {
  let state: ListState<Row> = NOT_LOADED;
  let source: ListSource<Row> | undefined;
  let running: AbortController | undefined;
  let counting: AbortController | undefined;

  const apply = (event: ListEvent<Row>) => {
    state = reduceList(state, event);
    onState(state);
  };

  const load = async (from: ListSource<Row>, isFurther: boolean) => {
    if (isFurther) running?.abort();
    else end();
    const mine = new AbortController();
    running = mine;
    const start = isFurther ? { skip: state.skip, last: state.rows.at(-1) } : { skip: 0, last: undefined };
    try {
      const page = await from.loadPage(start, mine.signal);
      if (mine.signal.aborted) return;
      apply({ type: 'pageLoaded', page, pageSize: from.pageSize });
      if (!isFurther) count(from);
    } catch (error) {
      if (mine.signal.aborted || isAborted(error)) return;
      console.warn('A list could not be loaded:', error);
      apply({ type: 'failed', error });
    }
  };

  /** A list whose count fails stands without one. */
  const count = async (of: ListSource<Row>) => {
    if (!of.loadTotal || state.total !== undefined) return;
    const mine = new AbortController();
    counting = mine;
    try {
      const total = await of.loadTotal(mine.signal);
      if (!mine.signal.aborted) apply({ type: 'counted', total });
    } catch (error) {
      if (!mine.signal.aborted && !isAborted(error)) console.warn('A list could not be counted:', error);
    }
  };

  const end = () => {
    running?.abort();
    counting?.abort();
  };

  const loader: ListLoader<Row> = {
    get state() {
      return state;
    },
    open(next) {
      source = next;
      apply({ type: 'opened' });
      load(next, false);
    },
    reload() {
      if (!source) return;
      apply({ type: 'reloaded' });
      load(source, false);
    },
    loadMore() {
      if (!source || !canLoadMore(state.phase)) return;
      apply({ type: 'moreRequested' });
      load(source, true);
    },
    retry() {
      if (state.phase.step === 'pageFailed') loader.loadMore();
      else loader.reload();
    },
    changeRows: (change) => apply({ type: 'rowsChanged', change }),
    close: end,
  };
  return loader;
}
