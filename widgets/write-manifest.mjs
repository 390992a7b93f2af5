import { writeFileSync } from 'node:fs';
import { manifestFiles } from '../shared/build/manifest/files.mjs';
import { elementFiles } from './element-files.mjs';

/** Writes what tells hosts of the elements: types, custom elements manifest and data for editors, beside this file. */
for (const [name, text] of Object.entries(await manifestFiles(elementFiles)))
  writeFileSync(new URL(name, import.meta.url), text);
