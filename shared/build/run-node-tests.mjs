import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { failuresFolder, temporaryFolder } from './failures.mjs';
import { sideBySide } from './side-by-side.mjs';
import { longestFirst } from './test-parts.mjs';

/**
 * `node run-node-tests.mjs {kind} {filter} {flags...}`: the tests that run in Node, the end-to-end tests, or the
 * benchmarks, of those whose path contains the filter. Flags go to Node, such as `--test-name-pattern=CHG-26`.
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
// Not by `process.exit`, which loses what the pipe of the output has not taken yet.
process.exitCode = (await run()).some((status) => status !== 0) ? 1 : 0;

/**
 * Each process takes the next file when it is done with one, so that they end together. Its files share what they
 * import, the databases that they open, and the browser.
 */
async function inProcesses(count) {
  const claims = temporaryFolder('claims');
  const failures = failuresFolder();
  const alone = found.filter((file) => ALONE.test(file));
  const shared = longestFirst(found.filter((file) => !ALONE.test(file)));
  const runners = shared.slice(0, count).map(() => ['test/helpers/run-files.ts', ...shared]);
  if (alone.length > 0) runners.push(['--test', ...alone]);
  const failuresOf = (index) => path.join(failures.folder, `${kind}-${index}`);
  const codes = await sideBySide(
    runners.map((args, index) => ({
      command: process.execPath,
      args: [...flags, ...reporters(failuresOf(index)), ...args],
      env: { TEST_CLAIMS: claims },
    })),
  );
  failures.print();
  return codes;
}

/** Everything to the console, and the failures to a file. */
function reporters(failures) {
  return [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=./shared/build/failed-tests.mjs', `--test-reporter-destination=${failures}`],
  ];
}

/** A benchmark has the machine to itself. */
function oneAfterAnother() {
  return found.map((file) => spawnSync(process.execPath, [...flags, file], { stdio: 'inherit' }).status ?? 1);
}
