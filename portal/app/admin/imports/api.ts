import {
  Import,
  type ImportKind,
  type ImportRow,
  ImportRowsAnswer,
  type ROW_OUTCOMES,
} from '../../../../shared/contract/imports.ts';
import { Job } from '../../../../shared/contract/jobs.ts';
import type { ListSource } from '../../../../shared/list/list-source.ts';
import type { Encoding } from '../../../../shared/spreadsheet/encoding/encodings.ts';
import { client } from '../../client/client.ts';
import { storeFile } from '../../client/store-file.ts';
import { findCompany } from '../api.ts';

export type Outcome = (typeof ROW_OUTCOMES)[number];

/** A row in a list, found by its line. */
export type ListedRow = ImportRow & { readonly id: number };

/** What a file is to be checked as; without `columns` its headings say what its columns are. */
export interface CheckRequest {
  readonly kind: ImportKind;
  readonly fileId: string;
  readonly columns?: readonly (string | null)[];
  /** Also the rows and columns that the sheet hides. */
  readonly takesHidden?: boolean;
  /** The language of the user, which old text files are written in. */
  readonly locale: string;
  /** Of a text file, where the user chose it. */
  readonly encoding?: Encoding | null | undefined;
}

/** Long enough to look at the rows and to check them with other columns; what was written needs no file. */
const KEPT_S = 24 * 3600;
const MOST_ROWS_OF_A_PAGE = 100;

/** Whether files that are stored for the company become the provider's own, which no other company reads. */
export async function isProvider(entityId: number): Promise<boolean> {
  const company = await findCompany(client, entityId, new AbortController().signal);
  return company?.type === 'Provider';
}

/**
 * Stores the file for a day, and answers its id. `key` stays the same for a second try of the same file; `onProgress` is told
 * how many of its bytes have gone.
 */
export function uploadFile(
  file: File,
  key: string,
  signal: AbortSignal,
  onProgress: (sentBytes: number) => void,
): Promise<string> {
  return storeFile(file, { key, expiresIn: KEPT_S, signal, onProgress });
}

export const startImport = (request: CheckRequest, key: string): Promise<Import> =>
  client.action('startImport', request, Import, { key });

export const applyImport = (id: string, key: string): Promise<Import> =>
  client.action('applyImport', { id }, Import, { key });

export const loadImport = (id: string, signal: AbortSignal): Promise<Import> =>
  client.action('getImport', { id }, Import, { signal });

export const cancelJob = (id: string, key: string): Promise<Job> =>
  client.action('cancelJob', { id }, Job, { key });

/** The rows of an import by line: all of them, or those with one outcome. */
export const rowSource = (id: string, outcome?: Outcome, take?: number): ListSource<ListedRow> => ({
  async loadPage({ last }, signal) {
    const ask = { id, outcome, take, ...(last && { after: last.line }) };
    const { rows, hasMore } = await client.action('listImportRows', ask, ImportRowsAnswer, { signal });
    return { rows: rows.map((row) => ({ ...row, id: row.line })), hasMore };
  },
});

/** All rows with something wrong. */
export async function loadWrongRows(id: string, signal: AbortSignal): Promise<ListedRow[]> {
  const source = rowSource(id, 'wrong', MOST_ROWS_OF_A_PAGE);
  const rows: ListedRow[] = [];
  for (;;) {
    const page = await source.loadPage({ skip: rows.length, last: rows.at(-1) }, signal);
    rows.push(...page.rows);
    if (!page.hasMore) return rows;
  }
}
