import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sideBySide } from '../side-by-side.mjs';
import { startPostgres } from './postgres.mjs';
import { RESULTS_FOLDER, readOutcome } from './results.mjs';
import { setTestSeed } from './seed.mjs';
import { countsOf, summaryOf } from './summary.mjs';

/**
 * `npm test`: the gate. `npm run test:all`, with `--all`: the gate and the long run (`tiers.mjs`), without a second try of what failed.
 *
 * Of the scripts of a step so many run side by side. What fails in a step that others need ends the run, before the tests have
 * begun; kinds of test all run, so that one failure doesn't hide the next.
 */
const STEPS = [
  {
    // The two that take long come first; neither they nor types have work for more than one processor.
    name: 'build and byte budget, types, lint, unused files and exports',
    scripts: ['build', 'bundle:tests', 'types', 'lint', 'unused'],
    atOnce: 3,
    isNeeded: true,
  },
  {
    // Each has processes enough for two cores; two kinds at a time take as long in all, and their pages are slow.
    name: 'tests in Node, in the browser, and end to end',
    scripts: ['test:node', 'test:browser', 'test:e2e'],
    atOnce: 1,
  },
];

/** In the long run the browser tests of the elements run in these, too, where they are, and against a twin of the provider's backend. */
const OTHER_BROWSERS = 'test/helpers/browsers/others.ts';

rmSync(RESULTS_FOLDER, { recursive: true, force: true });
mkdirSync(RESULTS_FOLDER, { recursive: true });
let running;
let stopPostgres = () => undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    running?.kill(signal);
    stopPostgres();
    process.exit(1);
  });

setTestSeed();
process.env.TEST_SUMMARY_LATER = 'yes';
const isAll = process.argv.includes('--all');
Object.assign(process.env, isAll ? { TEST_TIER: 'all', TEST_AGAIN: 'never' } : { TEST_TIER: 'gate' });
if (isAll) {
  await givePostgres();
  const { otherBrowserScripts } = await import(path.resolve(OTHER_BROWSERS));
  STEPS.at(-1).scripts.push('test:twin', ...otherBrowserScripts());
}
const wanted = process.argv.slice(2).filter((argument) => argument !== '--all');
const isChosen = (script) => wanted.length === 0 || wanted.includes(script);
if (isChosen('bundle:tests')) {
  const bundle = mkdtempSync('.cache/test-');
  process.env.TEST_BUNDLE = bundle;
  process.once('exit', () => rmSync(bundle, { recursive: true, force: true }));
}
const failed = [];
const ran = [];
for (const { name, scripts, atOnce, isNeeded } of STEPS) {
  const chosen = scripts.filter(isChosen);
  if (chosen.length === 0) continue;
  console.info(`\n== ${name} (npm run ${chosen.join(', ')})`);
  const begunAt = performance.now();
  const codes = await run(chosen, atOnce);
  console.info(`== ${Math.round((performance.now() - begunAt) / 1000)} s`);
  ran.push(...chosen);
  failed.push(...chosen.filter((_, index) => codes[index] !== 0));
  if (isNeeded && failed.length > 0) break;
}
const kinds = ran.flatMap((script) => (script.startsWith('test:') ? [script.slice('test:'.length)] : []));
// A runner that ended well and left no results has run nothing.
failed.push(
  ...kinds
    .filter((kind) => !readOutcome(kind))
    .map((kind) => `test:${kind}`)
    .filter((script) => !failed.includes(script)),
);
if (kinds.length > 0) console.info(summaryOf(kinds));
console.info(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed.');
if (kinds.length > 0) console.info(countsOf(kinds));
stopPostgres();
// Not by process.exit(): it loses what a pipe has not taken yet.
process.exitCode = failed.length > 0 ? 1 : 0;

/** In the long run the server's tests run on both databases. */
async function givePostgres() {
  if (process.env.DATABASE_URL_TEST) return;
  const postgres = await startPostgres();
  if ('url' in postgres) {
    process.env.DATABASE_URL_TEST = postgres.url;
    stopPostgres = postgres.stop;
  } else console.info(`Without PostgreSQL: ${postgres.why}.`);
}

/** One at a time has the console itself, so that its progress is seen. */
async function run(scripts, atOnce) {
  if (atOnce > 1) {
    return sideBySide(
      scripts.map((script) => ({ command: 'npm', args: ['run', '--silent', script] })),
      atOnce,
    );
  }
  const codes = [];
  for (const script of scripts) codes.push(await runAlone(script));
  return codes;
}

/** Not `spawnSync`, under which a signal to this process would wait for the end. */
function runAlone(script) {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  running = child;
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
