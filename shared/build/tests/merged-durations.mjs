/** Shorter files end in time wherever they stand. */
const LEAST_SECONDS = 3;

/**
 * The table of seconds by file, with what is known newly: files that are short or not there any more have no line. A file that
 * failed says nothing of how long it takes.
 *
 * @param {Record<string, number>} known
 * @param {{ file: string, ms: number, passed: boolean }[]} ran
 * @param {(file: string) => boolean} isThere
 * @returns {Record<string, number>}
 */
export function mergedDurations(known, ran, isThere) {
  const seconds = { ...known };
  for (const { file, ms, passed } of ran) if (passed) seconds[file] = Math.round(ms / 1000);
  return Object.fromEntries(
    Object.entries(seconds)
      .filter(([file, count]) => count >= LEAST_SECONDS && isThere(file))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
