import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Caller, RecordReader, RightsHolder } from '../auth/rights/caller.ts';
import { mayReadDocument } from '../auth/rights/document-rights.ts';
import { mayWriteOfEntity } from '../auth/rights/entity-rights.ts';
import { rightsUnchangedSql } from '../auth/rights/rights-unchanged.ts';
import { mayReadOfEntity } from '../data-api/models/rights.ts';
import type { NewRow, Tables } from '../db/tables.ts';
import { unauthorized } from '../http/errors/api-error.ts';
import type { AddressHolder } from './addresses.ts';

type Db = Kysely<Tables>;

/** A file as its owners see it. */
export interface StoredFile {
  id: string;
  entityId: number;
  name: string;
  mediaType: string;
  /** In bytes */
  size: number;
  /** In hexadecimal digits */
  sha256: string;
  /** ISO 8601, UTC */
  createdAt: string;
  /** null: it stays until somebody deletes it */
  expiresAt: string | null;
}

const FILE = sql`file.id, file.entity_id as "entityId", file.name, file.media_type as "mediaType", file.size, file.sha256,
  file.created_at as "createdAt", file.expires_at as "expiresAt"`;
const NOT_EXPIRED = sql`(file.expires_at is null or file.expires_at > now())`;

const mayReadOfCompany = mayReadOfEntity();
/** Of a document of a record, also of a removed one. */
const IS_OF_DOCUMENT = sql`exists (select 1 from document where document.file_id = file.id)`;

/** The file of a document is read by those who see the document, any other one by whoever `others` says. */
const mayRead = (reader: RecordReader, others: RawBuilder<unknown>) => sql`case when ${IS_OF_DOCUMENT}
  then exists (select 1 from document where document.file_id = file.id and ${mayReadDocument(reader, 'document')})
  else ${others} end`;

const usedBy = (entityId: number) =>
  sql<number>`(select coalesce(sum(size), 0)::float8 from file where entity_id = ${entityId}::integer)`;

/** How many bytes the files of a company have. */
export async function usedRoom(db: Db, entityId: number): Promise<number> {
  const { rows } = await sql<{ used: number }>`select ${usedBy(entityId)} as used`.execute(db);
  return rows[0]!.used;
}

/** Whether the caller may add files to a company, and how many bytes that has. */
export interface RoomOf {
  mayWrite: boolean;
  used: number;
}

/** @throws ApiError 401 when the caller's session or rights ended */
export async function roomOf(db: Db, caller: Caller, entityId: number): Promise<RoomOf> {
  const { rows } = await sql<RoomOf & { live: boolean }>`
    select ${rightsUnchangedSql(caller)} as live, exists (
        select 1 from company
        where company.id = ${entityId}::integer and ${mayWriteOfEntity(caller, 'file', sql`company.id`)}
      ) as "mayWrite",
      ${usedBy(entityId)} as used`.execute(db);
  const [found] = rows;
  if (!found?.live) throw unauthorized();
  return found;
}

/** Makes others who add files to the company wait until this transaction ends, so that each is counted. */
export async function lockRoom(trx: Transaction<Tables>, entityId: number): Promise<void> {
  await sql`select 1 from company where id = ${entityId}::integer for no key update`.execute(trx);
}

export async function insertFile(
  trx: Transaction<Tables>,
  row: Omit<NewRow<'file'>, 'expires_at' | 'is_issued'>,
  expiresIn: number | undefined,
): Promise<StoredFile> {
  const end = sql<string>`now() + make_interval(secs => ${expiresIn ?? null}::float8)`;
  const { id } = await trx
    .insertInto('file')
    .values({ ...row, expires_at: end })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<StoredFile>`select ${FILE} from file where id = ${id}::uuid`.execute(trx);
  return rows[0]!;
}

/**
 * The file, if the caller may read it; undefined for a foreign file as for none.
 *
 * @throws ApiError 401 when the caller's session or rights ended
 */
export const findFile = (db: Db, caller: Caller, id: string) =>
  find(db, caller, sql`file.id = ${id}::uuid and ${mayRead(caller, mayReadOfCompany(caller, 'file'))}`);

/**
 * The file, for whoever was given the address of it while they had the right to read it; as {@link findFile}. A document
 * may have been removed or hidden since.
 */
export const findAddressed = (db: Db, holder: AddressHolder, id: string) =>
  find(db, holder, sql`file.id = ${id}::uuid and ${mayRead(holder, sql`true`)}`);

async function find(db: Db, holder: RightsHolder, condition: RawBuilder<unknown>) {
  const { rows } = await sql<{ live: boolean } & Nullable<StoredFile & { contentId: string }>>`
    select asked.live, ${FILE}, file.content_id as "contentId"
    from (select ${rightsUnchangedSql(holder)} as live) asked
    left join file on ${condition} and ${NOT_EXPIRED}`.execute(db);
  const { live, ...file } = rows[0]!;
  if (!live) throw unauthorized();
  return file.id === null ? undefined : (file as StoredFile & { contentId: string });
}

type Nullable<T> = { [Key in keyof T]: T[Key] | null };

/**
 * Removes the row of a file that the caller may write; answers it, or undefined for a foreign one as for none, and for
 * what was issued or is of a document.
 */
export async function deleteFile(trx: Transaction<Tables>, caller: Caller, id: string) {
  const { rows } = await sql<StoredFile & { contentId: string }>`
    delete from file where id = ${id}::uuid and ${NOT_EXPIRED} and not file.is_issued and not ${IS_OF_DOCUMENT}
      and ${mayWriteOfEntity(caller, 'file', sql`file.entity_id`)}
    returning ${FILE}, file.content_id as "contentId"`.execute(trx);
  return rows[0];
}

/** Removes rows of files whose time is over, at most `most` of them; answers their contents. */
export async function deleteExpired(trx: Transaction<Tables>, most: number): Promise<string[]> {
  const { rows } = await sql<{ contentId: string }>`
    delete from file where id in (
      select id from file where expires_at <= now() order by expires_at limit ${most} for update skip locked
    ) returning content_id as "contentId"`.execute(trx);
  return rows.map(({ contentId }) => contentId);
}
