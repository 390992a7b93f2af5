import assert from 'node:assert/strict';
import { it } from 'node:test';
import { mergedDurations } from '../../../shared/build/tests/merged-durations.mjs';
import { inParts, longestFirst } from '../../../shared/build/tests/parts.mjs';

/** Recorded ones, the longest of which is no large file. */
const LONG = ['test/e2e/backup.test.ts', 'test/portal/server/jobs/kill.test.ts'];
const SHORT = ['test/build/tests/tiers.test.ts', 'test/build/tests/parts.test.ts'];

it('files that took longest come first, wherever they stood', () => {
  assert.deepEqual(longestFirst([...SHORT, ...LONG]).slice(0, 2), LONG);
});

it('parts have all files, the longest of them apart', () => {
  const parts = inParts([...LONG, ...SHORT], 2);
  assert.deepEqual(parts.flat().sort(), [...LONG, ...SHORT].sort());
  for (const file of LONG) assert.equal(parts.filter((part) => part.includes(file)).length, 1);
  assert.ok(parts.every((part) => LONG.some((file) => part.includes(file))));
});

it('a run gives the table new seconds of its files, and takes out what is short by now, or gone', () => {
  const known = { 'kept.ts': 9, 'slower.ts': 5, 'shorter.ts': 8, 'gone.ts': 30, 'broken.ts': 7 };
  const ran = [
    { file: 'slower.ts', ms: 12_400, passed: true },
    { file: 'shorter.ts', ms: 400, passed: true },
    { file: 'new.ts', ms: 3_600, passed: true },
    { file: 'broken.ts', ms: 600_000, passed: false },
  ];
  assert.deepEqual(
    Object.entries(mergedDurations(known, ran, (file) => file !== 'gone.ts')),
    Object.entries({ 'broken.ts': 7, 'kept.ts': 9, 'new.ts': 4, 'slower.ts': 12 }),
  );
});
