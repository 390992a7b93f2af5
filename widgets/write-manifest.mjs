import { copyFileSync, writeFileSync } from 'node:fs';
import { manifestFiles } from '../shared/build/manifest/files.mjs';
import { elementFiles } from './element-files.mjs';

/**
 * Writes what tells hosts of the elements: types, custom elements manifest and data for editors, beside this file. With
 * `--release` also what pages may from now on rely on.
 */
for (const [name, text] of Object.entries(await manifestFiles(elementFiles)))
  writeFileSync(new URL(name, import.meta.url), text);
if (process.argv.includes('--release'))
  copyFileSync(
    new URL('custom-elements.json', import.meta.url),
    new URL('../test/build/last-release.json', import.meta.url),
  );
