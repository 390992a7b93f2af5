import { OneJob } from '../../../../shared/contract/jobs.ts';
import { defineAction } from '../action.ts';
import { readJob } from './read-job.ts';

/** D-141: how far a job of the caller's company is, and what came of it. */
export const getJob = defineAction({
  id: 'f1d3b0a2-5c68-4a0e-9a5d-2f7c1e84b6d0',
  input: OneJob,
  readsOnly: true,
  allow: (trx, caller, { id }) => readJob(trx, caller, id),
  run: async (_trx, result) => ({ result }),
});
