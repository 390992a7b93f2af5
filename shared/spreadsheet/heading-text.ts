const LONGEST = 200;

/** A heading as it is stored and shown: at most 200 characters, whole ones, on one line and none that steers. */
export const headingText = (cell: string): string =>
  cell
    .trim()
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .trim();
