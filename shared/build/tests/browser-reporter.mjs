import path from 'node:path';
import { tell } from './results.mjs';

const MOST_LINES = 12;

/** Of web-test-runner: writes what `results.mjs` says to the file TEST_RESULTS. `nameOf` is the source of a built file. */
export const browserReporter = (nameOf) => ({
  reportTestFileResults({ sessionsForTestFile, testFile }) {
    for (const { passed, errors, testResults } of sessionsForTestFile) {
      const tests = testResults ? testsIn(testResults, []) : [];
      const failed = [
        ...errors.map((error) => ({ name: '(the file itself)', at: '', error: linesOf(error) })),
        ...tests
          .filter((test) => !test.passed && !test.skipped)
          .map(({ name, error }) => ({ name, at: '', error: linesOf(error) })),
      ];
      const ms = Math.round(tests.reduce((sum, { duration = 0 }) => sum + duration, 0));
      const file = nameOf(path.relative(process.cwd(), testFile).replaceAll('\\', '/'));
      const skipped = tests.filter((test) => test.skipped).map(({ name }) => name);
      const result = { file, passed, ms, tests: tests.length, failed, skipped, pid: process.pid };
      tell(process.env.TEST_RESULTS, result);
    }
  },
});

function testsIn({ name, suites, tests }, outer) {
  const names = [...outer, name].filter(Boolean);
  return [
    ...tests.map((test) => ({ ...test, name: [...names, test.name].join(' › ') })),
    ...suites.flatMap((suite) => testsIn(suite, names)),
  ];
}

function linesOf({ message = '', stack = '' } = {}) {
  const text = stack.includes(message) ? stack : `${message}\n${stack}`;
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES);
}
