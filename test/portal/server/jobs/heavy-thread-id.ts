import { threadId } from 'node:worker_threads';
import { type HeavyWork, JobFailure } from '../../../../portal/server/jobs/job-kind.ts';

/** Tells in which thread it is; a negative number fails. */
const tellThread: HeavyWork<number, number> = async (number) => {
  if (number < 0) throw new JobFailure('a wrong number', { isFinal: true });
  return threadId;
};

export default tellThread;
