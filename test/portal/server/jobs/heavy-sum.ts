import { type HeavyWork, JobFailure } from '../../../../portal/server/jobs/job-kind.ts';
import { reason } from '../../../../shared/contract/reasons.ts';

/** Computes so many milliseconds without a pause; a negative number fails, 0 ends the thread, and 1 never ends. */
const sum: HeavyWork<number, { sum: number }> = async (ms, { progress }) => {
  if (ms < 0) throw new JobFailure('a wrong number', { isFinal: true, reason: reason('negative') });
  if (ms === 0) process.exit(7);
  progress(1, 2);
  const until = ms === 1 ? Number.POSITIVE_INFINITY : performance.now() + ms;
  let sum = 0;
  while (performance.now() < until) sum += 1;
  progress(2, 2);
  return { sum: Math.min(sum, 1) };
};

export default sum;
