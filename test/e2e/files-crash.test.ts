import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
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

  const begin = () => {
    const contents = Array.from({ length: UPLOADS }, () => randomBytes(FILE_BYTES));
    const hashes = contents.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
    const uploads = contents.map((content) => fileClient(portal.url, bearer).upload(content));
    return { hashes, ended: Promise.allSettled(uploads) };
  };

  /** How long several uploads at once take when nobody disturbs them, in milliseconds. */
  async function undisturbed(): Promise<number> {
    const started = performance.now();
    const uploads = await begin().ended;
    assert.ok(uploads.every(({ status }) => status === 'fulfilled'));
    return performance.now() - started;
  }

  /** Kills the server in the middle of uploads; answers those that it had answered. */
  async function kill(afterMs: number) {
    const { hashes, ended } = begin();
    await wait(afterMs);
    await portal.kill();
    const answered = (await ended).flatMap((upload) => (upload.status === 'fulfilled' ? [upload.value] : []));
    return { hashes, answered };
  }

  test(`PROD-07 the server is killed ${KILLS} times in the middle of uploads: a file is there whole or not at all`, async () => {
    await undisturbed();
    const duration = await undisturbed();
    const all: StoredFile[] = [];
    const sent = new Set<string>();
    let orphans = 0;
    for (let round = 0; round < KILLS; round++) {
      const { hashes, answered } = await kill((duration * (round + 0.5)) / KILLS);
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
      const later = left.files.filter(({ sha256 }) => sent.has(sha256));
      assert.equal(later.length, left.files.length - 2 * UPLOADS);
      assert.ok(left.files.every(({ size }) => size === FILE_BYTES));
      const ids = new Set(left.files.map(({ id }) => id));
      for (const { id } of all) assert.ok(ids.has(id), 'What was answered is there.');
      orphans += left.orphans;
      const whole = left.files.filter(({ sha256 }) => hashes.includes(sha256));
      await portal.restart();
      for (const { id, sha256 } of whole)
        assert.equal(
          createHash('sha256')
            .update(await fileClient(portal.url, bearer).download(id))
            .digest('hex'),
          sha256,
        );
    }
    assert.ok(orphans > 0, 'Some were hit in the middle.');
  });
}

forEachServerDatabase(survives);
