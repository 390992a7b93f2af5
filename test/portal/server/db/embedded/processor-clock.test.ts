import assert from 'node:assert/strict';
import { it } from 'node:test';
import { byProcessorClock, processorMs } from '../../../../../portal/server/db/embedded/processor-clock.ts';

const WAIT_MS = 200;

/** This thread has nothing of the processor for that long, as on a busy machine. */
const waitWithoutProcessor = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);

function compute(ms: number): void {
  const until = processorMs() + ms;
  while (processorMs() < until);
}

it('PROD-07 the clock of a statement counts what it has of the processor, and not what it waits', async () => {
  const begun = Date.now();
  const [waited, computed] = await byProcessorClock(async () => {
    waitWithoutProcessor();
    const afterWait = Date.now();
    compute(50);
    return [afterWait - begun, Date.now() - afterWait];
  });
  assert.ok(waited! < WAIT_MS / 2, `${waited} ms`);
  assert.ok(computed! >= 49, `${computed} ms`);
  assert.ok(Date.now() - begun >= WAIT_MS);
});

it('PROD-07 the clock is the real one again after a statement that failed', async () => {
  const { now } = Date;
  await assert.rejects(byProcessorClock(() => Promise.reject(new Error('no table'))));
  assert.equal(Date.now, now);
});
