import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/**
 * `node run-node-tests.mjs {kind} {filter} {flags...}`: the tests that run in Node, the end-to-end tests, or the
 * benchmarks, of those whose path contains the filter.
 */
const KINDS = {
  node: { files: 'test/**/*.test.ts', without: /\.browser\.test\.ts$|^test\/(e2e|bench)\// },
  e2e: { files: 'test/e2e/**/*.test.ts', flags: ['--test-concurrency=1'] },
  bench: { files: 'test/bench/**/*.bench.ts', each: true },
};

const [kind = 'node', ...rest] = process.argv.slice(2);
const { files, without, flags = [], each } = KINDS[kind];
const filter = rest.find((argument) => !argument.startsWith('-')) ?? '';
const found = globSync(files)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !without?.test(file) && file.includes(filter.replaceAll('\\', '/')))
  .sort();
if (found.length === 0) {
  console.error(`No ${kind} test matches "${filter}".`);
  process.exit(filter ? 1 : 0);
}

const given = rest.filter((argument) => argument.startsWith('-'));
const node = (...parameters) => spawnSync(process.execPath, parameters, { stdio: 'inherit' }).status ?? 1;
// A benchmark has the machine to itself; tests share it.
const failed = each
  ? found.map((file) => node(...given, file)).some((status) => status !== 0)
  : node('--test', ...flags, ...given, ...found) !== 0;
process.exit(failed ? 1 : 0);
