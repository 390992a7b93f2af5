import { AREA, FOREIGN } from './catalogue-plugin.mjs';
import { isReact } from './plugins.mjs';

const WIDGETS = /[\\/:]widgets[\\/]/;
/** Whole, though not every element has a plain text input or sends an id: alone they would be requests for 0.3 kB. */
const SMALL = /[\\/]shared[\\/](ui[\\/]field[\\/]|contract[\\/]id\.ts$)/;

/** Only for those who don't speak English. */
const LANGUAGES = /[\\/]shared[\\/]i18n[\\/](learn|languages|said)\.ts$/;

/** Under every element that works on one record. */
const RECORDS = /[\\/]shared[\\/]record[\\/]manager\.ts$/;

/**
 * Which modules stand together under the elements: React in one chunk, and in a second one, `base`, exactly what every
 * element that works on a record needs sooner or later: in its first code or in a part that it loads when it is used.
 * Many small chunks would be more bytes on the wire; a larger base would make a page load what its element doesn't use.
 * The other elements are small, and have room for what they don't use of it. The rest is left to the bundler. `files`
 * are the entries of the elements.
 */
export function chunksOf(files) {
  let base;
  return (id, { getModuleInfo }) => {
    if (isReact(id)) return 'react';
    if (LANGUAGES.test(id)) return 'languages';
    base ??= common(
      files
        .map((file) => reachable(file, getModuleInfo))
        .filter((all) => [...all].some((module) => RECORDS.test(module))),
    );
    const isOwn = WIDGETS.test(id) || id.startsWith(AREA) || id.startsWith(FOREIGN);
    return (base.has(id) && !isOwn) || SMALL.test(id) ? 'base' : undefined;
  };
}

function reachable(file, getModuleInfo) {
  const all = new Set();
  const walk = (id) => {
    if (all.has(id)) return;
    all.add(id);
    const info = getModuleInfo(id);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) walk(next);
  };
  walk(file);
  return all;
}

function common([first = new Set(), ...others]) {
  return new Set([...first].filter((id) => others.every((other) => other.has(id))));
}
