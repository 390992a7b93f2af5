import { RESTORE_MINUTES, RestoreDocument } from '../../../../shared/contract/documents.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { addedDocument } from './audit-changes.ts';
import { requireDocumentQuota } from './document-quota.ts';
import { answerOf, lockDocument } from './document-rows.ts';

/**
 * Undoes a removal within ten minutes, for whoever may remove the document. One that is there already stays as it is.
 *
 * @throws ApiError 403 for anybody else, for a foreign or unknown one, and for one whose file was deleted; 404 where the
 * time is over; 409 where the record has as many documents as it may have
 */
export const restoreDocument = defineAction({
  id: '5b7d9c80-1e64-4c1d-8a35-91b0c4a6d7f2',
  input: RestoreDocument,
  // Of two that come at once each counts the other.
  allow: (trx, caller, { documentId }) => lockDocument(trx, caller, documentId, 'change'),
  async run(trx, document) {
    if (!document.isRemoved) return { result: await answerOf(trx, document.id) };
    await requireDocumentQuota(trx, document.record);
    const { numUpdatedRows } = await trx
      .updateTable('file')
      .set({ expires_at: null })
      .where('id', '=', document.fileId)
      .where('expires_at', '>', ({ fn }) => fn<string>('now', []))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n)
      throw new ApiError(404, 'not_found', reason('documentGone', { minutes: RESTORE_MINUTES }));
    await trx.updateTable('document').set({ removed_at: null }).where('id', '=', document.id).execute();
    return { result: await answerOf(trx, document.id), audit: addedDocument(document) };
  },
});
