import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { JobKind } from '../../../../portal/server/jobs/job-kind.ts';
import { take } from '../../../../portal/server/jobs/queue.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import {
  addEffect,
  allEnded,
  counting,
  effectsOf,
  ended,
  put,
  rowOf,
  suiteJobs,
  until,
} from './test-jobs.ts';

forEachDatabase((name, open) => {
  const jobs = suiteJobs(open);
  const { database } = jobs;

  test('D-141 heavy work may read before its thread, which gets the buffers, and store after it', async () => {
    let buffer: ArrayBuffer | undefined;
    const kind: JobKind<number, unknown> = {
      name: 'bytes',
      payload: v.number(),
      pauses: [],
      heavy: new URL('./heavy-bytes.ts', import.meta.url),
      async read(payload) {
        buffer = new Uint8Array(payload).fill(2).buffer;
        return { input: { bytes: buffer }, transfer: [buffer] };
      },
      async store(output, payload, job) {
        await database.db.transaction().execute(async (trx) => {
          await job.hold(trx);
          await addEffect(trx, job.id);
        });
        return { output, payload };
      },
    };
    const id = await put(database, kind, { payload: 21 });
    jobs.start([kind]);
    const { state, result } = await ended(database, id);
    assert.deepEqual([state, result], ['done', { output: { sum: 42 }, payload: 21 }]);
    assert.deepEqual(await effectsOf(database, [id]), [1]);
    assert.equal(buffer?.byteLength, 0, 'it was copied');
  });

  test('D-141 whoever lost a job, or whose job was cancelled, can write nothing more of it', async () => {
    const { promise: isLost, resolve: lose } = Promise.withResolvers<void>();
    const kind: JobKind<number, unknown> = {
      name: 'held',
      payload: v.number(),
      pauses: [],
      async run(_payload, job) {
        await isLost;
        await database.db.transaction().execute(async (trx) => {
          await job.hold(trx);
          await addEffect(trx, job.id);
        });
      },
    };
    const id = await put(database, kind);
    jobs.start([kind], { heartbeatMs: 60_000 });
    await until(database, id, ({ state }) => state === 'running');
    await sql`update job set is_cancelling = true where id = ${id}::uuid`.execute(database.db);
    lose();
    assert.equal((await ended(database, id)).state, 'cancelled');
    assert.deepEqual(await effectsOf(database, [id]), [0]);
  });

  test('D-141 of all servers one does a job of a kind that is alone; others wait in the queue', async () => {
    let running = 0;
    let most = 0;
    const kind: JobKind<number, unknown> = {
      name: 'writeImport',
      payload: v.number(),
      pauses: [],
      isAlone: true,
      async run() {
        running += 1;
        most = Math.max(most, running);
        await sleep(60);
        running -= 1;
      },
    };
    const ids = [await put(database, kind), await put(database, kind), await put(database, kind)];
    for (const _server of ids) jobs.start([kind]);
    await allEnded(database);
    assert.equal(most, 1);
    for (const id of ids) assert.equal((await rowOf(database.db, id)).state, 'done');
  });

  test('D-141 with every step that no other try does again the tries count anew; without one they don’t', async () => {
    const kindOf = (kindName: string, isStep: boolean): JobKind<number, unknown> => ({
      name: kindName,
      payload: v.number(),
      pauses: [0],
      async run(_payload, job) {
        const [done] = await database.db.transaction().execute(async (trx) => {
          await job.hold(trx, { isStep });
          await addEffect(trx, job.id);
          return effectsOf({ db: trx }, [job.id]);
        });
        if (done! < 5) throw new Error('the server ended');
      },
    });
    const [steps, repeats] = [kindOf('steps', true), kindOf('repeats', false)];
    const ids = [await put(database, steps), await put(database, repeats)];
    jobs.start([steps, repeats]);
    await allEnded(database);
    assert.deepEqual(await effectsOf(database, ids), [5, 2]);
    const states = await Promise.all(ids.map(async (id) => (await rowOf(database.db, id)).state));
    assert.deepEqual(states, ['done', 'failed']);
  });

  test('D-141 a step that is not committed is a try as any other', async () => {
    const kind: JobKind<number, unknown> = {
      name: 'undone',
      payload: v.number(),
      pauses: [0],
      run: (_payload, job) =>
        database.db.transaction().execute(async (trx) => {
          await job.hold(trx, { isStep: true });
          throw new Error('a row that can’t be written');
        }),
    };
    const id = await put(database, kind);
    jobs.start([kind]);
    const { state, tries } = await ended(database, id);
    assert.deepEqual([state, tries], ['failed', 2]);
  });

  test('D-26 a server that wants a job that is alone while another one takes such a job gets one of another kind', {
    skip: name === 'embedded',
  }, async () => {
    const alone = counting('writeImport', async () => null);
    const other = counting('other', async () => null);
    const [first, , last] = [
      await put(database, alone),
      await put(database, alone),
      await put(database, other),
    ];
    const { promise: isTaken, resolve: taken } = Promise.withResolvers<void>();
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
    const there = database.db.transaction().execute(async (trx) => {
      await sql`update job set state = 'running', lease_id = gen_random_uuid() where id = ${first}::uuid`.execute(
        trx,
      );
      taken();
      await mayCommit;
    });
    await isTaken;
    const here = take(database.db, { names: ['writeImport', 'other'], alone: ['writeImport'] }, 10_000);
    await eventually(
      () =>
        sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event = 'transactionid'`.execute(database.db),
      ({ rows }) => rows.length > 0,
    );
    commit();
    await there;
    assert.equal((await here)?.id, last);
  });
});
