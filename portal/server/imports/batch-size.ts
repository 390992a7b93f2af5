import type { Database } from '../db/database.ts';

/**
 * For how long a batch may keep others waiting: for the one connection of the embedded database everybody waits, on
 * PostgreSQL who wants to write the same rows.
 */
const TARGET_MS: Readonly<Record<Database['kind'], number>> = { embedded: 60, postgres: 300 };
/** Fewer take hardly less time: every batch has a dozen statements. */
const FEWEST = 30;
const MOST = 500;

export const FIRST_BATCH = 50;

/** How many rows the next batch has, so that it takes about as long as it may, whatever machine and rows. */
export function nextBatchSize(kind: Database['kind'], size: number, ms: number): number {
  const fitting = (size * TARGET_MS[kind]) / Math.max(ms, 1);
  return Math.round(Math.min(MOST, size * 2, Math.max(FEWEST, fitting)));
}
