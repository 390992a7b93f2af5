import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { releaseDigest } from '../../shared/build/release-digest.mjs';
import { atEndOfRun } from './end-of-run.ts';

const DIST = join(import.meta.dirname, '../../dist');
const HASH = /-[\w-]{7,8}(?=\.js$)/;

/** The version of the bundle that was built. */
export const BUILT_VERSION: string = JSON.parse(
  readFileSync(join(DIST, 'widgets/manifest.json'), 'utf8'),
).version;

/**
 * What was built, in a folder of its own, as the release `version` before it might have been: the code of `tag` was
 * another one, so that it has another name, `chunk`, and so has all that imports it.
 */
export function releaseBefore(version: string, tag: string): { dist: string; chunk: string } {
  const dist = mkdtempSync(join(tmpdir(), 'freight-portal-before-'));
  atEndOfRun(async () => rmSync(dist, { recursive: true }));
  cpSync(DIST, dist, { recursive: true, filter: (file) => !/\.(map|br|gz)$/.test(file) });
  const texts = new Map(
    globSync('**/*.{js,json,html}', { cwd: dist }).map((file) => [
      file,
      readFileSync(join(dist, file), 'utf8').replaceAll(`"${BUILT_VERSION}"`, `"${version}"`),
    ]),
  );
  const code = [...texts.keys()].find(
    (file) => basename(file).replace(HASH, '') === `${tag}.js` && HASH.test(file),
  );
  if (!code) throw new Error(`dist: no code of ${tag}; run npm run build`);

  const renamed = new Map<string, string>();
  const rename = (file: string): void => {
    const name = basename(file);
    if (!HASH.test(name) || renamed.has(name)) return;
    renamed.set(
      name,
      name.replace(HASH, (hash) => `-${hash[1] === '0' ? '1' : '0'}${hash.slice(2)}`),
    );
    for (const [other, text] of texts) if (text.includes(name)) rename(other);
  };
  rename(code);

  for (const [file, text] of texts) {
    let changed = text;
    for (const [name, before] of renamed) changed = changed.replaceAll(name, before);
    rmSync(join(dist, file));
    writeFileSync(join(dist, dirname(file), renamed.get(basename(file)) ?? basename(file)), changed);
  }
  const release = join(dist, 'release.json');
  const facts = JSON.parse(readFileSync(release, 'utf8'));
  const digest = releaseDigest(facts.files, (file) => readFileSync(join(dist, file)));
  writeFileSync(release, JSON.stringify({ ...facts, digest }));
  return { dist, chunk: renamed.get(basename(code)) ?? '' };
}
