import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import * as v from 'valibot';
import type { JobKind } from '../../../../portal/server/jobs/job-kind.ts';
import { askToCancel } from '../../../../portal/server/jobs/queue.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { ENOUGH } from './heavy-sum.ts';
import { addEffect, allEnded, effectsOf, ended, put, rowOf, suiteJobs, until } from './test-jobs.ts';

/** {@link file://./heavy-sum.ts} */
const kind: JobKind<number, unknown> = {
  name: 'sum',
  payload: v.number(),
  pauses: [0],
  atOnce: 4,
  heavy: new URL('./heavy-sum.ts', import.meta.url),
  async finish(trx, output, { id }) {
    await addEffect(trx, id);
    return output;
  },
};

forEachDatabase((_, open) => {
  const jobs = suiteJobs(open);
  const { database } = jobs;

  const never = { payload: 1 };

  test('D-141 heavy work answers, tells how far it is, and leaves the server free meanwhile', async () => {
    const id = await put(database, kind, { payload: 20_000 });
    jobs.start([kind]);
    await until(
      database,
      id,
      ({ progress_done, progress_total }) => progress_done === 1 && progress_total === 2,
    );
    // Where the server had to wait for the work, this would come after its end.
    writeFileSync(ENOUGH, '');
    const { state, result } = await ended(database, id);
    rmSync(ENOUGH);
    assert.deepEqual([state, result], ['done', { isEnough: true }]);
    assert.deepEqual(await effectsOf(database, [id]), [1]);
  });

  test('D-141 heavy work that heeds nothing is ended when its job is cancelled', async () => {
    const id = await put(database, kind, never);
    const server = jobs.start([kind], { mostThreads: 1 });
    await until(database, id, ({ progress_done }) => progress_done === 1);
    await database.db.transaction().execute((trx) => askToCancel(trx, id));
    assert.equal((await ended(database, id)).state, 'cancelled');
    // The one thread is free again.
    const next = await put(database, kind, { payload: 2 });
    server.wake();
    assert.equal((await ended(database, next)).state, 'done');
  });

  test('D-141 a server has so many threads and no more; light work does not wait for one', async () => {
    const light: JobKind<number, unknown> = {
      name: 'light',
      payload: v.number(),
      pauses: [],
      run: async () => 'light',
    };
    const ids = [
      await put(database, kind, never),
      await put(database, kind, never),
      await put(database, kind, never),
    ];
    const lightId = await put(database, light);
    const server = jobs.start([kind, light], { mostThreads: 2 });
    assert.equal((await ended(database, lightId)).result, 'light');
    const states = () => Promise.all(ids.map(async (id) => (await rowOf(database.db, id)).state));
    // Which of them have a thread is open: the embedded database tells times apart by the millisecond.
    const first = await eventually(states, (all) => all.filter((state) => state === 'running').length >= 2);
    assert.deepEqual(first.sort(), ['queued', 'running', 'running']);
    await server.stop();
    assert.deepEqual(await states(), ['queued', 'queued', 'queued']);
  });

  test('D-141 heavy work that fails leaves its reason, one that ends its thread is tried again', async () => {
    const failing = await put(database, kind, { payload: -1 });
    const ending = await put(database, kind, { payload: 0 });
    jobs.start([kind]);
    await allEnded(database);
    const [failed, gone] = [await rowOf(database.db, failing), await rowOf(database.db, ending)];
    assert.deepEqual([failed.state, failed.tries, failed.error], ['failed', 1, { code: 'negative' }]);
    assert.deepEqual([gone.state, gone.tries, gone.error], ['failed', 2, { code: 'internal' }]);
  });

  test('D-141 a thread does the next work of its kind too, unless its work failed', async () => {
    const telling = { ...kind, name: 'telling', heavy: new URL('./heavy-thread-id.ts', import.meta.url) };
    const server = jobs.start([telling]);
    const resultOf = async (payload: number) => {
      const id = await put(database, telling, { payload });
      server.wake();
      return (await ended(database, id)).result;
    };
    const first = await resultOf(1);
    assert.equal(typeof first, 'number');
    assert.equal(await resultOf(1), first);
    assert.equal(await resultOf(-1), null);
    const next = await resultOf(1);
    assert.equal(typeof next, 'number');
    assert.notEqual(next, first);
  });

  test('D-141 heavy work that takes too long, or too much memory, fails at once and says so', async () => {
    const slow = { ...kind, name: 'slow', longestMs: 500 };
    const large = { ...kind, name: 'large', heavy: new URL('./heavy-memory.ts', import.meta.url) };
    const ids = [await put(database, slow, never), await put(database, large)];
    jobs.start([slow, large]);
    await allEnded(database);
    const rows = await Promise.all(ids.map((id) => rowOf(database.db, id)));
    assert.deepEqual(
      rows.map(({ state, tries, error }) => [state, tries, error]),
      [
        ['failed', 1, { code: 'jobTooLong' }],
        ['failed', 1, { code: 'jobTooLarge' }],
      ],
    );
  });
});
