import { statSync } from 'node:fs';

const sizeOf = (file) => statSync(file).size;

/** Files that take long for their size: they make databases, kill servers, or move many bytes. */
const SLOW =
  /(-crash|\/(backup|embedded|files-memory|kill|log-lines|migrate|production|seed-demo|starts|thread-engine))\.test\.ts$/;

/** The slow ones and then the large ones, which take longest, roughly: begun first they don't run on alone at the end. */
export const longestFirst = (files) =>
  files.toSorted((a, b) => Number(SLOW.test(b)) - Number(SLOW.test(a)) || sizeOf(b) - sizeOf(a));

/** The files in as many parts, which take about as long as each other. */
export function inParts(files, count) {
  const parts = Array.from({ length: count }, () => ({ size: 0, files: [] }));
  for (const file of longestFirst(files)) {
    const smallest = parts.reduce((one, other) => (other.size < one.size ? other : one));
    smallest.size += sizeOf(file);
    smallest.files.push(file);
  }
  return parts.map((part) => part.files.sort());
}
