import { sql, type Transaction } from 'kysely';
import type { AddDocument, DocumentAnswer } from '../../../../shared/contract/documents.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { DocumentType } from '../../../../shared/trade/document-types.ts';
import type { DocumentVisibility } from '../../../../shared/trade/document-visibility.ts';
import type { AuditRecord } from '../../audit/write-audit.ts';
import type { Caller, UserCaller } from '../../auth/rights/caller.ts';
import { type DocumentedRecord, isDocumentOf, mayGiveVisibility } from '../../auth/rights/document-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError, forbidden, invalid } from '../../http/errors/api-error.ts';
import { lockRecord, type RecordLock } from '../lock-record.ts';

type Trx = Transaction<Tables>;

/** A document, with the record that it belongs to. */
export interface StoredDocument {
  id: number;
  record: { type: DocumentedRecord; id: number };
  fileId: string;
  name: string;
  type: DocumentType;
  visibility: DocumentVisibility;
  companyId: number;
  isRemoved: boolean;
}

/** @throws ApiError 403 for links and the tools' own scope, which only read documents */
export function requirePerson(caller: Caller): asserts caller is UserCaller {
  if (caller.kind !== 'user') throw forbidden();
}

/**
 * Locks a document that the caller may change, also a removed one: those of the own company, an admin all that they see.
 * The right is asked once its record is locked, so that it can't go to another company meanwhile.
 *
 * @throws ApiError 403, the same for a foreign and for an unknown one
 */
export async function lockDocument(
  trx: Trx,
  caller: Caller,
  id: number,
  lock: RecordLock = 'keep',
): Promise<StoredDocument> {
  requirePerson(caller);
  const found = await findDocument(trx, caller, id);
  if (!found) throw forbidden();
  await lockRecord(trx, caller, found.record, lock);
  await sql`select 1 from document where id = ${id}::integer for no key update`.execute(trx);
  const locked = await findDocument(trx, caller, id);
  if (!locked) throw forbidden();
  if (!caller.isAdmin && locked.companyId !== caller.entityId)
    throw new ApiError(403, 'forbidden', reason('documentOfOthers'));
  return locked;
}

async function findDocument(trx: Trx, caller: Caller, id: number): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`
    select document.id, document.file_id as "fileId", file.name, document.type, document.visibility,
      document.entity_id as "companyId", document.removed_at is not null as "isRemoved",
      case when booking_id is not null then jsonb_build_object('type', 'booking', 'id', booking_id)
        when shipment_id is not null then jsonb_build_object('type', 'shipment', 'id', shipment_id)
        when quote_id is not null then jsonb_build_object('type', 'quote', 'id', quote_id)
        else jsonb_build_object('type', 'manifest', 'id', manifest_id) end as record
    from document join file on file.id = document.file_id
    where document.id = ${id}::integer and ${isDocumentOf(caller, 'document')}`.execute(trx);
  return rows[0];
}

/**
 * Nobody hides a document from their own company.
 *
 * @throws ApiError 422
 */
export async function requireVisibility(
  trx: Trx,
  caller: Caller,
  visibility: DocumentVisibility,
  { type, id }: { type: DocumentedRecord; id: number },
): Promise<void> {
  const may = mayGiveVisibility(caller, visibility, { type, alias: 'documented' });
  const { rows } = await sql`
    select 1 from ${sql.table(type)} documented where documented.id = ${id}::integer and ${may}`.execute(trx);
  if (rows.length === 0) throw invalid({ ...reason('documentHidden'), field: 'visibility' });
}

export async function answerOf(trx: Trx, id: number): Promise<DocumentAnswer> {
  return trx.selectFrom('document').select(['id', 'revision']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Who of the record's parties neither reads of the document nor is told of it. */
export const hiddenFrom = ({ visibility }: Pick<AddDocument, 'visibility'>): AuditRecord['hiddenFrom'] =>
  HIDDEN_FROM[visibility];

const HIDDEN_FROM = {
  everybody: undefined,
  agent: 'owner',
  customer: 'agent',
  internal: 'both',
} as const satisfies Record<DocumentVisibility, AuditRecord['hiddenFrom']>;
