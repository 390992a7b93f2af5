import { ChangeDocument } from '../../../../shared/contract/documents.ts';
import { defineAction } from '../action.ts';
import { requireRevision } from '../record-revision.ts';
import { changedDocument } from './audit-changes.ts';
import { answerOf, lockDocument, requireVisibility } from './document-rows.ts';

/**
 * Says anew what a document is and who sees it, for the company that added it and for admins.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown one; 409 where somebody else saved since, or removed it
 */
export const changeDocument = defineAction({
  id: '0d2e6f5e-3bb1-4c9b-9d57-6c1f0f4b7a21',
  input: ChangeDocument,
  async allow(trx, caller, { documentId }) {
    return { caller, document: await lockDocument(trx, caller, documentId) };
  },
  async run(trx, { caller, document }, { type, visibility, revision }) {
    await requireRevision(trx, { type: 'document', id: document.id }, revision);
    await requireVisibility(trx, caller, visibility, document.record);
    if (document.type === type && document.visibility === visibility)
      return { result: await answerOf(trx, document.id) };
    const after = { ...document, type, visibility };
    await trx.updateTable('document').set({ type, visibility }).where('id', '=', document.id).execute();
    return { result: await answerOf(trx, document.id), audit: changedDocument(document, after) };
  },
});
