import { randomInt } from 'node:crypto';

/**
 * All property tests of a run draw from one seed, which is printed: with `TEST_SEED` they draw the same again. A counterexample
 * also has a path: `TEST_SEED=42/3:0:1` goes straight to it, in a run of that test alone.
 */
export function setTestSeed() {
  if (process.env.TEST_SEED) return;
  process.env.TEST_SEED = String(randomInt(2 ** 31));
  console.info(`Property tests draw from TEST_SEED=${process.env.TEST_SEED}`);
}
