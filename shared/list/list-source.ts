import type { ClientError } from '../client/client-error.ts';

/** A row of a list. Rows with the same id are the same row, which a list shows once. */
export interface ListRow {
  readonly id: number | string;
}

/** Where a page begins: behind `skip` rows of the server's list, the last of which is `last`. */
export interface PageStart<Row> {
  readonly skip: number;
  readonly last: Row | undefined;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Rows of the whole list, where the server counts them with a page; the first page's count stands for all pages. */
  readonly total?: number | undefined;
  /** Whether a further page follows. Where the server doesn't say so, {@link isLastPage} decides. */
  readonly hasMore?: boolean | undefined;
}

/**
 * One list in one order: how its pages are read. Another search text, filter or order is another source.
 */
export interface ListSource<Row extends ListRow> {
  /** Rows of a full page; undefined where the first page is the whole list, or each says what follows. */
  readonly pageSize?: number;
  /** Rejects with the reason of a failure, a `ClientError` where the server or the connection is the cause. */
  loadPage(start: PageStart<Row>, signal: AbortSignal): Promise<ListPage<Row>>;
  /**
   * Rows of the whole list, where counting them takes longer than reading a page of them: asked for once the first page is
   * there, unless it is the whole list.
   */
  loadTotal?(signal: AbortSignal): Promise<number>;
}

/** SUB-33, CONST-13: rows of a page of the lists that count with `skip` and `take`. */
export const PAGE_SIZE = 50;

/** Whether a page ends the list: it isn't full (SUB-35), or completes the count (D-73). `skip` counts its rows, too. */
export function isLastPage(
  page: ListPage<unknown>,
  total: number | undefined,
  skip: number,
  pageSize: number | undefined,
): boolean {
  if (page.hasMore !== undefined) return !page.hasMore;
  return pageSize === undefined || page.rows.length < pageSize || (total !== undefined && skip >= total);
}

/**
 * What the list calls of the specification answer (ERR-01): 200 with rows and, where it was asked for, the count of the
 * whole list; or 403 without rows, and with the reason, because it is no empty list (D-41, D-42).
 */
export type ListAnswer<Row> =
  | readonly [status: 200, rows: readonly Row[], count: number | undefined]
  | readonly [status: 403, rows: readonly [], count: 0, reason: ClientError];

/**
 * The page that an answer holds.
 *
 * @throws the reason of an answer 403
 */
export function pageOf<Row>(answer: ListAnswer<Row>): ListPage<Row> {
  if (answer[0] === 403) throw answer[3];
  return { rows: answer[1], total: answer[2] };
}
