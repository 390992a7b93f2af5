import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMMON_ATTRIBUTES, COMMON_PROPERTIES } from '../element/attributes.ts';
import { closure } from './bundle-files.mjs';

const LOADERS = 'elements:loaders';
const ALL = 'elements:all';
const ENTRY = 'elements:entry/';
/** Stands for the list of an element's files until there are any. */
const FILES = 'elements:files/';
const FILES_OF_TAG = new RegExp(`["'\`]${FILES}([\\w-]+)["'\`]`, 'g');

/**
 * The entry of an element: it only imports the element's own file, so that the code is in a chunk, and no other part has
 * to import an entry to get it.
 */
export const entryOf = (tag) => ENTRY + tag;

/** The names of an element for its stand-in, of the file `declaration.ts` beside the one that defines it. */
async function namesOf(file) {
  const { declaration } = await import(pathToFileURL(path.join(path.dirname(file), 'declaration.ts')));
  return {
    attributes: Object.keys({ ...COMMON_ATTRIBUTES, ...declaration.attributes }),
    properties: [...COMMON_PROPERTIES, ...(declaration.properties ?? [])],
    methods: ['reload', ...(declaration.methods ?? [])],
  };
}

/**
 * What follows from the list of elements (`{ tag: file }`, from `widgets/tags.ts`): `elements:loaders` holds the names,
 * the files and a dynamic import of each, and `elements:all` imports them all.
 */
export function elementsPlugin(elements) {
  const files = Object.values(elements).map((file) => JSON.stringify(file));
  return {
    name: 'elements',
    resolveId(id) {
      return id === LOADERS || id === ALL || id.startsWith(ENTRY) ? `\0${id}` : null;
    },
    async load(id) {
      if (id === `\0${ALL}`) return files.map((file) => `import ${file};`).join('\n');
      if (id.startsWith(`\0${ENTRY}`))
        return `import ${JSON.stringify(elements[id.slice(ENTRY.length + 1)])};`;
      if (id !== `\0${LOADERS}`) return null;
      const loaders = Object.entries(elements).map(
        async ([tag, file]) =>
          `{ tag: ${JSON.stringify(tag)}, names: ${JSON.stringify(await namesOf(file))}, files: '${FILES}${tag}', load: () => import(${JSON.stringify(file)}) }`,
      );
      return `export const elements = [${(await Promise.all(loaders)).join(', ')}];`;
    },
    // Only the whole bundle knows what an element's file imports.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (!chunk.moduleIds?.includes(`\0${LOADERS}`)) continue;
        chunk.code = chunk.code.replaceAll(FILES_OF_TAG, (_text, tag) => {
          const target = Object.values(bundle).find(({ moduleIds }) => moduleIds?.includes(elements[tag]));
          const files = [...closure(bundle, target.fileName)].map(
            (file) => `./${path.posix.relative(path.posix.dirname(chunk.fileName), file)}`,
          );
          return JSON.stringify(files);
        });
      }
    },
  };
}
