import type { Transaction } from 'kysely';
import { MOST_DOCUMENTS } from '../../../../shared/contract/documents.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { DocumentedRecord } from '../../auth/rights/document-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError } from '../../http/errors/api-error.ts';

/** @throws ApiError 409 where a record, which the caller has locked, has as many documents as it may have */
export async function requireDocumentQuota(
  trx: Transaction<Tables>,
  { type, id }: { type: DocumentedRecord; id: number },
): Promise<void> {
  const { count } = await trx
    .selectFrom('document')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(`${type}_id`, '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_DOCUMENTS)
    throw new ApiError(409, 'too_many_documents', reason('tooManyDocuments', { most: MOST_DOCUMENTS }));
}
