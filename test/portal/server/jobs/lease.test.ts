import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { askToCancel } from '../../../../portal/server/jobs/queue.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { counting, effectsOf, ended, endLease, put, rowOf, suiteJobs, until } from './test-jobs.ts';

/** Work of which each try is a step of the test. */
function steps() {
  const tries: { signal: AbortSignal; end(output: unknown): void; fail(error: unknown): void }[] = [];
  const waiting: { count: number; go(): void }[] = [];
  return {
    tries,
    /** Settles when work has begun so many times. */
    begun: (count: number) =>
      new Promise<void>((go) => {
        if (tries.length >= count) go();
        else waiting.push({ count, go });
      }),
    work: (_payload: number, { signal }: { signal: AbortSignal }) =>
      new Promise<unknown>((end, fail) => {
        tries.push({ signal, end, fail });
        for (const { count, go } of waiting) if (tries.length >= count) go();
      }),
  };
}

const LONGEST_MS = 30_000;

/** What a test waits for might never come; until then the process lives, which a waiting runner does not see to. */
const limited = (name: string, work: () => Promise<void>) =>
  test(name, { timeout: LONGEST_MS }, async () => {
    const living = setTimeout(() => undefined, LONGEST_MS);
    await work().finally(() => clearTimeout(living));
  });

const aborted = (signal: AbortSignal) =>
  signal.aborted || new Promise((go) => signal.addEventListener('abort', go));

