import { setImmediate as turn } from 'node:timers/promises';
import { reason } from '../../../shared/contract/reasons.ts';
import { isDataRefusal } from '../db/sql-state.ts';
import { inTransaction } from '../db/transaction.ts';
import { JobFailure, type JobKind, type RunningJob } from '../jobs/job-kind.ts';
import type { Services } from '../services.ts';
import { adminOfJob } from './admin-of-job.ts';
import { FIRST_BATCH, nextBatchSize } from './batch-size.ts';
import type { Compared, Trx } from './compare/compared.ts';
import { type ImportJob, WRITE_IMPORT } from './job-names.ts';
import { findImport, markRows, nextRows, type Place, type StoredImport } from './repository.ts';
import { ROW_WORK } from './row-work.ts';
import { auditRows } from './write/audit-rows.ts';

/**
 * Writes the rows of an import that aren't wrong. Each batch is one transaction, which also says that its rows are
 * written: whatever ends the work, every row is written once, and another try goes on behind the last batch.
 */
export const writeImport = ({
  database,
}: Pick<Services, 'database'>): JobKind<ImportJob, { written: number }> => ({
  ...WRITE_IMPORT,
  pauses: [1_000, 10_000, 60_000],
  isAlone: true,

  async run({ importId }, job) {
    const stored = await findImport(database.db, importId);
    if (!stored) throw new JobFailure('its import is gone', { isFinal: true });
    const total = stored.toCreate + stored.toChange;
    let done = stored.written;
    let written = stored.written;
    let place: Place | undefined = { step: -1, line: 0 };
    let size = FIRST_BATCH;
    /** Rows of a batch that the database refused, which are written one by one. */
    let alone = 0;
    for (;;) {
      const after: Place = place;
      const began = performance.now();
      const most = alone > 0 ? 1 : size;
      const batch = await writeNext(database, stored, job, { after, most });
      if (batch === 'refused') {
        alone = most;
        continue;
      }
      if (!batch) return { written };
      place = batch.last;
      done += batch.rows;
      written += batch.written;
      job.progress(done, total);
      if (alone > 0) alone -= 1;
      else size = nextBatchSize(database.kind, batch.rows, performance.now() - began);
      // Whoever asked meanwhile has a turn, whatever thread the database computes in.
      await turn();
    }
  },
});

interface Next {
  after: Place;
  most: number;
}

interface Batch {
  rows: number;
  written: number;
  last: Place;
}

/**
 * Writes the next rows; undefined where none is left. Of several that the database refuses nothing is written; a row that
 * it refuses alone is marked as wrong, and none behind it has to wait.
 */
async function writeNext(
  database: Services['database'],
  stored: StoredImport,
  job: RunningJob,
  next: Next,
): Promise<Batch | 'refused' | undefined> {
  try {
    return await inTransaction(database, (trx) => writeBatch(trx, stored, job, next));
  } catch (error) {
    if (!isDataRefusal(error)) throw error;
    if (next.most > 1) return 'refused';
    return inTransaction(database, (trx) => refuseRow(trx, stored, job, next.after));
  }
}

async function refuseRow(
  trx: Trx,
  { id }: StoredImport,
  job: RunningJob,
  after: Place,
): Promise<Batch | undefined> {
  await job.hold(trx, { isStep: true });
  const [row] = await nextRows(trx, id, after, 1);
  if (!row) return undefined;
  const problems = [{ column: null, reason: reason('importRowRefused') }];
  await markRows(trx, id, [row], [{ line: row.line, outcome: 'wrong', changes: [], problems }]);
  return { rows: 1, written: 0, last: row };
}

/** Compares and writes the next rows. */
async function writeBatch(
  trx: Trx,
  { id, kind }: StoredImport,
  job: RunningJob,
  { after, most }: Next,
): Promise<Batch | undefined> {
  await job.hold(trx, { isStep: true });
  const admin = await adminOfJob(trx, job.userId);
  const rows = await nextRows(trx, id, after, most);
  const last = rows.at(-1);
  if (!last) return undefined;
  const work = ROW_WORK[kind];
  const compared: Compared[] = await work.compare(
    trx,
    rows.map((row) => ({ ...row, problems: [] })),
    { companies: new Map(), orders: new Map() },
    { isWriting: true },
  );
  const toWrite = compared.filter(({ write }) => write !== undefined);
  const records = await work.write(trx, toWrite);
  await auditRows(trx, admin, toWrite, records);
  await markRows(trx, id, rows, compared);
  return { rows: rows.length, written: toWrite.length, last };
}
