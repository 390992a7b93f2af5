import { sql, type Transaction } from 'kysely';
import type { UploadAnswer } from '../../../../shared/contract/air-rates.ts';
import { UploadRates } from '../../../../shared/contract/air-rates-input.ts';
import type { Caller } from '../../auth/rights/caller.ts';
import { mayWriteOfEntity } from '../../auth/rights/entity-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import {
  closeUpload,
  keepUpload,
  lockUpload,
  missingChunks,
  storeChunk,
  uploadedRates,
} from './stored-upload.ts';
import { insertSubmission } from './submission.ts';

/**
 * API-42, D-26: one chunk of an upload of air rates. The one that completes it makes the submission, and with it the
 * audit entry. Answers which chunks are still missing, and the submission once there is one; a chunk that has arrived
 * before, in whatever order and by whoever may write for the company, is answered the same way and changes nothing.
 */
export const uploadRates = defineAction({
  id: '36f39da0-7039-416f-9ad3-d1afb7ab1b97',
  input: UploadRates,
  placeOf(path) {
    const [, index, field] = /^rates\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
    return index ? { line: Number(index) + 1, ...(field && { field }) } : { field: path };
  },
  async allow(trx, caller, input) {
    await requireRightToSubmit(trx, caller, input);
    return lockUpload(trx, caller, input);
  },
  async allowRepeat(trx, caller, input) {
    await requireRightToSubmit(trx, caller, input);
    await keepUpload(trx, input);
  },
  async run(trx, upload, input) {
    await storeChunk(trx, upload, input);
    const missing = await missingChunks(trx, upload, input.chunks);
    if (missing.length > 0 || upload.submissionId !== null)
      return { result: { missing, submissionId: upload.submissionId } satisfies UploadAnswer };
    const rates = await uploadedRates(trx, upload);
    const submissionId = await insertSubmission(trx, input, rates);
    await closeUpload(trx, upload, submissionId);
    return {
      result: { missing, submissionId } satisfies UploadAnswer,
      audit: { recordType: 'submission', recordId: submissionId, ...auditOf(input, rates.length) },
    };
  },
});

/** @throws ApiError 403, the same for a foreign and for an unknown company or submission, so that ids can't be probed */
async function requireRightToSubmit(
  trx: Transaction<Tables>,
  caller: Caller,
  { entity_id: entity, recordId }: UploadRates,
): Promise<void> {
  const { rows } = await sql`
    select 1 from company where company.id = ${entity}::integer
      and ${mayWriteOfEntity(caller, 'rateSubmission', sql`company.id`)}
      and (${recordId}::integer is null or exists (
        select 1 from rate_submission source
        where source.id = ${recordId}::integer and source.entity_id = company.id
      ))`.execute(trx);
  if (rows.length === 0) throw forbidden();
}

const auditOf = ({ submissionNotes, charges, recordId }: UploadRates, rates: number) => ({
  before: null,
  after: { rates, charges, ...submissionNotes, sourceSubmission: recordId },
  changes: [
    { field: 'rates', before: null, after: rates },
    ...(charges.length > 0 ? [{ field: 'localCharges', before: null, after: charges.length }] : []),
  ],
});
