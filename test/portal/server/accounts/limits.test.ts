import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createLimits, type Limits } from '../../../../portal/server/accounts/limits.ts';

/** Limits whose waits are over at once and noted down, in milliseconds. */
function limited(): { limits: Limits; waits: number[] } {
  const waits: number[] = [];
  const limits = createLimits({
    now: () => 0,
    async wait(ms) {
      waits.push(ms);
    },
  });
  return { limits, waits };
}

const wrong = async () => false;
const right = async () => true;

describe('limits of codes and mails', () => {
  test('D-10 wrong guesses at one account are slowed down wherever they come from, until a right one', async () => {
    const { limits, waits } = limited();
    for (let n = 0; n < 10; n += 1) await limits.guesses(`192.0.2.${n}`, 'ida', wrong);
    assert.deepEqual(waits, []);
    await limits.guesses('192.0.2.77', 'ida', wrong);
    await limits.guesses('192.0.2.78', 'ida', wrong);
    assert.deepEqual(waits, [500, 1000]);
    await limits.guesses('192.0.2.79', 'someone else', wrong);
    assert.equal(waits.length, 2, 'nobody else waits');
    assert.equal(await limits.guesses('192.0.2.80', 'ida', right), true);
    await limits.guesses('192.0.2.81', 'ida', wrong);
    assert.equal(waits.length, 3, 'only the right one had to wait');
  });

  test('D-10 wrong guesses from one address are slowed down whoever they are about', async () => {
    const { limits, waits } = limited();
    for (let n = 0; n < 51; n += 1) await limits.guesses('192.0.2.1', `person ${n}`, wrong);
    assert.deepEqual(waits, [500]);
    await limits.guesses('192.0.2.2', 'person 0', wrong);
    assert.equal(waits.length, 1);
  });

  test('D-10 one address gets mails out ever more slowly, and many at once are refused', async () => {
    const { limits, waits } = limited();
    for (let n = 0; n < 56; n += 1) await limits.mails('192.0.2.1');
    assert.deepEqual(waits, [500, 1000, 2000, 4000, 8000, 8000]);
    const burst = await Promise.allSettled(Array.from({ length: 5 }, () => limits.mails('192.0.2.1')));
    assert.equal(burst.filter(({ status }) => status === 'rejected').length, 4);
    await limits.mails('192.0.2.2');
  });
});
