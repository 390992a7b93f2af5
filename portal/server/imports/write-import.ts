import { inTransaction } from '../db/transaction.ts';
import { JobFailure, type JobKind } from '../jobs/job-kind.ts';
import type { Services } from '../services.ts';
import { adminOfJob } from './admin-of-job.ts';
import { inBatches } from './batches.ts';
import { refusedRow, type Trx } from './compare/compared.ts';
import { isInGroups } from './groups.ts';
import { type ImportJob, WRITE_IMPORT } from './job-names.ts';
import { findImport, markRows, nextRows, type Place, type StoredImport } from './repository.ts';
import { WORK_ON_ROWS } from './row-work.ts';

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
    let { written } = stored;
    let done = written;
    let place: Place = { step: -1, line: 0 };
    const inStep = async (work: (trx: Trx, after: Place) => Promise<Batch | undefined>) => {
      const batch = await inTransaction(
        database,
        async (trx) => {
          await job.hold(trx, { isStep: true });
          return work(trx, place);
        },
        { repeatsDoubles: false },
      );
      if (!batch) return 0;
      place = batch.last;
      done += batch.rows;
      written += batch.written;
      job.progress(done, total);
      return batch.rows;
    };
    await inBatches(database.kind, {
      next: (most) => inStep((trx, after) => writeBatch(trx, stored, job.userId, { after, most })),
      refuse: () => inStep((trx, after) => refuseRow(trx, stored, after)),
    });
    return { written };
  },
});

interface Batch {
  rows: number;
  written: number;
  last: Place;
}

/** Marks the next row, or group of rows, as wrong; undefined where none is left. */
async function refuseRow(trx: Trx, { id, kind }: StoredImport, after: Place): Promise<Batch | undefined> {
  const rows = await nextRows(trx, id, after, { most: 1, inGroups: isInGroups(kind) });
  const last = rows.at(-1);
  if (!last) return undefined;
  await markRows(trx, id, rows, rows.map(refusedRow));
  return { rows: rows.length, written: 0, last };
}

/** Compares and writes the next rows; undefined where none is left. */
async function writeBatch(
  trx: Trx,
  { id, kind }: StoredImport,
  userId: number | null,
  { after, most }: { after: Place; most: number },
): Promise<Batch | undefined> {
  const admin = await adminOfJob(trx, userId);
  const rows = await nextRows(trx, id, after, { most, inGroups: isInGroups(kind) });
  const last = rows.at(-1);
  if (!last) return undefined;
  const compared = await WORK_ON_ROWS[kind](
    trx,
    rows.map((row) => ({ ...row, problems: [] })),
    { companies: new Map(), orders: new Map(), rates: new Map(), departures: new Map() },
    { isWriting: true },
  );
  const written = await compared.write(admin);
  await markRows(trx, id, rows, compared.rows);
  return { rows: rows.length, written, last };
}
