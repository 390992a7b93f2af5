import { sql } from 'kysely';
import { RESTORE_MINUTES, RemoveDocument } from '../../../../shared/contract/documents.ts';
import { defineAction } from '../action.ts';
import { requireRevision } from '../record-revision.ts';
import { removedDocument } from './audit-changes.ts';
import { answerOf, lockDocument } from './document-rows.ts';

/**
 * Removes a document, for the company that added it and for admins. Nobody sees it from now on; its file is deleted once
 * it can't be restored any more.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown one; 409 where somebody else saved since, or removed it
 */
export const removeDocument = defineAction({
  id: '9a6f1c37-8f0a-4f2f-b6f4-2d1b6f0c5e83',
  input: RemoveDocument,
  allow: (trx, caller, { documentId }) => lockDocument(trx, caller, documentId),
  async run(trx, document, { revision }) {
    await requireRevision(trx, { type: 'document', id: document.id }, revision);
    await trx
      .updateTable('document')
      .set({ removed_at: sql<string>`now()` })
      .where('id', '=', document.id)
      .execute();
    await trx
      .updateTable('file')
      .set({ expires_at: sql<string>`now() + make_interval(mins => ${RESTORE_MINUTES}::integer)` })
      .where('id', '=', document.fileId)
      .execute();
    return { result: await answerOf(trx, document.id), audit: removedDocument(document) };
  },
});
