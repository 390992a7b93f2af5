import { globSync } from 'node:fs';

/** The parts of the bundle first: they take the shortest names, whatever the portal's pages add. */
const FOLDERS = ['shared', 'widgets', 'portal/app', 'demo'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * The shortest names for vanilla-extract's classes, variables and animations: letters for the file, by its place among
 * all style files, and a number for the name's place in it. The same sources give the same names, and no two share
 * one. They stand in shadow roots and on our own pages only, so the names of a host page never meet them.
 *
 * @returns a value for vanilla-extract's `identifiers`
 */
export function cssNames(root = '.') {
  const files = FOLDERS.flatMap((folder) =>
    globSync(`${folder}/**/*.css.ts`, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .sort(),
  );
  const seen = new Map(files.map((file, place) => [file, { letters: lettersOf(place), numbers: new Map() }]));
  return ({ hash, filePath }) => {
    const file = seen.get(filePath.replaceAll('\\', '/'));
    // Styles of a test's own keep the hash, which is longer than any of ours.
    if (!file) return `_${hash}`;
    const { letters, numbers } = file;
    // A file is read once more with each file that imports it, always from its beginning.
    if (!numbers.has(hash)) numbers.set(hash, numbers.size);
    return letters + numbers.get(hash);
  };
}

function lettersOf(place) {
  const last = LETTERS[place % LETTERS.length];
  return place < LETTERS.length ? last : lettersOf(Math.floor(place / LETTERS.length) - 1) + last;
}
