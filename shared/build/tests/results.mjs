import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/*
 * What test processes tell of their files, one line of JSON each, written at once: what a stream still holds is lost when a
 * process is killed. A line is one of
 *   {begun: file, pid}
 *   {running: name of a test, pid}
 *   {file, passed, ms, tests, failed, skipped, pid}, where `failed` is a list of {name, at, error: lines}, and `skipped` one of names.
 */

/** Where a run leaves its results and the whole output of its processes. */
export const RESULTS_FOLDER = '.cache/test-results';

/** An empty folder for the output of one kind of test; what its last run said is gone. */
export function emptyResultsOf(kind) {
  const folder = path.join(RESULTS_FOLDER, kind);
  rmSync(folder, { recursive: true, force: true });
  rmSync(outcomeFile(kind), { force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

const outcomeFile = (kind) => path.join(RESULTS_FOLDER, `${kind}.json`);

/** Adds a line from this process. */
export const tell = (file, line) => appendFileSync(file, `${JSON.stringify(line)}\n`);

/** All lines that a file has. */
export const readLines = (file) => followLines(file)();

/**
 * Answers what tells all lines that a file has by then: whoever looks again and again reads only what was added. A line that a
 * killed process wrote half is left out.
 *
 * @param {string} file
 * @returns {() => object[]}
 */
export function followLines(file) {
  const lines = [];
  let readTo = 0;
  return () => {
    const added = whole(bytesFrom(file, readTo));
    readTo += added.length;
    for (const line of added.toString('utf8').split('\n')) {
      try {
        lines.push(JSON.parse(line));
      } catch {
        // Half of a line, or what is behind the last one.
      }
    }
    return lines;
  };
}

const whole = (bytes) => bytes.subarray(0, bytes.lastIndexOf('\n') + 1);

function bytesFrom(file, position) {
  if (!existsSync(file)) return Buffer.alloc(0);
  const open = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(Math.max(0, fstatSync(open).size - position));
    return bytes.subarray(0, readSync(open, bytes, 0, bytes.length, position));
  } finally {
    closeSync(open);
  }
}

/** The result of each file that came to its end, by its name. */
export const resultsIn = (lines) =>
  new Map(lines.filter(({ file }) => file !== undefined).map((result) => [result.file, result]));

/** The result of a file that has none of its own: its process was ended in it, or it never ran. */
export const failedFile = (file, why, ms = 0) => ({
  file,
  passed: false,
  ms,
  tests: 0,
  failed: [{ name: '(the file itself)', at: '', error: [why] }],
});

/**
 * Stores what came of one kind of test.
 *
 * @param {{ kind: string, seconds: number, files: object[], flaky: object[], failed: object[] }} outcome
 */
export const writeOutcome = (outcome) =>
  writeFileSync(outcomeFile(outcome.kind), `${JSON.stringify(outcome, null, 1)}\n`);

export const readOutcome = (kind) =>
  existsSync(outcomeFile(kind)) ? JSON.parse(readFileSync(outcomeFile(kind), 'utf8')) : undefined;
