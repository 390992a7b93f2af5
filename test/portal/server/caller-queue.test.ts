import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { setImmediate as settled } from 'node:timers/promises';
import { createCallerQueue } from '../../../portal/server/caller-queue.ts';

/** Queries that run until they are ended, in the order in which they began. */
function queriesOf(queue: ReturnType<typeof createCallerQueue>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (caller: string, name: string) =>
      queue.run(caller, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }),
    async end(name: string): Promise<void> {
      ends.get(name)?.();
      await settled();
    },
  };
}

const isBusy = { name: 'ApiError', status: 503, code: 'busy' };

describe('data queries that wait for each other', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    mock.method(performance, 'now', () => now);
  });
  afterEach(() => {
    mock.restoreAll();
    mock.timers.reset();
  });

  test('PROD-07 one caller has three at a time, and its fourth holds nobody else up', async () => {
    const { begun, ask, end } = queriesOf(createCallerQueue({ atOnce: 10 }));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
    const other = ask('b', 'b1');
    await settled();
    assert.deepEqual(begun, ['a1', 'a2', 'a3', 'b1']);
    await end('b1');
    assert.equal(await other, 'b1');
    await end('a2');
    assert.deepEqual(begun, ['a1', 'a2', 'a3', 'b1', 'a4']);
  });

  test('PROD-07 where all wait for one place, callers take turns, however many one of them asks', async () => {
    const { begun, ask, end } = queriesOf(createCallerQueue({ atOnce: 1 }));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
    for (const name of ['b1', 'b2']) void ask('b', name);
    void ask('c', 'c1');
    await settled();
    for (let ended = 0; ended < begun.length; ended += 1) await end(begun[ended] ?? '');
    assert.deepEqual(begun, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  test('PROD-07 whose queries took long lately waits behind those of others, until that is forgotten', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { begun, ask, end } = queriesOf(createCallerQueue({ atOnce: 1 }));
    for (const name of ['a1', 'a2']) void ask('a', name);
    void ask('b', 'b1');
    await settled();
    now += 2_000;
    await end('a1');
    // Both have had one turn, and it would be the turn of a.
    for (const name of ['b2', 'b3']) void ask('b', name);
    for (let ended = 1; ended < begun.length; ended += 1) await end(begun[ended] ?? '');
    assert.deepEqual(begun, ['a1', 'b1', 'b2', 'b3', 'a2']);
    now += 60_000;
    void ask('b', 'b4');
    void ask('a', 'a3');
    void ask('b', 'b5');
    await settled();
    for (let ended = 5; ended < begun.length; ended += 1) await end(begun[ended] ?? '');
    assert.deepEqual(begun.slice(5), ['b4', 'a3', 'b5']);
  });

  test('PROD-07 whose queries took long is served once it has waited as long, whatever others ask', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { begun, ask, end } = queriesOf(createCallerQueue({ atOnce: 1 }));
    void ask('a', 'a1');
    void ask('a', 'a2');
    await settled();
    now += 2_000;
    void ask('other 0', 'b0');
    await end('a1');
    for (let n = 0; begun.at(-1) !== 'a2' && n < 40; n += 1) {
      void ask(`other ${n + 1}`, `b${n + 1}`);
      await settled();
      now += 100;
      await end(`b${n}`);
    }
    assert.equal(begun.at(-1), 'a2');
    assert.ok(now > 2_500 && now < 5_000, String(now));
  });

  test('PROD-07 of callers whose queries took long lately one runs at a time, beside those of others', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { begun, ask, end } = queriesOf(createCallerQueue({ atOnce: 4, longAtOnce: 1, longMs: 5_000 }));
    for (const name of ['a1', 'a2', 'b1']) void ask(name.slice(0, 1), name);
    await settled();
    assert.deepEqual(begun, ['a1', 'a2', 'b1'], 'nobody knows yet');
    now += 6_000;
    for (const name of ['a1', 'a2', 'b1']) await end(name);
    for (const name of ['a3', 'a4', 'b2', 'c1', 'c2']) void ask(name.slice(0, 1), name);
    await settled();
    assert.deepEqual(begun.slice(3), ['a3', 'c1', 'c2']);
    await end('c1');
    assert.deepEqual(begun.slice(6), []);
    await end('a3');
    assert.deepEqual(begun.slice(6), ['b2']);
  });

  test('PROD-07 after a long query the next long one begins after a pause, in which others are served', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const limits = { atOnce: 1, longAtOnce: 1, longMs: 500, pause: { times: 1, mostMs: 250 } };
    const { begun, ask, end } = queriesOf(createCallerQueue(limits));
    for (const caller of ['a', 'b']) {
      void ask(caller, `${caller}1`);
      await settled();
      now += 700;
      await end(`${caller}1`);
    }
    mock.timers.tick(250);
    for (const name of ['a2', 'b2']) void ask(name.slice(0, 1), name);
    await settled();
    now += 700;
    await end('a2');
    mock.timers.tick(200);
    for (const name of ['c1', 'c2']) {
      void ask('c', name);
      await settled();
      await end(name);
    }
    assert.deepEqual(begun, ['a1', 'b1', 'a2', 'c1', 'c2']);
    mock.timers.tick(50);
    await settled();
    assert.equal(begun.at(-1), 'b2');
    now += 20;
    await end('b2');
    void ask('a', 'a3');
    mock.timers.tick(20);
    await settled();
    assert.equal(begun.at(-1), 'a3', 'after a short one it is as short');
  });

  test('PROD-07 long queries leave their share of the time to others, however long they take', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const limits = { atOnce: 4, longAtOnce: 1, longMs: 500, pause: { times: 2, mostMs: 1_500 } };
    const { begun, ask, end } = queriesOf(createCallerQueue(limits));
    for (const [name, took, pause] of [
      ['a1', 600, 1_200],
      ['a2', 600, 1_200],
      ['a3', 1_000, 1_500],
    ] as const) {
      void ask('a', name);
      await settled();
      assert.equal(begun.at(-1), name);
      now += took;
      await end(name);
      void ask('a', `after ${name}`);
      mock.timers.tick(pause - 1);
      await settled();
      assert.equal(begun.at(-1), name);
      mock.timers.tick(1);
      await settled();
      assert.equal(begun.at(-1), `after ${name}`);
      await end(`after ${name}`);
    }
  });

  test('PROD-07 the wait for a connection that others have is nobody’s use', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const queue = createCallerQueue({ atOnce: 1 });
    const order: string[] = [];
    const ask = (caller: string, waited: number, worked: number) =>
      queue.run(caller, async (begins) => {
        now += waited;
        begins();
        now += worked;
        order.push(caller);
      });
    await ask('a', 2_000, 10);
    await ask('b', 0, 500);
    const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
    const before = queue.run('c', () => isFree);
    const both = [ask('b', 0, 10), ask('a', 0, 10)];
    free();
    await Promise.all([before, ...both]);
    assert.deepEqual(order.slice(2), ['a', 'b']);
  });

  test('PROD-07 a failed query gives its place on', async () => {
    const queue = createCallerQueue({ atOnce: 1 });
    const failing = queue.run('a', () => Promise.reject(new Error('refused')));
    const next = queue.run('a', async () => 'next');
    await assert.rejects(failing, /refused/);
    assert.equal(await next, 'next');
  });

  test('PROD-07 an answer that nobody reads counts for its caller, and holds nobody else up', async () => {
    const queue = createCallerQueue({ atOnce: 1, ofCaller: 1 });
    const { promise: read, resolve: readIt } = Promise.withResolvers<void>();
    const begun: string[] = [];
    const ask = (caller: string, name: string, answered?: Promise<void>) =>
      queue.run(caller, async () => begun.push(name), answered);
    await ask('a', 'a1', read);
    const second = ask('a', 'a2');
    await ask('b', 'b1');
    assert.deepEqual(begun, ['a1', 'b1']);
    readIt();
    await second;
    assert.deepEqual(begun, ['a1', 'b1', 'a2']);
  });

  test('PROD-07 a caller with too many waiting is refused at once, others are not', async () => {
    const { begun, ask, end } = queriesOf(createCallerQueue({ atOnce: 1, waiting: 2 }));
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
    await assert.rejects(ask('a', 'a4'), isBusy);
    void ask('b', 'b1');
    await settled();
    for (let ended = 0; ended < begun.length; ended += 1) await end(begun[ended] ?? '');
    assert.deepEqual(begun, ['a1', 'b1', 'a2', 'a3']);
  });

  test('PROD-07 who waits too long is told so, and doesn’t begin any more', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { begun, ask, end } = queriesOf(createCallerQueue({ atOnce: 1, waitMs: 5_000 }));
    const first = ask('a', 'a1');
    const late = assert.rejects(ask('b', 'b1'), isBusy);
    mock.timers.tick(5_000);
    await late;
    await end('a1');
    assert.equal(await first, 'a1');
    assert.deepEqual(begun, ['a1']);
  });
});
