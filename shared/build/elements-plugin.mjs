const LOADERS = 'elements:loaders';
const ALL = 'elements:all';

/**
 * What follows from the list of elements (`{ tag: file }`): `elements:loaders` holds a dynamic import for each, and
 * `elements:all` imports them all.
 */
export function elementsPlugin(elements) {
  const files = Object.entries(elements).map(([tag, file]) => [JSON.stringify(tag), JSON.stringify(file)]);
  return {
    name: 'elements',
    resolveId(id) {
      return id === LOADERS || id === ALL ? `\0${id}` : null;
    },
    load(id) {
      if (id === `\0${ALL}`) return files.map(([, file]) => `import ${file};`).join('\n');
      if (id !== `\0${LOADERS}`) return null;
      return `export const loaders = { ${files.map(([tag, file]) => `${tag}: () => import(${file})`).join(', ')} };`;
    },
  };
}
