import type { ImportKind, ImportRow } from '../../../shared/contract/imports.ts';
import { COMPANY_TYPES, type CompanyType } from '../../../shared/contract/managed-companies.ts';
import { reason } from '../../../shared/contract/reasons.ts';
import { headingText } from '../../../shared/spreadsheet/heading-text.ts';
import { inTransaction } from '../db/transaction.ts';
import { JobFailure, type JobKind, type RunningJob } from '../jobs/job-kind.ts';
import type { Services } from '../services.ts';
import { adminOfJob } from './admin-of-job.ts';
import { inBatches } from './batches.ts';
import { withCompanyDoubles } from './compare/company-doubles.ts';
import { type Compared, type FileContext, refusedRow, type Trx } from './compare/compared.ts';
import { inGroups, wholeGroups } from './groups.ts';
import { CHECK_IMPORT, type ImportJob } from './job-names.ts';
import { type LeftOutRow, type ParsedFile, type ParsedRow, textIn, textsIn } from './parsed-row.ts';
import { fileToRead } from './read/file-to-read.ts';
import { type CheckedRow, findImport, pruneImports, storeRows } from './repository.ts';
import { WORK_ON_ROWS } from './row-work.ts';

type Counts = Record<ImportRow['outcome'], number>;

interface Checked {
  importId: string;
  counts: Counts;
}

/** The check of an import: a thread reads the file, then its rows are compared with what is stored, in batches. */
export const checkImport = ({
  database,
  files,
}: Pick<Services, 'database' | 'files'>): JobKind<ImportJob, Checked> => ({
  ...CHECK_IMPORT,
  pauses: [1_000, 10_000],
  heavy: new URL('./read/read-thread.ts', import.meta.url),

  async read({ importId }) {
    const input = await fileToRead(files, await found(database, importId));
    return { input, transfer: [input.bytes] };
  },

  async store(output, { importId }, job) {
    const { headings, rows, leftOut, refusal } = output as ParsedFile;
    const { kind } = await found(database, importId);
    await database.db
      .updateTable('import')
      .set({ headings: JSON.stringify(headings) })
      .where('id', '=', importId)
      .execute();
    if (refusal)
      throw new JobFailure(`its rows can not be read: ${refusal.code}`, { isFinal: true, reason: refusal });
    const marked = kind === 'companies' ? await withCompanyDoubles(database.db, rows) : inGroups(kind, rows);
    await storeLeftOut({ database, importId, leftOut, job });
    const counts = await compareAll({ database, importId, kind, rows: marked, job });
    return { importId, counts: { ...counts, leftOut: leftOut.length } };
  },

  async finish(trx, { importId, counts }) {
    await trx
      .updateTable('import')
      .set({
        to_create: counts.create,
        to_change: counts.change,
        same: counts.same,
        wrong: counts.wrong,
        left_out: counts.leftOut,
      })
      .where('id', '=', importId)
      .execute();
    return counts;
  },

  prune: pruneImports,
});

async function found(database: Services['database'], importId: string) {
  const one = await findImport(database.db, importId);
  if (!one) throw new JobFailure('its import is gone', { isFinal: true });
  return one;
}

/** As many at once as a batch has rows. */
const LEFT_OUT_A_STEP = 500;
/** So much of a row tells which one it is. */
const MOST_TOLD = 100;

/** Keeps the rows that are left out, so that they can be seen. */
async function storeLeftOut({
  database,
  importId,
  leftOut,
  job,
}: {
  database: Services['database'];
  importId: string;
  leftOut: readonly LeftOutRow[];
  job: RunningJob;
}): Promise<void> {
  for (let start = 0; start < leftOut.length; start += LEFT_OUT_A_STEP) {
    const rows = leftOut.slice(start, start + LEFT_OUT_A_STEP).map(({ line, text, why }): CheckedRow => {
      const problems = [{ column: null, reason: reason(why) }];
      const reference = headingText(text).slice(0, MOST_TOLD).toWellFormed();
      return {
        row: { line, reference, cells: {}, problems },
        step: 0,
        compared: { line, outcome: 'leftOut', changes: [], problems },
      };
    });
    await inTransaction(database, async (trx) => {
      await job.hold(trx);
      await adminOfJob(trx, job.userId);
      await storeRows(trx, importId, rows);
    });
  }
}

