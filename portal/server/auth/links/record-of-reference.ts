import type { Kysely } from 'kysely';
import { REFERENCE_RECORD_TYPES } from '../../../../shared/contract/link-tokens.ts';
import type { Tables } from '../../db/tables.ts';
import type { LinkRecordType } from '../rights/caller.ts';

/** No record has this id, so that a number without a record is refused as a record that isn't there. */
const NO_RECORD = 0;

/** The id of the record that the host knows by this number. */
export async function recordOfReference(
  db: Kysely<Tables>,
  recordType: LinkRecordType,
  reference: string,
): Promise<number> {
  const table = REFERENCE_RECORD_TYPES.find((type) => type === recordType);
  const record =
    table && (await db.selectFrom(table).select('id').where('reference', '=', reference).executeTakeFirst());
  return record?.id ?? NO_RECORD;
}
