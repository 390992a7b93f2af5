import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mergedDurations } from './merged-durations.mjs';
import { readOutcome } from './results.mjs';

/*
 * `npm run test:durations`: keeps how long the files of the last runs took, in the table by which the next ones are shared out. It
 * is committed, so that a fresh clone has it; files of kinds that have not run keep what is known of them.
 */
const TABLE = new URL('durations.json', import.meta.url);

const ran = ['node', 'browser', 'e2e'].flatMap((kind) => readOutcome(kind)?.files ?? []);
if (ran.length === 0) {
  console.error('No tests have run here: npm run test:all comes first.');
  process.exitCode = 1;
} else {
  const table = mergedDurations(JSON.parse(readFileSync(TABLE, 'utf8')), ran, existsSync);
  writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`);
  console.info(`${ran.length} files ran, ${Object.keys(table).length} of all take some seconds.`);
}
