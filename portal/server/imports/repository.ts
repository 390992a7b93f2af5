import { type Kysely, sql, type Transaction } from 'kysely';
import type { ImportKind, ImportRow } from '../../../shared/contract/imports.ts';
import type { Tables } from '../db/tables.ts';
import type { Compared } from './compare/compared.ts';
import type { Cells, ParsedRow } from './parsed-row.ts';

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;
type Outcome = ImportRow['outcome'];

export interface StoredImport {
  id: string;
  kind: ImportKind;
  fileId: string;
  fileName: string;
  columns: readonly (string | null)[] | null;
  locale: string;
  takesHidden: boolean;
  toCreate: number;
  toChange: number;
  written: number;
}

export async function findImport(db: Db, id: string): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    select id, kind, file_id as "fileId", file_name as "fileName", columns, locale, takes_hidden as "takesHidden", to_create as "toCreate",
      to_change as "toChange", written
    from import where id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** A row of the file with what the check made of it. */
export interface CheckedRow {
  row: ParsedRow;
  step: number;
  compared: Compared;
}

/** Stores rows, also again: another try of the check finds the same lines. */
export async function storeRows(trx: Trx, importId: string, rows: readonly CheckedRow[]): Promise<void> {
  const values = rows.map(({ row, step, compared: { outcome, changes, problems } }) => ({
    ...{ line: row.line, step, reference: row.reference, cells: row.cells, outcome, changes, problems },
  }));
  await sql`
    insert into import_row (import_id, line, step, reference, cells, outcome, changes, problems)
    select ${importId}::uuid, line, step, reference, cells, outcome, changes, problems
    from json_populate_recordset(null::import_row, ${JSON.stringify(values)}::json)
    on conflict (import_id, line) do update set (step, reference, cells, outcome, changes, problems) =
      (excluded.step, excluded.reference, excluded.cells, excluded.outcome, excluded.changes, excluded.problems)`.execute(
    trx,
  );
}

/** Where a writer of rows is. */
export interface Place {
  step: number;
  line: number;
}

export interface RowToWrite extends Place {
  reference: string;
  cells: Cells;
  outcome: Outcome;
}

/**
 * The next rows to write, all of one step: later ones may name what these write. Of kinds in groups, whose steps are their
 * groups, whole ones.
 */
export async function nextRows(
  trx: Trx,
  importId: string,
  after: Place,
  { most, inGroups }: { most: number; inGroups: boolean },
): Promise<RowToWrite[]> {
  const toWrite = sql`select line, step, reference, cells, outcome from import_row
    where import_id = ${importId}::uuid and not is_written and outcome in ('create', 'change')`;
  const { rows } = await sql<RowToWrite>`
    ${toWrite} and (step, line) > (${after.step}::smallint, ${after.line}::integer)
    order by step, line limit ${most}::integer`.execute(trx);
  const last = rows.at(-1);
  if (!inGroups || !last) return rows.filter(({ step }) => step === rows[0]?.step);
  const { rows: rest } = await sql<RowToWrite>`
    ${toWrite} and step = ${last.step}::smallint and line > ${last.line}::integer order by line`.execute(trx);
  return [...rows, ...rest];
}

/** Says of rows what became of them. */
export async function markRows(
  trx: Trx,
  importId: string,
  before: readonly RowToWrite[],
  after: readonly Compared[],
): Promise<void> {
  const values = after.map(({ line, outcome, changes, problems, write }) => ({
    ...{ line, outcome, changes, problems, is_written: write !== undefined },
  }));
  await sql`
    update import_row set outcome = done.outcome, changes = done.changes, problems = done.problems,
      is_written = done.is_written
    from json_populate_recordset(null::import_row, ${JSON.stringify(values)}::json) done
    where import_row.import_id = ${importId}::uuid and import_row.line = done.line`.execute(trx);
  const more = (outcome: Outcome) =>
    sql`${after.filter((row) => row.outcome === outcome).length - before.filter((row) => row.outcome === outcome).length}::integer`;
  await sql`
    update import set to_create = to_create + ${more('create')}, to_change = to_change + ${more('change')},
      same = same + ${more('same')}, wrong = wrong + ${more('wrong')},
      written = written + ${values.filter(({ is_written }) => is_written).length}::integer
    where id = ${importId}::uuid`.execute(trx);
}

const ROWS_A_STEP = 1_000;

/** Drops imports whose job is gone, and their rows, a bounded number at once. */
export async function pruneImports(db: Db): Promise<void> {
  const isGone = sql`not exists (select 1 from job where job.id = import.job_id)`;
  let deleted = BigInt(ROWS_A_STEP);
  while (deleted === BigInt(ROWS_A_STEP)) {
    const { numAffectedRows = 0n } = await sql`
      delete from import_row where (import_id, line) in (
        select stale.import_id, stale.line from import join import_row stale on stale.import_id = import.id
        where ${isGone} limit ${ROWS_A_STEP} for update of stale skip locked
      )`.execute(db);
    deleted = numAffectedRows;
  }
  await sql`
    delete from import where ${isGone}
      and not exists (select 1 from import_row stale where stale.import_id = import.id)`.execute(db);
}
