import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { MAX_OPEN_UPLOADS } from '../../../../../shared/contract/air-rates.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  chunk,
  everything,
  fill,
  OTHER_AGENT,
  type RatesServer,
  startRatesServer,
  type Uploader,
} from './rates-server.ts';

const FULL = {
  status: 409,
  code: 'too_many_uploads',
  message:
    'This company has 20 submissions that were begun and not completed. Submit one of them again where it was begun, or wait: each is dropped 7 days after it was last sent.',
  reasons: [{ code: 'tooManyUploads', values: { most: 20, days: 7 } }],
};

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: RatesServer;
  let agent: Uploader;
  before(async () => {
    database = await open();
    await fill(database);
    server = await startRatesServer(database);
    agent = await server.as('agent');
  });
  beforeEach(() => sql`delete from rate_upload`.execute(database.db));
  after(async () => {
    await server.close();
    await database.close();
  });

  /** Begins so many uploads with the first of two chunks: `open 1`, `open 2`. */
  async function begin(count: number): Promise<void> {
    for (let n = 1; n <= count; n++) await agent.upload(chunk(`open ${n}`, 1, 2));
  }

  test('D-26 a company has 20 unfinished uploads at most; one more is refused and changes nothing', async () => {
    await begin(MAX_OPEN_UPLOADS);
    const as = await everything(database);
    assert.deepEqual(await agent.refusal(chunk('one more', 1, 2)), FULL);
    assert.equal(await everything(database), as);
  });

  test('D-26 at the limit each upload goes on, and what is complete at once or of another company is taken', async () => {
    await begin(MAX_OPEN_UPLOADS);
    assert.notEqual((await agent.upload(chunk('complete', 1, 1))).submissionId, null);
    assert.deepEqual(await agent.upload(chunk('open 1', 1, 2)), { missing: [2], submissionId: null });
    const admin = await server.as('admin');
    await admin.upload(chunk('open 1', 1, 2), { entity: OTHER_AGENT });
    await agent.upload(chunk('open 1', 2, 2));
    await agent.upload(chunk('one more', 1, 2));
    assert.deepEqual(await agent.refusal(chunk('another', 1, 2)), FULL);
    await sql`update rate_upload set expires_at = now() - interval '1 second' where upload_key = 'open 2'`.execute(
      database.db,
    );
    await agent.upload(chunk('another', 1, 2));
  });

  test('D-37 a repeated key gets its first answer also after its upload was dropped, and begins none', async () => {
    const repeat = () => agent.upload(chunk('dropped', 1, 2), { key: 'dropped' });
    const first = await repeat();
    await sql`delete from rate_upload`.execute(database.db);
    assert.deepEqual(await repeat(), first);
    assert.deepEqual((await sql`select 1 from rate_upload`.execute(database.db)).rows, []);
    await begin(MAX_OPEN_UPLOADS);
    assert.deepEqual(await repeat(), first);
  });

  test('D-26 of uploads that begin at the same time no more are taken than there is room for', async () => {
    await begin(MAX_OPEN_UPLOADS - 2);
    const chunks = [1, 2, 3, 4, 5, 6].flatMap((n) => [1, 2].map((number) => chunk(`race ${n}`, number, 3)));
    const answers = await Promise.allSettled(chunks.map((payload) => agent.upload(payload)));
    assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 4);
    const { rows } = await sql`
      select upload_key, count(*)::integer as chunks from rate_upload
      join rate_upload_chunk on upload_id = id where upload_key like 'race%' group by upload_key`.execute(
      database.db,
    );
    assert.deepEqual(
      rows.map((row) => (row as { chunks: number }).chunks),
      [2, 2],
    );
  });

  test('an upload is refused once its rates take more than 20 MB', async () => {
    await agent.upload(chunk('large', 1, 3));
    const store = (how: string) =>
      sql`alter table rate_upload_chunk alter content set storage ${sql.raw(how)}`.execute(database.db);
    // Not compressed, so that a simple text is as large as it looks.
    await store('external');
    await sql`update rate_upload_chunk set content = jsonb_build_array(repeat('x', 20000000))`.execute(
      database.db,
    );
    await store('extended');
    const { status, reasons } = await agent.refusal(chunk('large', 2, 3));
    assert.deepEqual([status, reasons], [422, [{ code: 'uploadTooLarge', values: { megabytes: 20 } }]]);
    const { rows } = await sql`select number from rate_upload_chunk`.execute(database.db);
    assert.deepEqual(rows, [{ number: 1 }]);
  });
});
