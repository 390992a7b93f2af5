import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HeavyWork, JobFailure } from '../../../../portal/server/jobs/job-kind.ts';
import { reason } from '../../../../shared/contract/reasons.ts';

/** Work of this process that computes ends once this file is there. */
export const ENOUGH = join(tmpdir(), `heavy-sum-${process.pid}`);

/**
 * Computes without a pause, so many milliseconds at most, and tells whether {@link ENOUGH} ended it; a negative number
 * fails, 0 ends the thread, and 1 never ends.
 */
const sum: HeavyWork<number, { isEnough: boolean }> = async (ms, { progress }) => {
  if (ms < 0) throw new JobFailure('a wrong number', { isFinal: true, reason: reason('negative') });
  if (ms === 0) process.exit(7);
  progress(1, 2);
  const until = ms === 1 ? Number.POSITIVE_INFINITY : performance.now() + ms;
  let isEnough = false;
  while (performance.now() < until && !isEnough) isEnough = existsSync(ENOUGH);
  progress(2, 2);
  return { isEnough };
};

export default sum;
