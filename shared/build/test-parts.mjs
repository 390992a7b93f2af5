import { statSync } from 'node:fs';

const sizeOf = (file) => statSync(file).size;

/** Large files take longest, roughly: begun first they don't run on alone at the end. */
export const largestFirst = (files) => files.toSorted((a, b) => sizeOf(b) - sizeOf(a));

/** The files in as many parts, which take about as long as each other. */
export function inParts(files, count) {
  const parts = Array.from({ length: count }, () => ({ size: 0, files: [] }));
  for (const file of largestFirst(files)) {
    const smallest = parts.reduce((one, other) => (other.size < one.size ? other : one));
    smallest.size += sizeOf(file);
    smallest.files.push(file);
  }
  return parts.map((part) => part.files.sort());
}
