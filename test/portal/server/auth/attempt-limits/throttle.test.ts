import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createThrottle,
  TooManyAttempts,
} from '../../../../../portal/server/auth/attempt-limits/throttle.ts';

/** A clock that a wait moves on at once. */
function testClock() {
  let time = 0;
  const waits: number[] = [];
  return {
    waits,
    pass: (ms: number) => {
      time += ms;
    },
    now: () => time,
    wait: async (ms: number) => {
      waits.push(ms);
      time += ms;
    },
  };
}
const fails = async () => false;
const succeeds = async () => true;

test('D-10 after a few failures each attempt waits twice as long, up to a few seconds', async () => {
  const clock = testClock();
  const attempt = createThrottle({ free: 2, inTurns: true, clock });
  for (let count = 0; count < 9; count += 1) await attempt('a', fails);
  assert.deepEqual(clock.waits, [500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test('D-10 other keys do not wait, a success or time clears the memory', async () => {
  const clock = testClock();
  const attempt = createThrottle({ free: 1, inTurns: true, clock });
  await attempt('a', fails);
  await attempt('b', succeeds);
  assert.deepEqual(clock.waits, []);
  await attempt('a', succeeds);
  await attempt('a', succeeds);
  assert.deepEqual(clock.waits, [500]);
  await attempt('a', fails);
  clock.pass(60_000);
  await attempt('a', succeeds);
  assert.deepEqual(clock.waits, [500]);
});

test('D-10 a burst does not outrun the counting', async () => {
  const clock = testClock();
  const attempt = createThrottle({ free: 2, inTurns: true, clock });
  await Promise.all([1, 2, 3, 4].map(() => attempt('a', fails)));
  assert.deepEqual(clock.waits, [500, 1000]);
});

test('D-10 what would wait long is refused at once and says when to come back', async () => {
  const clock = testClock();
  const attempt = createThrottle({ free: 0, inTurns: true, clock });
  for (let count = 0; count < 5; count += 1) await attempt('a', fails);
  const first = attempt('a', fails);
  await assert.rejects(
    () => attempt('a', fails),
    (error) => error instanceof TooManyAttempts && error.status === 429 && error.retryAfter === 16,
  );
  await first;
});

test('D-10 attempts of one address run side by side, and those on their way count', async () => {
  const clock = testClock();
  const attempt = createThrottle({ free: 3, inTurns: false, clock });
  await Promise.all([1, 2, 3, 4].map(() => attempt('address', succeeds)));
  assert.deepEqual(clock.waits, [500]);
});
