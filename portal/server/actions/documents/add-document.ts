import type { Transaction } from 'kysely';
import { AddDocument } from '../../../../shared/contract/documents.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';
import { defineAction } from '../action.ts';
import { lockRecord } from '../lock-record.ts';
import { addedDocument } from './audit-changes.ts';
import { takeFile } from './document-file.ts';
import { requireDocumentQuota } from './document-quota.ts';
import { answerOf, requirePerson, requireVisibility } from './document-rows.ts';

/**
 * Makes a stored file a document of a record, for everybody who sees that signed in. The file counts among those of the
 * company that stored it, and is read from now on by those who see the document.
 *
 * @throws ApiError 403 for a foreign or unknown record, and for links; 404 for such a file; 409 for a record with too many;
 * 413 and 422 for a file that no document may have
 */
export const addDocument = defineAction({
  id: 'c1a0f2a4-52b9-4a0c-8d0e-5f7a2a3f9b18',
  input: AddDocument,
  async allow(trx, caller, { recordType: type, recordId: id }) {
    requirePerson(caller);
    // Of two that are added at once each counts the other.
    await lockRecord(trx, caller, { type, id }, 'change');
    return caller;
  },
  async run(trx, caller, input) {
    const record = { type: input.recordType, id: input.recordId };
    await requireVisibility(trx, caller, input.visibility, record);
    await requireDocumentQuota(trx, record);
    const name = await takeFile(trx, caller, input.fileId);
    const id = await insertDocument(trx, caller, input);
    return {
      result: await answerOf(trx, id),
      audit: addedDocument({ id, record, name, type: input.type, visibility: input.visibility }),
    };
  },
});

async function insertDocument(
  trx: Transaction<Tables>,
  { entityId, userId, label }: UserCaller,
  { recordType, recordId, fileId, type, visibility }: AddDocument,
): Promise<number> {
  const { id } = await trx
    .insertInto('document')
    .values({
      [`${recordType}_id` as const]: recordId,
      file_id: fileId,
      type,
      visibility,
      entity_id: entityId,
      created_by: label,
      created_by_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
