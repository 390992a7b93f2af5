import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'kysely';
import { JobFailure } from '../../../../portal/server/jobs/job-kind.ts';
import { enqueue } from '../../../../portal/server/jobs/queue.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { allEnded, counting, effectsOf, ended, put, rowOf, suiteJobs, until } from './test-jobs.ts';

forEachDatabase((_, open) => {
  const jobs = suiteJobs(open);
  const { database } = jobs;

  test('D-37 a job has one effect, whichever of three servers does it', async () => {
    const { promise: allTakePart, resolve } = Promise.withResolvers<void>();
    const taking = new Set<number>();
    const kindOf = (server: number) =>
      counting('count', async () => {
        if (taking.add(server).size === 3) resolve();
        await allTakePart;
        return { by: server };
      });
    const kind = kindOf(0);
    const servers = [1, 2, 3].map((server) => jobs.start([kindOf(server)]));
    const ids: string[] = [];
    for (let count = 0; count < 30; count += 1) ids.push(await put(database, kind));
    for (const server of servers) server.wake();
    await allEnded(database);
    assert.deepEqual(
      await effectsOf(database, ids),
      ids.map(() => 1),
    );
    for (const id of ids) {
      const { state, tries, payload, lease_id } = await rowOf(database.db, id);
      assert.deepEqual([state, tries, payload, lease_id], ['done', 1, null, null]);
    }
    const { rows } = await sql<{
      by: string;
    }>`select distinct result->>'by' as by from job order by 1`.execute(database.db);
    assert.deepEqual(rows, [{ by: '1' }, { by: '2' }, { by: '3' }]);
  });

  test('D-37 a job is there with its transaction or not at all', async () => {
    const kind = counting('count', async () => null);
    await assert.rejects(
      database.db.transaction().execute(async (trx) => {
        await enqueue(trx, kind, { payload: 1 });
        throw new Error('undone');
      }),
    );
    assert.deepEqual(await database.db.selectFrom('job').selectAll().execute(), []);
  });

  test('D-37 of open jobs with one key there is one; after its end the key is free', async () => {
    const kind = counting('count', async () => null);
    const other = counting('other', async () => null);
    const key = { dedupeKey: 'company 101' };
    const id = await put(database, kind, key);
    assert.equal(await put(database, kind, key), id);
    assert.notEqual(await put(database, other, key), id);
    assert.notEqual(await put(database, kind), id);
    const together = await Promise.all([1, 2, 3, 4].map(() => put(database, kind, { dedupeKey: 'new' })));
    assert.equal(new Set(together).size, 1);
    jobs.start([kind, other]);
    await allEnded(database);
    assert.notEqual(await put(database, kind, key), id);
    assert.deepEqual(await effectsOf(database, [id]), [1]);
  });

  test('D-141 a failed try is repeated after the pause of its kind, and the last one leaves the reason', async () => {
    const kind = counting(
      'failing',
      () =>
        Promise.reject(
          new JobFailure('the service is gone', { isFinal: false, reason: reason('unavailable') }),
        ),
      { pauses: [60, 120] },
    );
    const id = await put(database, kind);
    const startedAt = performance.now();
    const server = jobs.start([kind]);
    const { state, tries, error, result } = await ended(database, id);
    await server.stop();
    assert.ok(performance.now() - startedAt >= 180);
    assert.deepEqual(
      { state, tries, error, result },
      { state: 'failed', tries: 3, error: { code: 'unavailable' }, result: null },
    );
    assert.deepEqual(await effectsOf(database, [id]), [0]);
    assert.deepEqual(
      jobs.lines.map(({ message, reason, tries }) => [message, reason, tries]),
      [
        ['a job is tried again', 'the service is gone', 1],
        ['a job is tried again', 'the service is gone', 2],
        ['a job was given up', 'the service is gone', 3],
      ],
    );
  });

  test('D-141 a final failure is not repeated, and of an unexpected error the owner learns nothing', async () => {
    const final = counting('final', () => Promise.reject(new JobFailure('never', { isFinal: true })));
    const unexpected = counting('unexpected', () => Promise.reject(new TypeError('secret')), { pauses: [] });
    const unreadable = { ...counting('count', async () => null), payload: final.payload };
    const ids = [await put(database, final), await put(database, unexpected)];
    ids.push(await put(database, unreadable, { payload: 'no number' as never }));
    jobs.start([final, unexpected, unreadable]);
    await allEnded(database);
    for (const id of ids) {
      const { state, tries, error } = await rowOf(database.db, id);
      assert.deepEqual({ state, tries, error }, { state: 'failed', tries: 1, error: { code: 'internal' } });
    }
  });

  test('D-37 what failed while it was finished leaves no effect behind, and is tried again', async () => {
    let isBroken = true;
    const kind = counting('count', async () => null);
    const { finish } = kind;
    kind.finish = async (...given) => {
      await finish?.(...given);
      if (isBroken) {
        isBroken = false;
        throw new Error('broken after the effect');
      }
    };
    const id = await put(database, kind);
    jobs.start([kind]);
    assert.deepEqual([(await ended(database, id)).tries, await effectsOf(database, [id])], [2, [1]]);
  });

  test('D-141 what was not done in time is not done any more', async () => {
    const begun: string[] = [];
    const kind = counting(
      'late',
      (_payload, { id, signal }) =>
        new Promise((_, reject) => {
          begun.push(id);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const before = await put(database, kind, { uselessAt: new Date(Date.now() - 1) });
    const meanwhile = await put(database, kind);
    jobs.start([kind]);
    await until(database, meanwhile, ({ state }) => state === 'running');
    await sql`update job set useless_at = now() where id = ${meanwhile}::uuid`.execute(database.db);
    for (const id of [before, meanwhile]) {
      const { state, error } = await ended(database, id);
      assert.deepEqual([state, error], ['failed', { code: 'jobUseless' }]);
    }
    assert.deepEqual(begun, [meanwhile]);
    assert.deepEqual(await effectsOf(database, [before, meanwhile]), [0, 0]);
  });

  test('D-141 work tells how far it is, and a kind that this server does not know waits for one that does', async () => {
    const { promise: mayEnd, resolve: goOn } = Promise.withResolvers<void>();
    const kind = counting('counted', async (_payload, job) => {
      job.progress(3, 10);
      await mayEnd;
    });
    const unknown = await put(
      database,
      counting('of a newer server', async () => null),
    );
    const id = await put(database, kind);
    jobs.start([kind]);
    const { progress_total } = await until(database, id, ({ progress_done }) => progress_done === 3);
    assert.equal(progress_total, 10);
    goOn();
    assert.equal((await ended(database, id)).progress_done, 10);
    assert.equal((await rowOf(database.db, unknown)).state, 'queued');
  });

  test('JOB_DAYS jobs that ended longer ago are dropped, open ones never', async () => {
    const kind = counting('count', async () => null);
    const endedAgo = async (days: number) => {
      const id = randomUUID();
      const at = new Date(Date.now() - days * 86_400_000);
      await database.db
        .insertInto('job')
        .values({ id, kind: 'count', state: 'done', created_at: at, ended_at: at })
        .execute();
      return id;
    };
    const [old, recent] = [await endedAgo(8), await endedAgo(6)];
    const waiting = await put(
      database,
      counting('of another server', async () => null),
    );
    await sql`update job set created_at = now() - interval '9 days' where id = ${waiting}::uuid`.execute(
      database.db,
    );
    jobs.start([kind], { days: 7 });
    const left = () => database.db.selectFrom('job').select('id').execute();
    await eventually(left, (rows) => rows.every(({ id }) => id !== old));
    assert.deepEqual(new Set((await left()).map(({ id }) => id)), new Set([recent, waiting]));
  });
});
