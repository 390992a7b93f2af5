import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * The files that have changed since this branch left `origin/main`, or where it is that branch, since the commit before; with
 * what isn't committed. Undefined where git can't tell: then everything may have.
 *
 * @returns {Set<string> | undefined}
 */
export function changedFiles() {
  const head = git('rev-parse', 'HEAD');
  const left = git('merge-base', 'HEAD', 'origin/main');
  const base = left && left !== head ? left : git('rev-parse', 'HEAD~1');
  const changed = base && git('diff', '--name-only', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  if (changed === undefined || added === undefined) return undefined;
  return new Set([...changed.split('\n'), ...added.split('\n')].filter(Boolean));
}

const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** They start whole servers, so that everything would be imported by everything. */
const HELPERS = 'test/helpers/';

/** A file and all that it imports by relative paths, at once or later, but for what tests share. */
export function closureOf(file, seen = new Set()) {
  const name = path.posix.normalize(file);
  if (seen.has(name) || name.startsWith(HELPERS) || !existsSync(name)) return seen;
  seen.add(name);
  if (!/\.(ts|tsx|mjs|js)$/.test(name)) return seen;
  for (const [, to] of readFileSync(name, 'utf8').matchAll(IMPORT))
    closureOf(path.posix.join(path.posix.dirname(name), to), seen);
  return seen;
}

/** Whether something of a test has changed: what it imports, or below one of its `sources`. */
export function isTouched(test, sources, changed) {
  if (changed === undefined) return true;
  const imported = closureOf(test);
  return [...changed].some(
    (file) =>
      imported.has(file) || sources.some((source) => file === source || file.startsWith(`${source}/`)),
  );
}
