import type { Transaction } from 'kysely';
import { reason } from '../../../shared/contract/reasons.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import type { IssuedFiles } from '../files/issued-files.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { JobFailure, type JobKind, type RunningJob } from '../jobs/job-kind.ts';
import { endSheet, finishSheet, type StoredSheet } from './end-sheet.ts';
import { type GatheredSheet, gatherSheet } from './gather-sheet.ts';
import { MAKE_RATE_SHEET, type RateSheetJob } from './job-name.ts';
import type { MadeSheet, SheetRows } from './sheet-content.ts';
import { countsOf, dropRowsBehind, insertSheetRows, pruneSheetRows, rowsToStore } from './sheet-rows.ts';

interface Context {
  database: Database;
  issuedFiles: IssuedFiles;
  config: Pick<Config, 'providerName'>;
}

/** For the one connection of the embedded database everybody waits: a hundredth of a second. */
const ROWS_A_BATCH = 200;

/**
 * Makes a rate sheet: reads what it is made of, has a thread make rows and documents, and writes these beside the
 * sheet, which the last transaction makes ready. Whatever ends the work before leaves nothing that anybody sees; another
 * try overwrites its rows, and the documents that it left are swept.
 */
export function makeRateSheet({
  database,
  issuedFiles,
  config,
}: Context): JobKind<RateSheetJob, StoredSheet> {
  /** What was read in a try, for what its thread answers. */
  const gathered = new WeakMap<RunningJob, GatheredSheet>();
  return {
    ...MAKE_RATE_SHEET,
    pauses: [1_000, 10_000],
    heavy: new URL('./make/make-thread.ts', import.meta.url),
    facts: ({ rateSheetId }) => ({ rateSheet: rateSheetId }),

    async read({ rateSheetId }, job) {
      const found = await gatherSheet(database.db, rateSheetId, config.providerName);
      if (!found) throw new JobFailure('there is no such sheet to make', { isFinal: true });
      gathered.set(job, found);
      return { input: found.input, transfer: [] };
    },

    async store(output, { rateSheetId }, job) {
      const { rows, xlsx, pdf } = output as MadeSheet;
      const { input, ...sheet } = gathered.get(job)!;
      const counts = countsOf(rows, input.routes.length);
      await orNotStored(job, () => storeRows({ database, job, rateSheetId }, rows, counts));
      const documents = await orNotStored(job, () => prepareBoth(issuedFiles, { xlsx, pdf }));
      return { ...sheet, ...documents, rateSheetId, counts };
    },

    async finish(trx, stored, job) {
      try {
        return await finishSheet(trx, issuedFiles, stored, job);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // Such as no room left for the company's files, which another try won't change.
        const [why] = error.reasons ?? [];
        throw new JobFailure(error.message, { isFinal: error.status < 500, ...(why && { reason: why }) });
      }
    },

    notDone: (trx, { id }, end) => endSheet(trx, id, end),
    prune: pruneSheetRows,
  };
}

/** A failure to write, such as of a disk that is full, is told as one: another try, or another request, may help. */
async function orNotStored<T>(job: RunningJob, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (job.signal.aborted) throw error;
    throw new JobFailure(`it could not be stored: ${error instanceof Error ? error.message : error}`, {
      isFinal: false,
      reason: reason('sheetNotStored'),
    });
  }
}

async function storeRows(
  { database, job, rateSheetId }: { database: Database; job: RunningJob; rateSheetId: number },
  rows: SheetRows,
  counts: StoredSheet['counts'],
): Promise<void> {
  const inStep = (work: (trx: Transaction<Tables>) => Promise<void>) =>
    inTransaction(database, async (trx) => {
      await job.hold(trx);
      await work(trx);
    });
  let batch: Parameters<typeof insertSheetRows>[2][number][] = [];
  const write = async () => {
    await inStep((trx) => insertSheetRows(trx, rateSheetId, batch));
    batch = [];
  };
  for (const row of rowsToStore(rows)) {
    batch.push(row);
    if (batch.length === ROWS_A_BATCH) await write();
  }
  if (batch.length > 0) await write();
  await inStep((trx) => dropRowsBehind(trx, rateSheetId, counts));
}

async function prepareBoth(
  issuedFiles: IssuedFiles,
  { xlsx, pdf }: Pick<MadeSheet, 'xlsx' | 'pdf'>,
): Promise<Pick<StoredSheet, 'xlsx' | 'pdf'>> {
  const first = await issuedFiles.prepare(xlsx);
  try {
    return { xlsx: first, pdf: await issuedFiles.prepare(pdf) };
  } catch (error) {
    await issuedFiles.discard(first);
    throw error;
  }
}
