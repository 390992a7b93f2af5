import { tell } from './results.mjs';

/*
 * A reporter of Node's test runner that writes what `results.mjs` says to the file TEST_RESULTS. `run-files.ts` declares each file
 * as a suite of its own, so that nesting 0 is a file, and the name there its path.
 */

const MOST_LINES = 12;

function linesOf(error) {
  const cause = error?.cause ?? error;
  const stack = String(cause?.stack ?? cause?.message ?? cause ?? '');
  const lines = stack.split('\n').filter((line) => line.trim() !== '');
  // What a test of a page found out about it.
  return [...lines.slice(0, MOST_LINES), ...(cause?.report ?? [])];
}

const isOfSubtests = ({ error }) => error?.failureType === 'subtestsFailed';

// biome-ignore lint/correctness/useYield: it prints nothing itself
export default async function* results(events) {
  const { pid } = process;
  const { TEST_RESULTS } = process.env;
  const names = [];
  let failed = [];
  let tests = 0;
  for await (const { type, data } of events) {
    if (type === 'test:dequeue' && data.nesting > 0) {
      names[data.nesting] = data.name;
      tell(TEST_RESULTS, { running: names.slice(1, data.nesting + 1).join(' › '), pid });
    }
    if (type === 'test:start') names[data.nesting] = data.name;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { details, nesting, name } = data;
    if (nesting > 0) {
      if (details.type !== 'suite') tests += 1;
      if (type === 'test:fail' && !isOfSubtests(details))
        failed.push({
          name: [...names.slice(1, nesting), name].join(' › '),
          at: `${data.file ?? ''}:${data.line ?? ''}`,
          error: linesOf(details.error),
        });
      continue;
    }
    const passed = type === 'test:pass';
    // A hook that failed cancels the tests after it; why stands in the error of the file alone.
    if (!passed && (failed.length === 0 || !isOfSubtests(details)))
      failed.unshift({ name: '(the file itself)', at: '', error: linesOf(details.error) });
    tell(TEST_RESULTS, { file: name, passed, ms: Math.round(details.duration_ms), tests, failed, pid });
    failed = [];
    tests = 0;
  }
}
