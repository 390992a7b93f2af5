import { sql, type Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import {
  DOCUMENT_BYTES,
  DOCUMENT_KINDS,
  DOCUMENT_MB,
  mediaTypeByName,
} from '../../../../shared/trade/document-files.ts';
import type { Caller } from '../../auth/rights/caller.ts';
import { mayWriteOfEntity } from '../../auth/rights/entity-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError, type GivenReason, invalid } from '../../http/errors/api-error.ts';

interface FileToKeep {
  name: string;
  mediaType: string;
  size: number;
}

/**
 * Takes a stored file for a document: it no longer expires. What it is was found in its own bytes when it was stored, so
 * that a program that is called a PDF is refused.
 *
 * @throws ApiError 404 for a file that is foreign, unknown, expired or has another use; 413 and 422 for one that no
 * document may have
 */
export async function takeFile(trx: Transaction<Tables>, caller: Caller, id: string): Promise<string> {
  const { rows } = await sql<FileToKeep>`
    update file set expires_at = null
    where id = ${id}::uuid and (expires_at is null or expires_at > now()) and not is_issued
      and ${mayWriteOfEntity(caller, 'file', sql`file.entity_id`)}
      and not exists (select 1 from document where document.file_id = file.id)
    returning name, media_type as "mediaType", size`.execute(trx);
  const [file] = rows;
  if (!file) throw new ApiError(404, 'not_found', reason('noFile'));
  if (file.size > DOCUMENT_BYTES)
    throw new ApiError(413, 'too_large', ofFile(reason('fileTooLarge', { megabytes: DOCUMENT_MB })));
  const expected = mediaTypeByName(file.name);
  if (!expected) throw invalid(ofFile(reason('documentKind', { kinds: DOCUMENT_KINDS })));
  if (file.mediaType.split(';')[0] !== expected) throw invalid(ofFile(reason('documentContent')));
  return file.name;
}

const ofFile = (why: ReturnType<typeof reason>): GivenReason => ({ ...why, field: 'fileId' });
