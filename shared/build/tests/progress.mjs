import { followLines } from './results.mjs';

const LOOK_MS = 500;

/** Prints a line for each file that has ended, as it is told in `results`; answers what ends that, and prints the rest. */
export function showProgress(results) {
  const told = followLines(results);
  let shown = 0;
  const show = () => {
    const ended = told().filter(({ file }) => file !== undefined);
    for (const { file, passed, ms } of ended.slice(shown))
      console.info(`${passed ? '✔' : '✖'} ${file} (${(ms / 1000).toFixed(1)} s)`);
    shown = ended.length;
  };
  const looking = setInterval(show, LOOK_MS);
  return () => {
    clearInterval(looking);
    show();
  };
}
