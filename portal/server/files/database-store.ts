import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import { reason } from '../../../shared/contract/reasons.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { chunksOf } from './chunks.ts';
import type { FileStore } from './file-store.ts';

type Db = Kysely<Tables>;

const CHUNK_BYTES = 256 * 1024;
/** Every chunk counts anew; no upload may pause for so long. */
const ABANDONED_AFTER = sql`interval '1 hour'`;
/** 8 MB: some hundredths of a second. */
const CHUNKS_A_STEP = 32;
const CONTENTS_A_STEP = 200;
/** 250 MB. */
const CHUNKS_TO_VACUUM = 1_000n;

/**
 * Contents in chunks, each written and read by a short statement of its own: no transaction and no connection waits for
 * a slow sender or reader. Bytes travel as base64, because the two databases return them differently.
 */
export function createDatabaseStore({ db, kind }: Pick<Database, 'db' | 'kind'>): FileStore {
  /** Chunks whose room on the disk is not used again yet. */
  let deleted = 0n;

  /** The embedded database does not vacuum by itself: uploads that break off would fill the disk. */
  async function reuseRoom(chunks: bigint): Promise<void> {
    deleted += chunks;
    if (kind !== 'embedded' || deleted < CHUNKS_TO_VACUUM) return;
    deleted = 0n;
    await sql`vacuum file_chunk, file_content`.execute(db);
  }

  async function discard(id: string): Promise<void> {
    await drop(db, id, 'writing');
    await reuseRoom(await deleteDropped(db));
  }

  return {
    async write(content) {
      const id = randomUUID();
      await db.insertInto('file_content').values({ id }).execute();
      try {
        let number = 0;
        for await (const chunk of chunksOf(content, CHUNK_BYTES)) await writeChunk(db, id, number++, chunk);
      } catch (error) {
        await discard(id).catch(() => undefined);
        throw error;
      }
      return id;
    },

    async keep(trx, id) {
      const { numUpdatedRows } = await trx
        .updateTable('file_content')
        .set({ state: 'kept' })
        .where('id', '=', id)
        .where('state', '=', 'writing')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw pruned();
    },

    read: (id, size) => Readable.from(readChunks(db, id, size), { objectMode: false }),
    /** At once: who lets uploads break off, one after the other, would fill the disk until the next pruning. */
    discard,
    remove: (trx, id) => drop(trx, id, 'kept'),

    async prune() {
      await dropAbandoned(db);
      await reuseRoom(await deleteDropped(db));
    },
  };
}

const pruned = () => new ApiError(503, 'busy', reason('busy'));

/** A content that a pruning has taken for abandoned gets no further chunk. */
async function writeChunk(db: Db, id: string, number: number, chunk: Buffer): Promise<void> {
  const { numAffectedRows } = await sql`
    with writing as (
      update file_content set written_at = now() where id = ${id}::uuid and state = 'writing' returning id
    )
    insert into file_chunk (content_id, number, bytes)
    select id, ${number}::integer, decode(${chunk.toString('base64')}, 'base64') from writing`.execute(db);
  if (numAffectedRows !== 1n) throw pruned();
}

async function* readChunks(db: Db, id: string, size: number): AsyncGenerator<Buffer> {
  let left = size;
  for (let number = 0; left > 0; number++) {
    const { rows } = await sql<{ bytes: string }>`
      select encode(bytes, 'base64') as bytes from file_chunk
      where content_id = ${id}::uuid and number = ${number}::integer`.execute(db);
    if (!rows[0]) throw new Error(`Chunk ${number} of the content ${id} is missing.`);
    const chunk = Buffer.from(rows[0].bytes, 'base64');
    left -= chunk.length;
    yield chunk;
  }
}

async function drop(db: Db, id: string, from: 'writing' | 'kept'): Promise<void> {
  await db
    .updateTable('file_content')
    .set({ state: 'dropped' })
    .where('id', '=', id)
    .where('state', '=', from)
    .execute();
}

/** Answers how many chunks it deleted. */
async function deleteDropped(db: Db): Promise<bigint> {
  let chunks = 0n;
  for (let some = await deleteChunks(db); some > 0n; some = await deleteChunks(db)) chunks += some;
  while ((await deleteContents(db)) > 0n);
  return chunks;
}

/** The condition on the state is asked for again after a lock: a content that was kept meanwhile stays. */
async function dropAbandoned(db: Db): Promise<void> {
  await sql`
    update file_content set state = 'dropped'
    where state = 'writing' and id in (
      select id from file_content where state = 'writing' and written_at < now() - ${ABANDONED_AFTER}
      order by written_at limit ${CONTENTS_A_STEP} for update skip locked
    )`.execute(db);
}

async function deleteChunks(db: Db): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    delete from file_chunk where (content_id, number) in (
      select chunk.content_id, chunk.number from file_content content
      join file_chunk chunk on chunk.content_id = content.id
      where content.state = 'dropped' limit ${CHUNKS_A_STEP} for update of chunk skip locked
    )`.execute(db);
  return numAffectedRows;
}

async function deleteContents(db: Db): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    delete from file_content where id in (
      select id from file_content content where state = 'dropped'
        and not exists (select 1 from file_chunk chunk where chunk.content_id = content.id)
      limit ${CONTENTS_A_STEP} for update skip locked
    )`.execute(db);
  return numAffectedRows;
}
