import { readOutcome } from './results.mjs';

const SLOWEST = 10;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const testsOf = ({ file, failed }) => [
  `  ${file}`,
  ...failed.flatMap(({ name, at, error }) => [
    `    ${name}${at.length > 1 ? ` (${at})` : ''}`,
    ...error.map((line) => `      ${line}`),
  ]),
];

const listed = (title, results) =>
  results.length > 0 ? [`\n${title} (${results.length}):`, ...results.flatMap(testsOf)] : [];

/** The last lines of a run, of the kinds of test that have run: slowest files, flaky ones, failed tests, and how many files. */
export function summaryOf(kinds) {
  const outcomes = kinds.flatMap((kind) => readOutcome(kind) ?? []);
  const without = kinds.filter((kind) => readOutcome(kind) === undefined);
  const files = outcomes.flatMap((outcome) => outcome.files);
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  const tests = files.reduce((sum, file) => sum + file.tests, 0);
  return [
    `\nSlowest files:`,
    ...slowest.map(({ file, ms }) => `  ${seconds(ms).padStart(8)}  ${file}`),
    `\nSeconds: ${outcomes.map(({ kind, seconds: took }) => `${kind} ${took}`).join(', ')}. ${tests} tests in ${files.length} files.`,
    ...listed('FLAKY, failed and then passed alone', flaky),
    ...listed('FAILED', failed),
    ...without.map((kind) => `\nWithout any result: test:${kind}, whose runner ended before its files.`),
  ].join('\n');
}

/** How many files passed and failed, in the words that are read from the end of a run. */
export function countsOf(kinds) {
  const outcomes = kinds.flatMap((kind) => readOutcome(kind) ?? []);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed.length, 0);
  const all = outcomes.reduce((sum, outcome) => sum + outcome.found, 0);
  return `${all - failed} passed, ${failed} failed`;
}
