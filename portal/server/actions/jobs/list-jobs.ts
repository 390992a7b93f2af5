import { ListJobs } from '../../../../shared/contract/jobs.ts';
import { defineAction } from '../action.ts';
import { readJobs } from './read-job.ts';

/** D-141, D-15: the jobs of the caller's company, of an admin all; newest first. */
export const listJobs = defineAction({
  id: '6e0b7a94-1f3d-4d58-b2c7-80a5c9e4d713',
  input: ListJobs,
  readsOnly: true,
  allow: async (_trx, caller) => caller,
  async run(trx, caller, { before, take }) {
    const jobs = await readJobs(trx, caller, { before, most: take + 1 });
    return { result: { jobs: jobs.slice(0, take), hasMore: jobs.length > take } };
  },
});
