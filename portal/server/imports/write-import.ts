import { setImmediate as turn } from 'node:timers/promises';
import { inTransaction } from '../actions/transaction.ts';
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
    for (;;) {
      const after: Place = place;
      const began = performance.now();
      const batch = await inTransaction(database, (trx) =>
        writeBatch(trx, stored, job, { after, most: size }),
      );
      if (!batch) return { written };
      place = batch.last;
      done += batch.rows;
      written += batch.written;
      job.progress(done, total);
      size = nextBatchSize(database.kind, batch.rows, performance.now() - began);
      // Whoever asked meanwhile has a turn, whatever thread the database computes in.
      await turn();
    }
  },
});

/** Compares and writes the next rows; undefined where none is left. */
async function writeBatch(
  trx: Trx,
  { id, kind }: StoredImport,
  job: RunningJob,
  { after, most }: { after: Place; most: number },
): Promise<{ rows: number; written: number; last: Place } | undefined> {
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
