import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../portal/server/db/database.ts';
import { createDatabaseStore } from '../../portal/server/files/database-store.ts';
import type { StoredFile } from '../../portal/server/files/repository.ts';
import { bearerOf, IMPORTER_A } from '../helpers/e2e/data.ts';
import { forEachServerDatabase, suitePortal } from '../helpers/e2e/portal.ts';
import { eventually } from '../helpers/eventually.ts';
import { fileClient } from '../portal/server/files/files-server.ts';

/** Of a hundred the moments lie close together; a few show that it works at all. */
const KILLS = Number(process.env.FILE_KILLS ?? 3);
const UPLOADS = 3;
const FILE_BYTES = 2_000_000;
const PART_BYTES = 500_000;
/** More than the system keeps of a stream on its way: of what was taken so far the server has stored some. */
const STORED_BYTES = 16_000_000;

/** Of a file that is whole, or of what is left of an upload that isn't. */
interface Found {
  files: { id: string; sha256: string; size: number }[];
  orphans: number;
  chunksOfNobody: number;
}

async function found({ db }: Database): Promise<Found> {
  const { rows } = await sql<Found>`select
    (select coalesce(json_agg(json_build_object('id', id, 'sha256', sha256, 'size', size)), '[]')
      from file where not is_issued and id not in (select file_id from document)) as files,
    (select count(*)::integer from file_content where state <> 'kept') as orphans,
    (select count(*)::integer from file_chunk where content_id not in (select content_id from file))
      as "chunksOfNobody"`.execute(db);
  return rows[0]!;
}

/** PostgreSQL still ends the statements that it got from a server that is dead. */
async function isAlone({ db }: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    db,
  );
  return rows.length === 0;
}

/** Files outlive the server, and uploads that break off with it leave nothing. */
function survives(settings: () => Record<string, string>) {
  const portal = suitePortal(settings);
  let bearer: string;
  before(async () => {
    bearer = await bearerOf(portal.url, IMPORTER_A);
  });

  const client = () => fileClient(portal.url, bearer);

  /** Uploads at once. `answered` settles when so many of them are. */
  const begin = () => {
    const contents = Array.from({ length: UPLOADS }, () => randomBytes(FILE_BYTES));
    const hashes = contents.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
    const marks = Array.from({ length: UPLOADS + 1 }, () => Promise.withResolvers<void>());
    marks[0]?.resolve();
    let count = 0;
    const uploads = contents.map(async (content) => {
      const file = await client().upload(content);
      count += 1;
      marks[count]?.resolve();
      return file;
    });
    return {
      hashes,
      ended: Promise.allSettled(uploads),
      answered: (number: number) => marks[number]?.promise,
    };
  };

  /** An upload that stands still in its middle, once the server has stored some of it. */
  const beginHalf = () => {
    const { promise: isStored, resolve } = Promise.withResolvers<void>();
    let taken = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        taken += PART_BYTES;
        controller.enqueue(randomBytes(PART_BYTES));
        if (taken < STORED_BYTES) return undefined;
        resolve();
        return new Promise<void>(() => undefined);
      },
    });
    return { isStored, ended: Promise.allSettled([client().upload(body)]) };
  };

  const answersOf = (uploads: PromiseSettledResult<StoredFile>[]) =>
    uploads.flatMap((upload) => (upload.status === 'fulfilled' ? [upload.value] : []));

  /** Kills the server in the middle of uploads, when so many were answered; answers what came of them. */
  async function kill(afterAnswers: number) {
    const { hashes, ended, answered } = begin();
    const half = beginHalf();
    // Where the server refuses them there is nothing to wait for.
    await Promise.race([half.isStored, half.ended]);
    await Promise.race([answered(afterAnswers), ended]);
    await portal.kill();
    assert.deepEqual(answersOf(await half.ended), []);
    return { hashes, answered: answersOf(await ended) };
  }

  test(`PROD-07 the server is killed ${KILLS} times in the middle of uploads: a file is there whole or not at all`, async () => {
    const undisturbed = begin();
    const all = answersOf(await undisturbed.ended);
    assert.equal(all.length, UPLOADS);
    const sent = new Set(undisturbed.hashes);
    for (let round = 0; round < KILLS; round++) {
      const { hashes, answered } = await kill(round % UPLOADS);
      all.push(...answered);
      for (const hash of hashes) sent.add(hash);
      const left = await portal.inDatabase(async (database) => {
        await eventually(() => isAlone(database));
        const unpruned = await found(database);
        await sql`update file_content set written_at = now() - interval '2 hours'`.execute(database.db);
        await createDatabaseStore(database).prune();
        assert.deepEqual(await found(database), { files: unpruned.files, orphans: 0, chunksOfNobody: 0 });
        return unpruned;
      });
      assert.ok(left.orphans > 0, 'the kill met no upload');
      assert.ok(left.files.every(({ sha256, size }) => sent.has(sha256) && size === FILE_BYTES));
      const ids = new Set(left.files.map(({ id }) => id));
      for (const { id } of all) assert.ok(ids.has(id), 'What was answered is there.');
      const whole = left.files.filter(({ sha256 }) => hashes.includes(sha256));
      await portal.restart();
      for (const { id, sha256 } of whole)
        assert.equal(
          createHash('sha256')
            .update(await client().download(id))
            .digest('hex'),
          sha256,
        );
    }
  });
}

forEachServerDatabase(survives);