forEachDatabase((name, open) => {
  const jobs = suiteJobs(open);
  const { database } = jobs;

  const cancel = (id: string) => database.db.transaction().execute((trx) => askToCancel(trx, id));

  limited(
    'D-37 a server that is silent loses its job to another one, and writes nothing when it comes back',
    async () => {
      const step = steps();
      const kind = counting('count', step.work);
      // No heartbeat: as a process that stands still.
      const silent = { leaseMs: 60_000, heartbeatMs: 60_000 };
      const id = await put(database, kind);
      jobs.start([kind], silent);
      await step.begun(1);
      await endLease(database, id);
      jobs.start([kind], silent);
      await step.begun(2);
      step.tries[0]?.end('the first');
      step.tries[1]?.end('the second');
      const { result, tries } = await ended(database, id);
      assert.deepEqual([result, tries], ['the second', 2]);
      assert.deepEqual(await effectsOf(database, [id]), [1]);
    },
  );

  limited('D-37 its own late failure does not touch the job either', async () => {
    const step = steps();
    const kind = counting('count', step.work, { pauses: [60_000, 60_000] });
    const silent = { leaseMs: 60_000, heartbeatMs: 60_000 };
    const id = await put(database, kind);
    jobs.start([kind], silent);
    await step.begun(1);
    await endLease(database, id);
    const second = jobs.start([kind], silent);
    await step.begun(2);
    step.tries[0]?.fail(new Error('too late'));
    step.tries[1]?.end('the second');
    assert.equal((await ended(database, id)).result, 'the second');
    await second.stop();
    assert.deepEqual(
      jobs.lines.map(({ message, tries }) => [message, tries]),
      [['a job ended', 2]],
    );
  });

  limited('D-37 work learns at the next heartbeat that another server has its job', async () => {
    const step = steps();
    const kind = counting('count', step.work);
    const id = await put(database, kind);
    jobs.start([kind]);
    await step.begun(1);
    await sql`update job set lease_id = gen_random_uuid() where id = ${id}::uuid`.execute(database.db);
    await aborted(step.tries[0]!.signal);
    step.tries[0]?.end(null);
    await endLease(database, id);
    await step.begun(2);
    step.tries[1]?.end(null);
    await ended(database, id);
    assert.deepEqual(await effectsOf(database, [id]), [1]);
  });

  limited('D-37 a living server renews the lease of its job, which no other one takes', async () => {
    const step = steps();
    const kind = counting('count', step.work);
    const id = await put(database, kind);
    // Longer than any pause of a busy machine.
    const leaseMs = 30_000;
    jobs.start([kind], { leaseMs });
    jobs.start([kind], { leaseMs });
    await step.begun(1);
    const { due_at } = await rowOf(database.db, id);
    await until(database, id, (row) => Date.parse(row.due_at) > Date.parse(due_at));
    assert.equal(step.tries.length, 1);
    step.tries[0]?.end(null);
    assert.equal((await ended(database, id)).tries, 1);
  });

  limited(
    'D-141 a running job is cancelled: its work is told to stop, and has no effect even where it does not',
    async () => {
      for (const heeds of [true, false]) {
        const step = steps();
        const kind = counting('count', step.work);
        const id = await put(database, kind);
        const server = jobs.start([kind]);
        await step.begun(1);
        await cancel(id);
        assert.equal((await rowOf(database.db, id)).state, 'running');
        const [{ signal, end, fail }] = step.tries as [(typeof step.tries)[0]];
        await aborted(signal);
        if (heeds) fail(signal.reason);
        else end('done all the same');
        const { state, result, error, payload } = await ended(database, id);
        assert.deepEqual(
          { state, result, error, payload },
          { state: 'cancelled', result: null, error: null, payload: null },
        );
        assert.deepEqual(await effectsOf(database, [id]), [0]);
        await server.stop();
      }
    },
  );

  limited('D-141 one that was cancelled after its server died is not done by the next one', async () => {
    const step = steps();
    const kind = counting('count', step.work);
    const id = await put(database, kind);
    jobs.start([kind], { leaseMs: 60_000, heartbeatMs: 60_000 });
    await step.begun(1);
    await cancel(id);
    await endLease(database, id);
    jobs.start([kind]);
    assert.equal((await ended(database, id)).state, 'cancelled');
    assert.equal(step.tries.length, 1);
  });

  limited(
    'D-37 a server that stops gives its work a moment, then the job to another server at once',
    async () => {
      const step = steps();
      const kind = counting('count', step.work);
      const [short, long] = [await put(database, kind), await put(database, kind)];
      const stopping = jobs.start([{ ...kind, atOnce: 2 }], { leaseMs: 60_000, stopMs: 2_000 });
      await step.begun(2);
      const stopped = stopping.stop();
      step.tries[0]?.end('in time');
      await stopped;
      assert.ok(step.tries[1]?.signal.aborted);
      const rows = [await rowOf(database.db, short), await rowOf(database.db, long)];
      const done = rows.find(({ state }) => state === 'done');
      const given = rows.find(({ state }) => state === 'queued');
      assert.deepEqual([done?.result, given?.tries, given?.lease_id], ['in time', 0, null]);
      jobs.start([kind]);
      await step.begun(3);
      step.tries[1]?.end('the one that stopped');
      step.tries[2]?.end('the other one');
      assert.equal((await ended(database, given!.id)).result, 'the other one');
      assert.deepEqual(await effectsOf(database, [short, long]), [1, 1]);
    },
  );

  limited('D-37 a job that ends every server that takes it is given up', async () => {
    const step = steps();
    const kind = counting('count', step.work, { pauses: [0] });
    const id = await put(database, kind);
    for (const count of [1, 2]) {
      jobs.start([kind], { leaseMs: 60_000, heartbeatMs: 60_000 });
      await step.begun(count);
      await endLease(database, id);
    }
    jobs.start([kind]);
    const { state, error } = await ended(database, id);
    assert.deepEqual([state, error, step.tries.length], ['failed', { code: 'internal' }, 2]);
  });

  if (name === 'embedded')
    limited('D-37 on the embedded database a start takes up at once what a crash left', async () => {
      const kind = counting('count', async () => null);
      const id = await put(database, kind);
      await sql`
        update job set state = 'running', tries = 1, lease_id = gen_random_uuid(), due_at = now() + interval '1 hour'
        where id = ${id}::uuid`.execute(database.db);
      jobs.start([kind]);
      assert.equal((await ended(database, id)).tries, 2);
    });
});
