import { readFileSync, statSync } from 'node:fs';

/** Recorded seconds of each test file that takes some; see `record-durations.mjs`. */
const SECONDS = JSON.parse(readFileSync(new URL('durations.json', import.meta.url), 'utf8'));

/** A file that nobody has recorded is short, or new. */
const SHORT_SECONDS = 1;

const secondsOf = (file) => SECONDS[file] ?? SHORT_SECONDS;
const sizeOf = (file) => statSync(file).size;

/**
 * Those that took longest, and of the short ones the large ones: begun first they don't run on alone at the end.
 *
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export const longestFirst = (files) =>
  files.toSorted((a, b) => secondsOf(b) - secondsOf(a) || sizeOf(b) - sizeOf(a));

/**
 * The files in as many parts, which take about as long as each other.
 *
 * @param {readonly string[]} files
 * @param {number} count
 * @returns {string[][]}
 */
export function inParts(files, count) {
  /** @type {{ seconds: number, files: string[] }[]} */
  const parts = Array.from({ length: count }, () => ({ seconds: 0, files: [] }));
  for (const file of longestFirst(files)) {
    const shortest = parts.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    // Opening the page of a file takes about a second, too, which is no time of its tests.
    shortest.seconds += SHORT_SECONDS + secondsOf(file);
    shortest.files.push(file);
  }
  return parts.map((part) => part.files.sort());
}
