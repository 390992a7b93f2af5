/**
 * Lets an `import()` ask for all files of its part at once. By itself a browser learns what a file imports only when
 * that file has come, and asks for it one round trip later. Files that the importer stands on are there already.
 */
export function wholePartsPlugin() {
  /** What each file of the output stands on, by its name. */
  const known = new Map();
  return {
    name: 'whole-parts',
    renderStart: () => known.clear(),
    renderDynamicImport({ chunk, getTargetChunkImports }) {
      if (!known.has(chunk.fileName))
        known.set(
          chunk.fileName,
          staticImports(chunk.moduleIds, (id) => this.getModuleInfo(id)),
        );
      const present = known.get(chunk.fileName);
      const others = (getTargetChunkImports() ?? []).filter(
        (one) => one.type === 'internal' && !one.chunk.moduleIds.some((id) => present.has(id)),
      );
      if (others.length === 0) return null;
      const imports = others.map(({ resolvedImportPath }) => `import(${resolvedImportPath})`);
      return { left: 'Promise.all([import(', right: `), ${imports.join(', ')}]).then(([part]) => part)` };
    },
  };
}

/** The modules and all that they import statically. */
function staticImports(ids, getModuleInfo) {
  const all = new Set();
  const walk = (id) => {
    if (all.has(id)) return;
    all.add(id);
    for (const next of getModuleInfo(id)?.importedIds ?? []) walk(next);
  };
  for (const id of ids) walk(id);
  return all;
}
