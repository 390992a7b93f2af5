import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { isDataRefusal } from '../db/sql-state.ts';

/**
 * For how long a batch may keep others waiting: for the one connection of the embedded database everybody waits, on
 * PostgreSQL who wants to write the same rows.
 */
const TARGET_MS: Readonly<Record<Database['kind'], number>> = { embedded: 60, postgres: 300 };
/** Fewer take hardly less time: every batch has a dozen statements. */
const FEWEST = 30;
const MOST = 500;
const FIRST_BATCH = 50;

/** Rows that are done one batch after the other. */
interface Batches {
  /** Does the next rows in one transaction, at most so many; answers how many they were, 0 after the last one. */
  next(most: number): Promise<number>;
  /** Says of the next row that the database refuses it; answers how many that were, 0 where there is none any more. */
  refuse(): Promise<number>;
}

/**
 * Does all rows. Rows that the database refuses together are tried once more, each for itself, so that none has to go
 * without a look at what others wrote meanwhile, and none suffers for another.
 */
export async function inBatches(kind: Database['kind'], batches: Batches): Promise<void> {
  let size = FIRST_BATCH;
  for (;;) {
    const began = performance.now();
    const rows = await nextRows(batches, size);
    if (rows === 0) return;
    size = nextBatchSize(kind, rows, performance.now() - began);
    // Whoever asked meanwhile has a turn, whatever thread the database computes in.
    await turn();
  }
}

async function nextRows({ next, refuse }: Batches, most: number): Promise<number> {
  const together = await unlessRefused(next(most));
  if (together !== undefined) return together;
  for (let rows = 0; rows < most; rows += 1) {
    if (((await unlessRefused(next(1))) ?? (await refuse())) === 0) return rows;
    await turn();
  }
  return most;
}

/** Undefined where the database refused a value or broke a constraint. */
async function unlessRefused(work: Promise<number>): Promise<number | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!isDataRefusal(error)) throw error;
    return undefined;
  }
}

/** How many rows the next batch has, so that it takes about as long as it may, whatever machine and rows. */
function nextBatchSize(kind: Database['kind'], size: number, ms: number): number {
  const fitting = (size * TARGET_MS[kind]) / Math.max(ms, 1);
  return Math.round(Math.min(MOST, size * 2, Math.max(FEWEST, fitting)));
}
