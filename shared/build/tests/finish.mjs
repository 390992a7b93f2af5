import { MOST_AGAIN, whyNotAgain } from './repeatable.mjs';
import { failedFile, readLines, resultsIn, writeOutcome } from './results.mjs';
import { countsOf, summaryOf } from './summary.mjs';

function whyNever(count) {
  if (process.env.TEST_AGAIN === 'never') return 'nothing is in the long run';
  return count > MOST_AGAIN ? `${count} files failed` : undefined;
}

/**
 * What came of one kind of test: each file that was found has a result or is named as one that never ran, and one that failed
 * runs once more, alone, where that may tell chance from fault. Answers whether all is well.
 *
 * @param {object} run
 * @param {string} run.kind
 * @param {string[]} run.found
 * @param {string} run.results what its processes told
 * @param {string[]} run.troubles of processes, beside those of files
 * @param {number} run.begunAt as `performance.now()` says it
 * @param {(file: string, number: number) => Promise<boolean>} run.again runs a file alone and answers whether it passed
 */
export async function finish({ kind, found, results, troubles, begunAt, again }) {
  const had = resultsIn(readLines(results));
  const all = found.map((file) => had.get(file) ?? failedFile(file, 'It never ran.'));
  const bad = all.filter(({ passed }) => !passed);
  const flaky = [];
  const failed = troubles.map((why) => failedFile('(a process)', why));
  for (const [number, result] of bad.entries()) {
    const why = whyNever(bad.length) ?? whyNotAgain(result);
    if (why) {
      console.info(`Not run again, as ${why}: ${result.file}`);
      failed.push(result);
    } else {
      console.info(`Runs again, alone: ${result.file}`);
      ((await again(result.file, number + 1)) ? flaky : failed).push(result);
    }
  }
  const seconds = Math.round((performance.now() - begunAt) / 1000);
  writeOutcome({ kind, seconds, found: found.length, files: [...had.values()], flaky, failed });
  // Whoever runs several kinds says it of all together, at the end.
  if (!process.env.TEST_SUMMARY_LATER) console.info(`${summaryOf([kind])}\n${countsOf([kind])}`);
  return failed.length === 0;
}
