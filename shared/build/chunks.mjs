import path from 'node:path';

const at = (file) => path.resolve('portal/app', file);
/** Of the portal's page: what it draws, and what it says of its lists and of its documents. */
const FOLDERS = [at('.'), path.resolve('portal/lists'), path.resolve('portal/papers')].map(
  (folder) => folder + path.sep,
);

/** Where the portal starts, and the parts of it that most people open. */
const START = at('main.tsx');
const SHELL = at('shell/lazy-shell.ts');
const DASHBOARD = at('dashboard/lazy-page.ts');
const LISTS = at('modules/lazy-pages.ts');
const RECORDS = at('records/lazy-pages.ts');

/**
 * Which modules are one file, for rollup's `manualChunks` with `onlyExplicitManualChunks`. Left alone, the bundler makes a file
 * for each set of users: a list of the portal was eighty, most below 1 kB, which a browser asks a plain server for six at a time.
 *
 * @param {[name: string, isOf: (id: string) => boolean][]} shared files for elements and pages, with all that their modules
 * import; what two of them import belongs to the first
 */
export function manualChunks(shared) {
  let seen;
  let chunks;
  return (id, graph) => {
    // Each build has a graph of its own, also where one process watches the sources and builds again.
    if (graph !== seen) chunks = chunksOf(graph, shared);
    seen = graph;
    return chunks.get(id);
  };
}

/** Also what a plugin makes of a module: `\0stylesheet:portal/app/admin/admin.css.ts`. */
const isPortals = (id) => {
  const file = path.resolve(id.replace(/^\0[\w-]+:/, ''));
  return FOLDERS.some((folder) => file.startsWith(folder));
};

function chunksOf({ getModuleInfo, getModuleIds }, shared) {
  const all = [...getModuleIds()];
  const reached = (...starts) => reachedFrom(getModuleInfo, starts);
  const chunks = new Map();
  const claim = (name, ids) => {
    for (const id of ids) if (!chunks.has(id)) chunks.set(id, name);
  };
  for (const [name, isOf] of shared) claim(name, all.filter(isOf));
  for (const [name, isOf] of shared) claim(name, reached(...all.filter(isOf)));
  for (const [name, ids] of portalParts(reached, all)) claim(name, ids);
  return chunks;
}

/**
 * The portal's own modules: with the shell, which every page needs, goes what dashboard, lists and records have in common. No
 * part lacks a module that is loaded later, else the bundler takes it for one that may be loaded without the start, and
 * divides that.
 *
 * Modules of other folders are left to the bundler, also where only the portal uses them: a file of `widgets/chunks` that
 * has another one of them would import the portal's, at an address that no server has.
 */
function portalParts(reached, all) {
  const elsewhere = reached(START, ...all.filter((id) => !isPortals(id)));
  const own = (ids) => [...ids].filter((id) => isPortals(id) && !elsewhere.has(id));
  const [shell, dashboard, lists, records] = [SHELL, DASHBOARD, LISTS, RECORDS].map((file) => reached(file));
  const common = [...lists].filter((id) => dashboard.has(id) || records.has(id));
  return [
    ['shell', own([...shell, ...common])],
    ['lists', own(lists)],
    ['records', own(records)],
  ];
}

/** What modules import, and what that does, without what is only loaded later. */
function reachedFrom(getModuleInfo, starts) {
  const found = new Set();
  const open = [...starts];
  for (let id = open.pop(); id; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
