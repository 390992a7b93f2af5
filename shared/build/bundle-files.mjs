import { brotliCompressSync, constants } from 'node:zlib';

/** The file and everything it imports, by name; what a page has to load before the file can run. */
export function closure(bundle, ...files) {
  const all = new Set();
  const walk = (file) => {
    if (all.has(file) || bundle[file]?.type !== 'chunk') return;
    all.add(file);
    for (const next of bundle[file].imports) walk(next);
  };
  for (const file of files) walk(file);
  return all;
}

/** What these files load at run time, and what that loads in its turn. */
export function laterOf(bundle, files) {
  const all = new Set(files);
  for (const file of all)
    for (const next of bundle[file].dynamicImports ?? [])
      for (const part of closure(bundle, next)) all.add(part);
  return all.difference(new Set(files));
}

/** Entries that another file needs to run, which then knows them by one address while a page may use another. */
export function importedEntries(bundle) {
  const files = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const needed = new Set(files.flatMap(({ imports }) => imports));
  return files
    .filter(({ isEntry, fileName }) => isEntry && needed.has(fileName))
    .map(({ fileName }) => fileName);
}

export function brotli(data) {
  return brotliCompressSync(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
  });
}
