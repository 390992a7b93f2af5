import { type RawBuilder, sql } from 'kysely';
import type { DocumentVisibility } from '../../../../shared/trade/document-visibility.ts';
import type { Caller, RecordReader } from './caller.ts';
import { mayReadRecord, OWNER_COLUMN } from './record-rights.ts';

/** What has documents. */
export type DocumentedRecord = keyof typeof OWNER_COLUMN;

const RECORDS = Object.keys(OWNER_COLUMN) as DocumentedRecord[];

/**
 * SQL that is true for the documents, of the rows of `alias`, that the caller may see: those of records that the caller may
 * see, as their visibility has it for the company that the caller acts for. An admin of the provider sees all; links and
 * the tools' own scope stand for no party and see what everybody sees. A removed document is nobody's.
 */
export const mayReadDocument = (caller: RecordReader, alias: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${alias}.removed_at`)} is null and ${isDocumentOf(caller, alias)})`;

/** The same without regard to whether it was removed. */
export function isDocumentOf(caller: RecordReader, alias: string): RawBuilder<boolean> {
  const ofRecords = RECORDS.map(
    (type) => sql`exists (select 1 from ${sql.table(type)} documented
      where documented.id = ${sql.ref(`${alias}.${type}_id`)} and ${mayReadRecord(caller, type, 'documented')}
        and ${isVisible(caller, type, alias)})`,
  );
  return sql`(${sql.join(ofRecords, sql` or `)})`;
}

function isVisible(caller: RecordReader, type: DocumentedRecord, alias: string): RawBuilder<boolean> {
  if (caller.kind === 'user' && caller.seesAll) return sql`true`;
  const visibility = sql.ref(`${alias}.visibility`);
  const forEverybody = sql<boolean>`${visibility} = 'everybody'`;
  if (caller.kind !== 'user') return forEverybody;
  const own = sql`${caller.entityId}::integer`;
  return sql`(${forEverybody}
    or (${visibility} = 'agent' and documented.agent_id = ${own})
    or (${visibility} = 'customer' and ${sql.ref(`documented.${OWNER_COLUMN[type]}`)} = ${own}))`;
}

/** SQL that is true for a visibility that the caller's own company is among, of the record `alias`. */
export function mayGiveVisibility(
  caller: Caller,
  visibility: DocumentVisibility,
  { type, alias }: { type: DocumentedRecord; alias: string },
): RawBuilder<boolean> {
  if (visibility === 'everybody' || (caller.kind === 'user' && caller.seesAll)) return sql`true`;
  if (caller.kind !== 'user' || visibility === 'internal') return sql`false`;
  const column = visibility === 'agent' ? 'agent_id' : OWNER_COLUMN[type];
  return sql`${sql.ref(`${alias}.${column}`)} = ${caller.entityId}::integer`;
}
