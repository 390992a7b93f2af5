import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** A line that a killed process wrote half is left out. */
export function readLines(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
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
