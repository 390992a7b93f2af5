import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { MAX_OPEN_UPLOADS, MAX_RATES, MAX_UPLOAD_MEGABYTES } from '../../../../shared/contract/air-rates.ts';
import type { UploadRates } from '../../../../shared/contract/air-rates-input.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Caller } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError, invalid } from '../../http/errors/api-error.ts';
import { checkRates, type SentRate } from './check-rates.ts';

type Trx = Transaction<Tables>;

/** What has arrived of a submission (D-26). */
interface Upload {
  id: number;
  /** null until every chunk is there */
  submissionId: number | null;
}

/** From the last chunk, of an unfinished upload as of a finished one: so long repeats are recognised. */
const LIFETIME_DAYS = 7;
const LIFETIME = sql`make_interval(days => ${LIFETIME_DAYS}::integer)`;

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** What all chunks of an upload have in common. */
const sharedContent = ({ submissionNotes, charges, recordId, chunks }: UploadRates) => ({
  submissionNotes,
  charges,
  recordId,
  chunks,
});

/**
 * The upload that the chunk belongs to, begun with the first one that arrives. Other chunks of it wait until this
 * transaction ends, so that of those that arrive together exactly one completes it.
 *
 * @throws ApiError 409 when the key stands for an upload with other notes, charges, record or number of chunks, or when
 * the company has as many unfinished ones as it may
 */
export async function lockUpload(trx: Trx, caller: Caller, input: UploadRates): Promise<Upload> {
  const { entity_id: entity, uploadKey, chunks, recordId } = input;
  const hash = hashOf(sharedContent(input));
  await sql`
    delete from rate_upload
    where entity_id = ${entity} and upload_key = ${uploadKey} and expires_at <= now()`.execute(trx);
  await requireUploadQuota(trx, input);
  const { rows } = await sql<Upload & { hash: string }>`
    insert into rate_upload (
      entity_id, upload_key, source_submission_id, chunks, hash, created_by, created_by_id, expires_at
    ) values (
      ${entity}, ${uploadKey}, ${recordId}, ${chunks}, ${hash}, ${caller.label},
      ${caller.kind === 'user' ? caller.userId : null}, now() + ${LIFETIME}
    )
    on conflict (entity_id, upload_key) do update set expires_at = excluded.expires_at
    returning id, hash, submission_id as "submissionId"`.execute(trx);
  const upload = rows[0]!;
  if (upload.hash !== hash) throw changed();
  return upload;
}

/** Lets the upload that a chunk was sent to before live on, if it is still there; begins none. */
export async function keepUpload(
  trx: Trx,
  { entity_id: entity, uploadKey }: Pick<UploadRates, 'entity_id' | 'uploadKey'>,
): Promise<void> {
  await sql`
    update rate_upload set expires_at = now() + ${LIFETIME}
    where entity_id = ${entity} and upload_key = ${uploadKey} and expires_at > now()`.execute(trx);
}

/**
 * Refuses what would begin one upload too many. Those of a company begin one after the other, so that those that arrive
 * together are counted as well; one that is complete with its first chunk never waits.
 */
async function requireUploadQuota(
  trx: Trx,
  { entity_id: entity, uploadKey, chunks }: UploadRates,
): Promise<void> {
  if (chunks === 1) return;
  const { rows: begun } = await sql`
    select 1 from rate_upload where entity_id = ${entity} and upload_key = ${uploadKey}`.execute(trx);
  if (begun.length > 0) return;
  await sql`select 1 from company where id = ${entity} for no key update`.execute(trx);
  const { rows } = await sql<{ isFull: boolean }>`
    select count(*) >= ${MAX_OPEN_UPLOADS} as "isFull" from rate_upload
    where entity_id = ${entity} and upload_key <> ${uploadKey} and submission_id is null
      and expires_at > now()`.execute(trx);
  if (rows[0]?.isFull)
    throw new ApiError(
      409,
      'too_many_uploads',
      reason('tooManyUploads', { most: MAX_OPEN_UPLOADS, days: LIFETIME_DAYS }),
    );
}

/**
 * Adds the chunk to its upload; one that is there already stays as it is.
 *
 * @throws ApiError 409 when this number had another content, 422 for rates that can't be stored, are too many or too
 *   large
 */
export async function storeChunk(trx: Trx, upload: Upload, input: UploadRates): Promise<void> {
  const { chunk, rates } = input;
  const hash = hashOf({ rates, ...sharedContent(input) });
  const stored = await trx
    .selectFrom('rate_upload_chunk')
    .select('hash')
    .where('upload_id', '=', upload.id)
    .where('number', '=', chunk)
    .executeTakeFirst();
  if (stored) {
    if (stored.hash !== hash) throw changed();
    return;
  }
  await checkRates(trx, rates);
  await trx
    .insertInto('rate_upload_chunk')
    .values({
      upload_id: upload.id,
      number: chunk,
      hash,
      rates: rates.length,
      content: JSON.stringify(rates),
    })
    .execute();
  await requireWithinLimits(trx, upload);
}

async function requireWithinLimits(trx: Trx, upload: Upload): Promise<void> {
  const { rows } = await sql<{ tooMany: boolean; tooLarge: boolean }>`
    select sum(rates) > ${MAX_RATES} as "tooMany",
      sum(pg_column_size(content)) > ${MAX_UPLOAD_MEGABYTES * 1_000_000} as "tooLarge"
    from rate_upload_chunk where upload_id = ${upload.id}`.execute(trx);
  if (rows[0]?.tooMany) throw invalid(reason('tooManyRates', { most: MAX_RATES }));
  if (rows[0]?.tooLarge) throw invalid(reason('uploadTooLarge', { megabytes: MAX_UPLOAD_MEGABYTES }));
}

/** Numbers of the chunks that have not arrived. */
export async function missingChunks(trx: Trx, upload: Upload, chunks: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select expected.number from generate_series(1, ${chunks}::integer) expected (number)
    where not exists (
      select 1 from rate_upload_chunk arrived
      where arrived.upload_id = ${upload.id} and arrived.number = expected.number
    ) order by expected.number`.execute(trx);
  return rows.map(({ number }) => number);
}

/** All rates of a complete upload in the order of its chunks. */
export async function uploadedRates(trx: Trx, upload: Upload): Promise<SentRate[]> {
  const stored = await trx
    .selectFrom('rate_upload_chunk')
    .select('content')
    .where('upload_id', '=', upload.id)
    .orderBy('number')
    .execute();
  return stored.flatMap(({ content }) => content as SentRate[]);
}

/** The rates are part of the submission now; the chunks' hashes stay, by which repeats are recognised. */
export async function closeUpload(trx: Trx, upload: Upload, submissionId: number): Promise<void> {
  await trx
    .updateTable('rate_upload')
    .set({ submission_id: submissionId })
    .where('id', '=', upload.id)
    .execute();
  await trx
    .updateTable('rate_upload_chunk')
    .set({ content: null })
    .where('upload_id', '=', upload.id)
    .execute();
}

/** Drops uploads whose last chunk is older than seven days. Those in use by others are left alone. */
export async function pruneUploads(db: Kysely<Tables>): Promise<void> {
  await sql`
    delete from rate_upload where id in (
      select id from rate_upload where expires_at <= now()
      order by expires_at limit 1000 for update skip locked
    )`.execute(db);
}

const changed = () => new ApiError(409, 'upload_changed', reason('uploadChanged'));
