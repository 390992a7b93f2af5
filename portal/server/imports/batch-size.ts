/** For how long a batch may keep others waiting: on the embedded database everybody waits for its one connection. */
const TARGET_MS = 50;
const FEWEST = 10;
const MOST = 500;

/** How many rows the next batch has, so that it takes about as long as it may, whatever machine and rows. */
export const nextBatchSize = (size: number, ms: number): number =>
  Math.round(Math.min(MOST, size * 2, Math.max(FEWEST, (size * TARGET_MS) / Math.max(ms, 1))));

export const FIRST_BATCH = 50;
