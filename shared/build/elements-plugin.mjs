const LOADERS = 'elements:loaders';
const ALL = 'elements:all';
const ENTRY = 'elements:entry/';

/**
 * The entry of an element: it only imports the element's own file, so that the code is in a chunk, and no other part has
 * to import an entry to get it.
 */
export const entryOf = (tag) => ENTRY + tag;

/**
 * What follows from the list of elements (`{ tag: file }`, from `widgets/tags.ts`): `elements:loaders` holds a dynamic
 * import for each, and `elements:all` imports them all.
 */
export function elementsPlugin(elements) {
  const files = Object.entries(elements).map(([tag, file]) => [JSON.stringify(tag), JSON.stringify(file)]);
  return {
    name: 'elements',
    resolveId(id) {
      return id === LOADERS || id === ALL || id.startsWith(ENTRY) ? `\0${id}` : null;
    },
    load(id) {
      if (id === `\0${ALL}`) return files.map(([, file]) => `import ${file};`).join('\n');
      if (id.startsWith(`\0${ENTRY}`))
        return `import ${JSON.stringify(elements[id.slice(ENTRY.length + 1)])};`;
      if (id !== `\0${LOADERS}`) return null;
      return `export const loaders = { ${files.map(([tag, file]) => `${tag}: () => import(${file})`).join(', ')} };`;
    },
  };
}
