import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestRunner } from '@web/test-runner';
import { buildBrowserTests, builtOf } from './browser-bundle.mjs';
import { finish } from './finish.mjs';
import { inParts } from './parts.mjs';
import { showProgress } from './progress.mjs';
import { emptyResultsOf, readLines, resultsIn } from './results.mjs';
import { ownTemporaryFolder } from './temporary.mjs';
import { setTestDay } from './test-day.mjs';
import { runTestProcess } from './test-process.mjs';
import { BROWSER_TESTS, wantedFiles } from './wanted.mjs';

/**
 * `node run-browser-tests.mjs {browser} {parts...} {flags...}`: the browser tests whose path contains one of these parts; flags go
 * to the runner. `browser` is Chromium, `firefox` and `webkit` are these, and `twin` is Chromium with a backend that is a strict twin of
 * the provider's real one. Many run in several browsers at the same time, each a
 * process of its own, which is this script again, with what was built: within one browser only one page has the focus.
 */
const [kind, ...given] = process.argv.slice(2);
/** Pages wait for motions and for pauses: three browsers leave a third of two cores idle. */
const BROWSERS = 4;
const ELEMENTS = 'test/{shared,widgets}/**/*.browser.test.{ts,tsx}';
/**
 * Beside Chromium those of the elements run, and of the controls that they are made of. The portal's pages stand on the same
 * controls. Against the twin those of the elements run alone.
 */
const FILES = {
  browser: BROWSER_TESTS,
  firefox: ELEMENTS,
  webkit: ELEMENTS,
  twin: 'test/widgets/**/*.browser.test.{ts,tsx}',
};
const all = globSync(FILES[kind]).map((file) => file.replaceAll('\\', '/'));
const { files: found, unknown, flags } = wantedFiles(kind === 'twin' ? await thereOf(all) : all, given);
setTestDay();

if (process.env.TEST_FILES) {
  await startTestRunner({
    argv: ['--config', 'test/web-test-runner.config.mjs', ...flags],
    readCliArgs: true,
    readFileConfig: true,
    autoExitProcess: true,
  });
} else if (found.length === 0 || unknown.length > 0) {
  console.error(`No browser test matches "${unknown.join('", "')}".`);
  process.exitCode = 1;
} else {
  // Not by process.exit(): it loses what a pipe has not taken yet.
  process.exitCode = (await run()) ? 0 : 1;
}

/** Those that are not about what this product's own server alone does. */
async function thereOf(files) {
  const { SKIPPED_TESTS } = await import(path.resolve('test/betty-twin/skipped-tests.mjs'));
  const without = new Set(SKIPPED_TESTS.filter(({ test }) => !test).map(({ file }) => file));
  return files.filter((file) => !without.has(file));
}

async function run() {
  ownTemporaryFolder();
  const begunAt = performance.now();
  const output = emptyResultsOf(kind);
  const results = path.join(output, 'results.ndjson');
  const folder = process.env.TEST_BUNDLE ?? (await ownBundle());
  const parts = found.length > 10 && flags.length === 0 ? inParts(found, BROWSERS) : [found];
  const isShown = found.length === 1;
  const args = [fileURLToPath(import.meta.url), kind, ...given];
  const troubles = [];
  let processes = 0;

  const start = async (files, to) => {
    processes += 1;
    const log = path.join(output, `process-${processes}.log`);
    const built = files.map((file) => [builtOf(folder, file), file]);
    const env = { TEST_FILES: JSON.stringify(built), TEST_FOLDER: folder, TEST_BROWSER: kind };
    const ended = await runTestProcess({ args, env, results: to, log, isShown });
    return { ...ended, log };
  };
  /** A process that ended before its last file makes the run red, and is followed by another one as long as that gets further. */
  const work = async (files) => {
    const { code, signal, log } = await start(files, results);
    const how = signal ?? `exit code ${code}`;
    const had = resultsIn(readLines(results));
    const left = files.filter((file) => !had.has(file));
    if (left.length > 0 && left.length < files.length) {
      console.info(`A process ended with ${how}; another one goes on.`);
      troubles.push(`It ended with ${how} before ${left[0]}: see ${log}`);
      await work(left);
    } else if (code !== 0 && files.every((file) => had.get(file)?.passed)) {
      troubles.push(`It ended with ${how}, although no test of it failed: see ${log}`);
    }
  };

  const endProgress = showProgress(results);
  await Promise.all(parts.map(work));
  endProgress();
  tellSkipped(results);
  const again = async (file, number) => {
    const to = path.join(output, `again-${number}.ndjson`);
    const { code } = await start([file], to);
    return code === 0 && resultsIn(readLines(to)).get(file)?.passed === true;
  };
  return finish({ kind, found, results, troubles, begunAt, again });
}

/** For a run of its own; the gate has made one for all its browsers, `bundle:tests`. */
async function ownBundle() {
  const folder = await buildBrowserTests(found);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Each test that this browser doesn't let run, by its name, which says why. */
function tellSkipped(results) {
  const skipped = [...resultsIn(readLines(results)).values()].flatMap(({ file, skipped = [] }) =>
    skipped.map((name) => `  ${file}\n    ${name}`),
  );
  if (skipped.length > 0) console.info(`\nSkipped (${skipped.length}):\n${skipped.join('\n')}`);
}
