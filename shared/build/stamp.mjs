import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The file of a build that tells which sources it was made from: a build takes most of a minute, which nobody should wait
 * for at each `npm start`.
 */
export const STAMP = '.stamp';

const SOURCES = [
  'package-lock.json',
  'rollup.config.mjs',
  'shared/**/*',
  'widgets/**/*',
  'portal/app/**/*',
  'portal/lists/**/*',
  'portal/papers/**/*',
  'portal/docs/**/*',
  'demo/**/*',
];

/** Names, times and sizes of everything a build reads: cheap, and a removed file shows too. */
export function sourceStamp(mode, root = '.') {
  const hash = createHash('sha1').update(mode);
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    const { mtimeMs, size } = statSync(path.join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** Whether the build in the folder is complete and no source has changed since. */
export function isFresh(dir, mode, root = '.') {
  const file = path.join(dir, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === sourceStamp(mode, root);
}
