import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEndOfRun } from './end-of-run.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** The version of the bundle that was built. */
export const BUILT_VERSION: string = JSON.parse(
  readFileSync(join(DIST, 'widgets/manifest.json'), 'utf8'),
).version;

/**
 * What was built, in a folder of its own, as the release `version` before it might have been: the code of `tag` has
 * another name in it.
 */
export function releaseBefore(version: string, tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'freight-portal-before-'));
  atEndOfRun(async () => rmSync(folder, { recursive: true }));
  cpSync(DIST, folder, { recursive: true, filter: (file) => !/\.(map|br|gz)$/.test(file) });
  const chunk = readdirSync(join(folder, 'widgets/chunks')).find((name) => name.startsWith(`${tag}-`));
  if (!chunk) throw new Error(`dist: no code of ${tag}; run npm run build`);
  const before = `${tag}-RELEASE0.js`;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|json|html)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    const changed = text.replaceAll(chunk, before).replaceAll(`"${BUILT_VERSION}"`, `"${version}"`);
    rmSync(file);
    writeFileSync(entry.name === chunk ? join(entry.parentPath, before) : file, changed);
  }
  const release = join(folder, 'release.json');
  const facts = JSON.parse(readFileSync(release, 'utf8'));
  writeFileSync(release, JSON.stringify({ ...facts, digest: `before ${facts.digest}` }));
  return folder;
}