async function compareAll({
  database,
  importId,
  kind,
  rows,
  job,
}: {
  database: Services['database'];
  importId: string;
  kind: ImportKind;
  rows: readonly ParsedRow[];
  job: RunningJob;
}): Promise<Counts> {
  const counts: Counts = { create: 0, change: 0, same: 0, wrong: 0, leftOut: 0 };
  const companies = companiesOf(kind, rows);
  let known: Omit<FileContext, 'companies'> = {
    orders: new Map(),
    rates: new Map(),
    departures: new Map(),
  };
  let start = 0;
  const inStep = async (
    batch: readonly ParsedRow[],
    compare: (trx: Trx, context: FileContext) => Promise<readonly Compared[]>,
  ) => {
    if (batch.length === 0) return 0;
    const { compared, context } = await inTransaction(database, async (trx) => {
      await job.hold(trx);
      await adminOfJob(trx, job.userId);
      // A transaction that is repeated begins with what the batches before it knew.
      const attempt: FileContext = {
        companies,
        orders: new Map(known.orders),
        rates: new Map(known.rates),
        departures: new Map(known.departures),
      };
      const results = await compare(trx, attempt);
      await storeRows(trx, importId, checkedRows(kind, batch, results));
      return { compared: results, context: attempt };
    });
    known = context;
    for (const { outcome } of compared) counts[outcome] += 1;
    start += batch.length;
    job.progress(start, rows.length);
    return batch.length;
  };
  await inBatches(database.kind, {
    next(most) {
      const batch = wholeGroups(kind, rows, { start, most });
      return inStep(batch, (trx, context) => compareBatch(trx, kind, batch, context));
    },
    refuse() {
      // What was read of it may be what the database refuses.
      const batch = wholeGroups(kind, rows, { start, most: 1 }).map((row) => ({ ...row, cells: {} }));
      return inStep(batch, async () => batch.map(refusedRow));
    },
  });
  return counts;
}

async function compareBatch(
  trx: Trx,
  kind: ImportKind,
  rows: readonly ParsedRow[],
  context: FileContext,
): Promise<Compared[]> {
  const compared = await WORK_ON_ROWS[kind](trx, rows, context, { isWriting: false });
  return rows.map((row, n) => withOwnProblems(row, compared.rows[n]!));
}

const checkedRows = (
  kind: ImportKind,
  rows: readonly ParsedRow[],
  compared: readonly Compared[],
): CheckedRow[] => rows.map((row, n) => ({ row, step: stepOf(kind, row), compared: compared[n]! }));

/** A column that couldn't be read has nothing more to be told. */
function withOwnProblems({ line, problems }: ParsedRow, compared: Compared): Compared {
  if (problems.length === 0) return compared;
  const told = new Set(problems.map(({ column }) => column));
  const more = compared.problems.filter(({ column }) => !told.has(column));
  return { line, outcome: 'wrong', changes: [], problems: [...problems, ...more] };
}

/** Companies that name agents or suppliers are written after these; rows of one record with each other. */
const stepOf = (kind: ImportKind, { cells, group }: ParsedRow): number =>
  group ??
  Number(kind === 'companies' && ['agents', 'suppliers'].some((column) => textsIn(cells, column).length > 0));

function companiesOf(kind: ImportKind, rows: readonly ParsedRow[]): ReadonlyMap<string, CompanyType> {
  if (kind !== 'companies') return new Map();
  return new Map(
    rows.flatMap(({ reference, cells, problems }): [string, CompanyType][] => {
      const type = COMPANY_TYPES.find((one) => one === textIn(cells, 'type'));
      return type && problems.length === 0 ? [[reference.toLowerCase(), type]] : [];
    }),
  );
}
