import { sql } from 'kysely';
import { OneImport } from '../../../../shared/contract/imports.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { WRITE_IMPORT } from '../../imports/job-names.ts';
import { enqueue } from '../../jobs/queue.ts';
import { defineAction } from '../action.ts';
import { callingAdmin } from './calling-admin.ts';
import { readImport } from './read-imports.ts';

/**
 * D-15: begins to write the rows of a checked import that aren't wrong, or goes on with one that was stopped; one that is
 * under way or done stays as it is. Answers the import. 409 `not_checked` before its check is through.
 */
export const applyImport = defineAction({
  id: '3f8c2d6a-b915-4e77-a0d3-94e1c6b2580d',
  input: OneImport,
  async allow(trx, caller, { id }) {
    const admin = await callingAdmin(trx, caller);
    await sql`select 1 from import where id = ${id}::uuid for update`.execute(trx);
    return { ...admin, former: await readImport(trx, id) };
  },
  async run(trx, { caller, homeId, former }, { id }) {
    const { state } = former;
    if (state === 'importing' || state === 'imported') return { result: former };
    if (state !== 'checked' && state !== 'stopped')
      throw new ApiError(409, 'not_checked', reason('importNotChecked'));
    const owner = { companyId: homeId, userId: caller.userId };
    const job = await enqueue(trx, WRITE_IMPORT, { payload: { importId: id }, owner, dedupeKey: id });
    await trx.updateTable('import').set({ phase: 'write', job_id: job.id }).where('id', '=', id).execute();
    return { result: await readImport(trx, id), hasJob: true };
  },
});
