import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles, isTouched } from './changed.mjs';
import { finish } from './finish.mjs';
import { longestFirst } from './parts.mjs';
import { showProgress } from './progress.mjs';
import { emptyResultsOf, readLines, resultsIn } from './results.mjs';
import { setTestSeed } from './seed.mjs';
import { ownTemporaryFolder } from './temporary.mjs';
import { setTestDay } from './test-day.mjs';
import { runTestProcess } from './test-process.mjs';
import { isLong, sourcesOf } from './tiers.mjs';
import { wantedFiles } from './wanted.mjs';

/**
 * `node run-node-tests.mjs {kind} {parts...} {flags...}`: the tests that run in Node, the end-to-end tests, or the
 * benchmarks, of those whose path contains one of these parts. Flags go to Node, such as `--test-name-pattern=CHG-26`.
 */
const KINDS = {
  node: {
    files: 'test/**/*.test.ts',
    without: /\.browser\.test\.ts$|^test\/(e2e|bench)\//,
    run: () => inProcesses(2),
  },
  // Two processes leave a fifth of two cores idle while pages wait for the server.
  e2e: { files: 'test/e2e/**/*.test.ts', run: () => inProcesses(3) },
  bench: { files: 'test/bench/**/*.bench.ts', run: oneAfterAnother },
};

/** Tests of what is loaded once a page begin with nothing loaded: each file has a process of its own. */
const ALONE = /^test\/shared\/i18n\//;

const RUNNER = 'test/helpers/run-files.ts';
const REPORTERS = [
  ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
  ...['--test-reporter=./shared/build/tests/node-reporter.mjs', '--test-reporter-destination=stderr'],
];
/** A process that dies in each of its files is begun again for the next one, but not for ever. */
const MOST_DEATHS = 10;

setTestDay();

/** Code that one process has compiled is read by the next: most of a short test's time went into that. */
process.env.NODE_COMPILE_CACHE ??= '.cache/node';

const [kind = 'node', ...rest] = process.argv.slice(2);
const { files, without, run } = KINDS[kind];
const all = globSync(files).filter((file) => !without?.test(file.replaceAll('\\', '/')));
const wanted = wantedFiles(all, rest);
const { flags } = wanted;
const found = inTier(wanted.files);
if (wanted.unknown.length > 0 || found.length === 0) {
  console.error(`No ${kind} test matches "${wanted.unknown.join('", "')}".`);
  process.exitCode = wanted.unknown.length > 0 ? 1 : 0;
} else {
  // Not by process.exit(): it loses what a pipe has not taken yet, and that is the end of the log.
  process.exitCode = (await run()) ? 0 : 1;
}

/**
 * Each process takes the next file when it is done with one, so that they end together. Its files share what they
 * import, the databases that they open, and the browser.
 */
async function inProcesses(count) {
  setTestSeed();
  ownTemporaryFolder();
  const begunAt = performance.now();
  const folder = emptyResultsOf(kind);
  const results = path.join(folder, 'results.ndjson');
  const claims = mkdtempSync(path.join(tmpdir(), 'freight-portal-claims-'));
  const isShown = found.length === 1;
  const troubles = [];
  let processes = 0;

  const start = async (args, TEST_CLAIMS, to = results) => {
    processes += 1;
    const log = path.join(folder, `process-${processes}.log`);
    const env = { TEST_CLAIMS };
    const command = [...flags, ...REPORTERS, RUNNER, ...args];
    const ended = await runTestProcess({ args: command, env, results: to, log, isShown });
    const { pid, code, signal, diedIn } = ended;
    const own = readLines(to).filter((line) => line.file !== undefined && line.pid === pid);
    if (code !== 0 && diedIn === undefined && own.every(({ passed }) => passed))
      troubles.push(
        `It ended with ${signal ?? `exit code ${code}`}, although no test of it failed: see ${log}`,
      );
    return { code, signal };
  };
  const shared = longestFirst(found.filter((file) => !ALONE.test(file)));
  const isLeft = () => readdirSync(claims).length < shared.length;
  const alone = found.filter((file) => ALONE.test(file)).values();
  const work = async () => {
    for (let deaths = 0; isLeft() && deaths < MOST_DEATHS; deaths += 1) {
      const { code, signal } = await start(shared, claims);
      if (code === 0 || !isLeft()) break;
      console.info(`A process ended with ${signal ?? `exit code ${code}`}; another one goes on.`);
    }
    for (const file of alone) await start([file], '');
  };

  const endProgress = showProgress(results);
  try {
    await Promise.all(Array.from({ length: count }, work));
  } finally {
    endProgress();
    rmSync(claims, { recursive: true, force: true });
  }
  const again = async (file, number) => {
    const to = path.join(folder, `again-${number}.ndjson`);
    const { code } = await start([file], '', to);
    return code === 0 && resultsIn(readLines(to)).get(file)?.passed === true;
  };
  return finish({ kind, found, results, troubles, begunAt, again });
}

/** Of the gate (`TEST_TIER=gate`) those of the long run only where their sources have changed; else all. */
function inTier(all) {
  if (process.env.TEST_TIER !== 'gate') return all;
  const changed = changedFiles();
  return all.filter((file) => {
    if (!isLong(file)) return true;
    const isNeeded = isTouched(file, sourcesOf(file), changed);
    if (isNeeded) console.info(`Of the long run, as its sources have changed: ${file}`);
    return isNeeded;
  });
}

/** A benchmark has the machine to itself. */
function oneAfterAnother() {
  mkdirSync('.cache', { recursive: true });
  return found.every(
    (file) => spawnSync(process.execPath, [...flags, file], { stdio: 'inherit' }).status === 0,
  );
}
