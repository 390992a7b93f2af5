import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { sideBySide } from './side-by-side.mjs';
import { inParts, largestFirst } from './test-parts.mjs';

/**
 * `node run-node-tests.mjs {kind} {filter} {flags...}`: the tests that run in Node, the end-to-end tests, or the
 * benchmarks, of those whose path contains the filter. Flags go to Node, such as `--test-name-pattern=CHG-26`.
 */
const KINDS = {
  node: {
    files: 'test/**/*.test.ts',
    without: /\.browser\.test\.ts$|^test\/(e2e|bench)\//,
    run: inTwoProcesses,
  },
  e2e: { files: 'test/e2e/**/*.test.ts', run: threeFilesAtATime },
  bench: { files: 'test/bench/**/*.bench.ts', run: oneAfterAnother },
};

/** Tests of what is loaded once a page begin with nothing loaded: each file has a process of its own. */
const ALONE = /^test\/shared\/i18n\//;

/** Code that one process has compiled is read by the next: most of a short test's time went into that. */
process.env.NODE_COMPILE_CACHE ??= '.cache/node';

const [kind = 'node', ...rest] = process.argv.slice(2);
const { files, without, run } = KINDS[kind];
const filter = rest.find((argument) => !argument.startsWith('-')) ?? '';
const found = globSync(files)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !without?.test(file) && file.includes(filter.replaceAll('\\', '/')))
  .sort();
if (found.length === 0) {
  console.error(`No ${kind} test matches "${filter}".`);
  process.exit(filter ? 1 : 0);
}
const flags = rest.filter((argument) => argument.startsWith('-'));
process.exit((await run()).some((status) => status !== 0) ? 1 : 0);

/** The files share a process, and so what they import and the databases that they open. */
function inTwoProcesses() {
  const alone = found.filter((file) => ALONE.test(file));
  const parts = inParts(
    found.filter((file) => !ALONE.test(file)),
    2,
  );
  return sideBySide(
    [...parts.map((files) => ['test/helpers/run-files.ts', files]), ['--test', alone]]
      .filter(([, files]) => files.length > 0)
      .map(([runner, files]) => ({ command: process.execPath, args: [...flags, runner, ...files] })),
  );
}

/** Two leave a fifth of two cores idle while pages wait for the server. */
function threeFilesAtATime() {
  return sideBySide([
    { command: process.execPath, args: ['--test', '--test-concurrency=3', ...flags, ...largestFirst(found)] },
  ]);
}

/** A benchmark has the machine to itself. */
function oneAfterAnother() {
  return found.map((file) => spawnSync(process.execPath, [...flags, file], { stdio: 'inherit' }).status ?? 1);
}
