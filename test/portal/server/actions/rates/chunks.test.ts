import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { eventually } from '../../../../helpers/eventually.ts';
import {
  AGENT,
  chunk,
  everything,
  fill,
  lanesOf,
  OTHER_AGENT,
  type RatesServer,
  rate,
  SUBMISSION,
  startRatesServer,
  submissionIds,
  type Uploader,
} from './rates-server.ts';

const CHANGED = {
  status: 409,
  code: 'upload_changed',
  message: 'These rates were sent before with another content. Please submit them anew.',
  reasons: [{ code: 'uploadChanged' }],
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
  after(async () => {
    await server.close();
    await database.close();
  });

  const comments = (...numbers: number[]) => numbers.map((number) => `chunk ${number}`);
  const makeExpire = (uploadKey: string) =>
    sql`update rate_upload set expires_at = now() - interval '1 second' where upload_key = ${uploadKey}`.execute(
      database.db,
    );
  const uploadsOf = async (uploadKey: string) =>
    (
      await sql<{ entity_id: number }>`
        select entity_id from rate_upload where upload_key = ${uploadKey}`.execute(database.db)
    ).rows.length;

  test('API-44 D-26 chunks in any order make one submission in the order of their numbers', async () => {
    const send = (number: number) => agent.upload(chunk('any order', number, 4));
    assert.deepEqual(await send(3), { missing: [1, 2, 4], submissionId: null });
    assert.deepEqual(await send(4), { missing: [1, 2], submissionId: null });
    assert.deepEqual(await send(1), { missing: [2], submissionId: null });
    const before = await submissionIds(agent);
    const { missing, submissionId } = await send(2);
    assert.deepEqual(missing, []);
    assert.deepEqual(await submissionIds(agent), [...before, submissionId]);
    assert.deepEqual(await lanesOf(agent, Number(submissionId)), comments(1, 2, 3, 4));
  });

  test('API-45 D-26 isFinalChunk closes nothing: a chunk that failed may come after the last one', async () => {
    const last = { ...chunk('final', 2, 2), isFinalChunk: true };
    assert.deepEqual(await agent.upload(last), { missing: [1], submissionId: null });
    const first = { ...chunk('final', 1, 2), isFinalChunk: true };
    const { submissionId } = await agent.upload(first);
    assert.deepEqual(await lanesOf(agent, Number(submissionId)), comments(1, 2));
    assert.deepEqual(await agent.upload({ ...first, isFinalChunk: false }), { missing: [], submissionId });
  });

  test('API-46 a refused chunk keeps later ones from nothing, and is taken when it is corrected', async () => {
    const wrong = chunk('corrected', 1, 2, { rates: [rate(), { ...rate(), routing: [] }] });
    assert.equal((await agent.refusal(wrong)).status, 422);
    assert.deepEqual(await agent.upload(chunk('corrected', 2, 2)), { missing: [1], submissionId: null });
    const { submissionId } = await agent.upload(chunk('corrected', 1, 2));
    assert.deepEqual(await lanesOf(agent, Number(submissionId)), comments(1, 2));
  });

  test('D-26 a repeated chunk changes nothing, before and after the end, whatever its idempotency key', async () => {
    const [first, second] = [chunk('repeated', 1, 2), chunk('repeated', 2, 2)];
    const open = await agent.upload(first, { key: 'repeated 1' });
    assert.deepEqual(open, { missing: [2], submissionId: null });
    assert.deepEqual(await agent.upload(first, { key: 'repeated 1' }), open);
    assert.deepEqual(await agent.upload(first), open);
    const done = await agent.upload(second);
    const before = await submissionIds(agent);
    for (const payload of [first, second, first]) assert.deepEqual(await agent.upload(payload), done);
    assert.deepEqual(await submissionIds(agent), before);
    assert.deepEqual(await lanesOf(agent, Number(done.submissionId)), comments(1, 2));
  });

  test('D-26 a chunk is the same however its numbers and codes are written', async () => {
    const payload = chunk('written otherwise', 1, 2);
    await agent.upload(payload);
    const [sent] = payload.rates;
    const rates = [
      {
        ...sent,
        from: ' pvg',
        weight: [
          { level: 'Normal', value: '' },
          { level: '100.00', value: 4.5 },
        ],
        minTime: 2,
        maxTime: '04.0',
      },
    ];
    assert.deepEqual(await agent.upload({ ...payload, rates }), { missing: [2], submissionId: null });
  });

  const note = { customerName: 'Kontor', notes: ['Weekly'] };
  const local = { name: 'Handling', currency: 'CAD', kgRate: 1, shipmentRate: null, minRate: null } as const;
  const base = { submissionNotes: note, charges: [local], recordId: SUBMISSION };

  for (const [what, change] of Object.entries({
    rates: { rates: [rate({ comment: 'another' })] },
    'one rate more': { rates: [rate({ comment: 'chunk 1' }), rate()] },
    notes: { submissionNotes: { ...note, notes: [] } },
    'customer name': { submissionNotes: { ...note, customerName: 'Another' } },
    charges: { charges: [] },
    'record id': { recordId: undefined },
    'number of chunks': { chunks: 3 },
  }))
    test(`D-26 other ${what} under the same key are refused, before and after the end`, async () => {
      const key = `changed ${what}`;
      await agent.upload(chunk(key, 1, 2, base));
      const as = await everything(database);
      assert.deepEqual(await agent.refusal({ ...chunk(key, 1, 2, base), ...change }), CHANGED);
      assert.equal(await everything(database), as);
      await agent.upload(chunk(key, 2, 2, base));
      const done = await everything(database);
      assert.deepEqual(await agent.refusal({ ...chunk(key, 1, 2, base), ...change }), CHANGED);
      assert.equal(await everything(database), done);
    });

  test('D-26 notes and charges that differ from those of another chunk are refused', async () => {
    await agent.upload(chunk('of another chunk', 1, 2, base));
    const other = chunk('of another chunk', 2, 2, { ...base, charges: [{ ...local, kgRate: 2 }] });
    assert.deepEqual(await agent.refusal(other), CHANGED);
  });

  test('D-26 the same key of another company is another upload', async () => {
    const admin = await server.as('admin');
    const one = await admin.upload(chunk('two companies', 1, 1), { entity: AGENT });
    const other = await admin.upload(chunk('two companies', 1, 1, { rates: [rate({ comment: 'other' })] }), {
      entity: OTHER_AGENT,
    });
    assert.notEqual(one.submissionId, other.submissionId);
    assert.deepEqual(await lanesOf(admin, Number(other.submissionId)), ['other']);
  });

  test('D-26 chunks that arrive at the same time, several times each, make one submission', async () => {
    const before = await submissionIds(agent);
    const payloads = [1, 2, 3, 4, 5].map((number) => chunk('at once', number, 5));
    const answers = await Promise.all(
      [...payloads, ...payloads.toReversed(), ...payloads].map((payload) => agent.upload(payload)),
    );
    const ids = new Set(answers.flatMap(({ submissionId }) => submissionId ?? []));
    assert.equal(ids.size, 1);
    assert.deepEqual(await submissionIds(agent), [...before, ...ids]);
    assert.deepEqual(await lanesOf(agent, Number([...ids][0])), comments(1, 2, 3, 4, 5));
  });

  test('D-26 holders of one link and people of the company continue each other’s upload', async () => {
    const grant = { recordType: 'submission', recordId: SUBMISSION, role: 'agent' } as const;
    const holders = [await server.link(grant), await server.link(grant)] as const;
    const send = (by: Uploader, number: number) => by.upload(chunk('shared', number, 3));
    await send(holders[0], 1);
    assert.deepEqual(await send(holders[1], 1), { missing: [2, 3], submissionId: null });
    assert.deepEqual(await send(holders[1], 2), { missing: [3], submissionId: null });
    const done = await send(await server.as('colleague'), 3);
    assert.deepEqual(await lanesOf(agent, Number(done.submissionId)), comments(1, 2, 3));
    assert.deepEqual(await send(holders[0], 3), done);
  });

  describe('before the last chunk', () => {
    test('D-26 the data API shows neither the submission nor any rate of it', async () => {
      const admin = await server.as('admin');
      const seen = async () =>
        admin.query(
          `{ submissions: allRateSubmission { totalCount } rates: allAirFreightRate { totalCount } }`,
        );
      const before = await seen();
      for (const number of [1, 3]) {
        await agent.upload(chunk('invisible', number, 3));
        assert.deepEqual(await seen(), before);
      }
      await agent.upload(chunk('invisible', 2, 3));
      assert.deepEqual(await seen(), {
        submissions: { totalCount: before.submissions.totalCount + 1 },
        rates: { totalCount: before.rates.totalCount + 3 },
      });
    });

    test('D-26 the server may restart', async () => {
      const send = async (number: number) => {
        const other = await startRatesServer(database);
        try {
          return await (await other.as('agent')).upload(chunk('restarted', number, 3));
        } finally {
          await other.close();
        }
      };
      await send(2);
      await send(1);
      const { submissionId } = await send(3);
      assert.deepEqual(await lanesOf(agent, Number(submissionId)), comments(1, 2, 3));
    });

    test('D-26 an upload that expired begins anew, and says what is missing', async () => {
      await agent.upload(chunk('expired', 1, 2));
      await makeExpire('expired');
      assert.deepEqual(await agent.upload(chunk('expired', 2, 2)), { missing: [1], submissionId: null });
      const { submissionId } = await agent.upload(chunk('expired', 1, 2, { rates: chunk('', 1, 2).rates }));
      assert.deepEqual(await lanesOf(agent, Number(submissionId)), comments(1, 2));
    });

    test('D-26 an upload expires seven days after its last chunk, a finished one too', async () => {
      const days = async () => {
        const { rows } = await sql<{ days: number }>`
          select extract(epoch from expires_at - now())::float8 / 86400 as days from rate_upload
          where upload_key = 'seven days'`.execute(database.db);
        return Math.round(rows[0]?.days ?? 0);
      };
      for (const number of [1, 2]) {
        await agent.upload(chunk('seven days', number, 2));
        assert.equal(await days(), 7);
        await sql`update rate_upload set expires_at = now() + interval '1 day' where upload_key = 'seven days'`.execute(
          database.db,
        );
      }
      await agent.upload(chunk('seven days', 1, 2));
      assert.equal(await days(), 7);
    });

    test('D-26 expired uploads are pruned now and then, with their chunks, but no submission', async () => {
      await agent.upload(chunk('pruned', 1, 2));
      const { submissionId } = await agent.upload(chunk('pruned after the end', 1, 1));
      await agent.upload(chunk('not pruned', 1, 2));
      for (const key of ['pruned', 'pruned after the end']) await makeExpire(key);
      // What a server remembers of its last pruning hangs on its connections: new ones prune at once.
      const fresh = await startRatesServer({ ...database, db: database.db.withoutPlugins() });
      try {
        await (await fresh.as('agent')).upload(chunk('pruning', 1, 2));
        await eventually(async () => (await uploadsOf('pruned')) === 0);
      } finally {
        await fresh.close();
      }
      const left = ['pruned', 'pruned after the end', 'not pruned', 'pruning'].map(uploadsOf);
      assert.deepEqual(await Promise.all(left), [0, 0, 1, 1]);
      assert.deepEqual(await lanesOf(agent, Number(submissionId)), comments(1));
    });
  });

  test('the contents of chunks are dropped at the end, their hashes stay', async () => {
    for (const number of [1, 2]) await agent.upload(chunk('dropped', number, 2));
    const { rows } = await sql`
      select number, content, length(chunk.hash) as hash from rate_upload_chunk chunk
      join rate_upload upload on upload.id = chunk.upload_id where upload_key = 'dropped' order by number`.execute(
      database.db,
    );
    assert.deepEqual(
      rows,
      [1, 2].map((number) => ({ number, content: null, hash: 64 })),
    );
  });
});

forEachDatabase((_kind, open) => {
  test('API-44 a thousand lanes in chunks of three pass the limit of requests that is set by default', async () => {
    const database = await open();
    await fill(database);
    const server = await startRatesServer(database, { RATE_LIMIT: '1200' });
    try {
      const agent = await server.as('agent');
      const lanes = Array.from({ length: 1000 }, (_, index) => `lane ${index + 1}`);
      const chunks = Math.ceil(lanes.length / 3);
      let submissionId: number | null = null;
      for (let number = 1; number <= chunks; number++) {
        const rates = lanes.slice(number * 3 - 3, number * 3).map((comment) => rate({ comment }));
        ({ submissionId } = await agent.upload(chunk('thousand', number, chunks, { rates })));
      }
      assert.deepEqual(await lanesOf(agent, Number(submissionId)), lanes);
    } finally {
      await server.close();
      await database.close();
    }
  });
});
