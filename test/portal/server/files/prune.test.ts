import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import { createDatabaseStore } from '../../../../portal/server/files/database-store.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { IMPORTER, signIn } from '../auth/test-accounts.ts';
import {
  type FileClient,
  type FilesServer,
  fileClient,
  fill,
  startFilesServer,
  stored,
} from './files-server.ts';

const CHUNK = 256 * 1024;

forEachDatabase((kind, open) => {
  let database: Database;
  let server: FilesServer;
  let bearer: string;
  let importer: FileClient;
  before(async () => {
    database = await open();
    await fill(database);
    server = await startFilesServer(database);
    bearer = await signIn(server.url, IMPORTER);
    importer = fileClient(server.url, bearer);
  });
  beforeEach(async () => {
    await sql`delete from file`.execute(database.db);
    await sql`delete from file_chunk`.execute(database.db);
    await sql`delete from file_content`.execute(database.db);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  const prune = () => server.services.files.prune();
  /** As if the last chunk of every content that nobody has kept had been written so long ago. */
  const later = (interval: string) =>
    sql`update file_content set written_at = now() - ${interval}::interval where state = 'writing'`.execute(
      database.db,
    );

  /** An upload that is under way, with some chunks written. */
  async function begin(chunks: number): Promise<ClientRequest> {
    const upload = request(`${server.url}/api/files?name=x`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-length': (chunks + 1) * CHUNK },
    });
    upload.on('error', () => undefined);
    upload.write(randomBytes(chunks * CHUNK));
    await eventually(async () => (await stored(database)).chunks >= chunks);
    return upload;
  }

  test('PROD-07 an upload whose sender goes away leaves nothing behind', async () => {
    const upload = await begin(3);
    assert.equal((await stored(database)).files, 0);
    upload.destroy();
    await eventually(async () => (await stored(database)).contents === 0);
    assert.deepEqual(await stored(database), { files: 0, contents: 0, chunks: 0 });
  });

  test('PROD-07 a content that nobody has written to for an hour goes with the pruning, and its late end is refused', async () => {
    const upload = await begin(2);
    await later('50 minutes');
    await prune();
    assert.deepEqual(await stored(database), { files: 0, contents: 1, chunks: 2 });
    await later('61 minutes');
    await prune();
    assert.deepEqual(await stored(database), { files: 0, contents: 0, chunks: 0 });
    const answered = once(upload, 'response');
    upload.end(randomBytes(CHUNK));
    const [answer] = await answered;
    answer.resume();
    assert.equal(answer.statusCode, 503);
    await eventually(async () => (await stored(database)).contents === 0);
    assert.equal((await stored(database)).files, 0);
  });

  test('PROD-07 an upload that goes on slowly is not pruned: each of its chunks counts anew', async () => {
    const upload = await begin(2);
    await later('2 hours');
    const answered = once(upload, 'response');
    upload.end(randomBytes(CHUNK));
    const [answer] = await answered;
    answer.resume();
    assert.equal(answer.statusCode, 201);
    await prune();
    assert.deepEqual(await stored(database), { files: 1, contents: 1, chunks: 3 });
  });

  test('PROD-07 deleted files, and those whose time is over, go with the pruning, and no other', async () => {
    const contents = [randomBytes(2 * CHUNK), randomBytes(40 * CHUNK), randomBytes(3)];
    const [kept, deleted, expired] = await Promise.all(contents.map((bytes) => importer.upload(bytes)));
    const lasting = await importer.upload('lasting', { expiresIn: 3600 });
    await importer.remove(deleted!.id);
    await sql`update file set expires_at = now() where id = ${expired!.id}::uuid`.execute(database.db);
    await prune();
    assert.deepEqual(await stored(database), { files: 2, contents: 2, chunks: 3 });
    assert.deepEqual(await importer.download(kept!.id), contents[0]);
    assert.equal((await importer.download(lasting.id)).toString(), 'lasting');
  });

  test('PROD-07 several servers prune at once, while others upload', async () => {
    const gone = await Promise.all(Array.from({ length: 6 }, () => importer.upload(randomBytes(9 * CHUNK))));
    await Promise.all(gone.map(({ id }) => importer.remove(id)));
    const [file] = await Promise.all([importer.upload(randomBytes(CHUNK)), prune(), prune(), prune()]);
    await prune();
    assert.deepEqual(await stored(database), { files: 1, contents: 1, chunks: 1 });
    assert.equal((await importer.download(file.id)).length, CHUNK);
  });

  test('PROD-07 a download of a file that is deleted meanwhile fails, and is never taken for a shorter file', async () => {
    const bytes = randomBytes(120 * CHUNK);
    const { id } = await importer.upload(bytes);
    const answer = await fetch(await importer.urlOf(id));
    await importer.remove(id);
    await prune();
    await assert.rejects(answer.arrayBuffer());
  });

  test('PROD-07 the room of 250 MB of deleted chunks is given back where the database doesn’t do it by itself', {
    skip: kind === 'postgres' && 'PostgreSQL vacuums by itself',
  }, async () => {
    const { db } = database;
    const store = createDatabaseStore(database);
    const room = async () => {
      const { rows } = await sql<{ bytes: number }>`
        select pg_relation_size('file_chunk')::integer as bytes`.execute(db);
      return rows[0]?.bytes;
    };
    const deleteChunks = async (count: number) => {
      const id = randomUUID();
      await sql`insert into file_content (id, state) values (${id}::uuid, 'dropped')`.execute(db);
      await sql`insert into file_chunk (content_id, number, bytes)
        select ${id}::uuid, n, '' from generate_series(1, ${count}::integer) n`.execute(db);
      await store.prune();
      assert.deepEqual(await stored(database), { files: 0, contents: 0, chunks: 0 });
    };
    await deleteChunks(999);
    assert.notEqual(await room(), 0);
    await deleteChunks(1);
    assert.equal(await room(), 0);
  });

  test('PROD-07 a content that was not stored as it was sent becomes no file', async () => {
    await sql
      .raw(`create function spoil() returns trigger language plpgsql as $$
        begin new.bytes := set_byte(new.bytes, 0, get_byte(new.bytes, 0) # 1); return new; end $$`)
      .execute(database.db);
    await sql
      .raw('create trigger spoil before insert on file_chunk for each row execute function spoil()')
      .execute(database.db);
    try {
      assert.equal((await importer.send(randomBytes(CHUNK + 1))).status, 500);
      assert.deepEqual(await stored(database), { files: 0, contents: 0, chunks: 0 });
    } finally {
      await sql.raw('drop trigger spoil on file_chunk').execute(database.db);
      await sql.raw('drop function spoil()').execute(database.db);
    }
  });
});
