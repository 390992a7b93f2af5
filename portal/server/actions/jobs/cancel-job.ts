import { OneJob } from '../../../../shared/contract/jobs.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import { askToCancel } from '../../jobs/queue.ts';
import { endSheet, sheetOfJob } from '../../rate-sheets/end-sheet.ts';
import { defineAction } from '../action.ts';
import { lockJob, readJob } from './read-job.ts';

/**
 * D-141: a job that waits is cancelled at once; one under way when its server notices, with no effect in the
 * database, but what an import has written stays; one that has ended stays as it is. Answers the job.
 */
export const cancelJob = defineAction({
  id: '2b9c6d15-7e42-4f0b-8d36-c5a1f70e93b8',
  input: OneJob,
  async allow(trx, caller, { id }) {
    return { caller, previous: await lockJob(trx, caller, id) };
  },
  async run(trx, { caller, previous }) {
    if (previous.endedAt || previous.isCancelling) return { result: previous };
    const owner = await askToCancel(trx, previous.id);
    const result = await readJob(trx, caller, previous.id);
    if (result.state === 'cancelled') await endSheet(trx, previous.id, { state: 'cancelled' });
    const rateSheetId = await sheetOfJob(trx, previous.id);
    return {
      result,
      audit: {
        ...(rateSheetId === undefined
          ? // The server's own jobs are open to the provider's admins alone.
            { recordType: 'entity', recordId: owner ?? (caller as UserCaller).entityId }
          : { recordType: 'rateSheet', recordId: rateSheetId }),
        before: { job: previous.id, kind: previous.kind, state: previous.state },
        after: { state: result.state, isCancelling: result.isCancelling },
        changes: [{ field: 'job', of: previous.id, before: previous.state, after: result.state }],
      },
    };
  },
});
