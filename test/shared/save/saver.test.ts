import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { ClientError } from '../../../shared/client/client-error.ts';
import type { SaveState } from '../../../shared/save/save-state.ts';
import { createSaver, type Saver, type SaveTask } from '../../../shared/save/saver.ts';

interface Chunk {
  chunk: number;
}

const CHUNKS: Chunk[] = [{ chunk: 1 }, { chunk: 2 }, { chunk: 3 }];
const lost = new ClientError('network', 'The service cannot be reached', { request: 'x' });

let saver: Saver;
let steps: string[];
let sent: { chunk: number; key: string }[];
/** Chunks that don't reach the server. */
let broken: Set<number>;

beforeEach(() => {
  steps = [];
  sent = [];
  broken = new Set();
  saver = createSaver((state: SaveState) => steps.push(state.step));
});

const task = (parts: readonly Chunk[] = CHUNKS): SaveTask<Chunk> => ({
  parts: () => parts,
  async send({ chunk }, key) {
    sent.push({ chunk, key });
    if (broken.has(chunk)) throw lost;
  },
});

const keyOf = (chunk: number, nth = 0) => sent.filter((one) => one.chunk === chunk)[nth]?.key;

test('API-44 all parts go out one after the other, each under a key of its own', async () => {
  assert.deepEqual(await saver.save(task()), { step: 'saved' });
  assert.deepEqual(
    sent.map(({ chunk }) => chunk),
    [1, 2, 3],
  );
  assert.equal(new Set(sent.map(({ key }) => key)).size, 3);
  assert.deepEqual(steps, ['validating', 'sending', 'sending', 'sending', 'sending', 'saved']);
});

test('D-122 the next try sends what failed under its former key, and names it', async () => {
  broken.add(2);
  const ended = await saver.save(task());
  assert.deepEqual(ended, { step: 'partial', done: 1, total: 3, error: lost, part: CHUNKS[1] });
  broken.clear();
  assert.equal((await saver.save(task(CHUNKS.slice(1))))?.step, 'saved');
  assert.equal(keyOf(2, 1), keyOf(2, 0));
  assert.equal(sent.filter(({ chunk }) => chunk === 1).length, 1);
});

test('API-46 where a failed part ends nothing the later ones are sent, and the first failure is named', async () => {
  broken.add(1).add(3);
  const ended = await saver.save({ ...task(), endsWith: () => false });
  assert.deepEqual(ended, { step: 'partial', done: 1, total: 3, error: lost, part: CHUNKS[0] });
  assert.deepEqual(
    sent.map(({ chunk }) => chunk),
    [1, 2, 3],
  );
});

test('D-123 while a save runs no other one begins', async () => {
  const first = saver.save(task());
  assert.equal(await saver.save(task()), undefined);
  await first;
  assert.equal(sent.length, 3);
});

test('CHG-19 a wrong entry ends the save before anything is sent', async () => {
  const ended = await saver.save({ ...task(), validate: () => false });
  assert.deepEqual(ended, { step: 'idle' });
  assert.equal(sent.length, 0);
});

test('MSG-12 what the user has to do first ends the save before anything is sent', async () => {
  assert.deepEqual(await saver.save({ ...task(), parts: async () => undefined }), { step: 'idle' });
  assert.equal(sent.length, 0);
});

test('PO-36 a part is put together only once the one before is stored', async () => {
  const log: string[] = [];
  await saver.save({
    async *parts() {
      log.push('make 1');
      yield { chunk: 1 };
      log.push('make 2');
      yield { chunk: 2 };
    },
    async send({ chunk }) {
      log.push(`send ${chunk}`);
    },
  });
  assert.deepEqual(log, ['make 1', 'send 1', 'make 2', 'send 2']);
});

test('A fault while the parts are put together is a failed save, and the next one works', async () => {
  const fault = new Error('no rate');
  const ended = await saver.save({
    ...task(),
    parts() {
      throw fault;
    },
  });
  assert.deepEqual(ended, { step: 'failed', error: fault, part: undefined });
  assert.equal((await saver.save(task()))?.step, 'saved');
});
