import path from 'node:path';

const at = (file) => path.resolve('portal/app', file);

/** Whose files the portal's are never loaded with. */
const OTHERS = ['widgets', 'demo', 'portal/docs'].map((folder) => path.resolve(folder) + path.sep);

/** Where the portal starts, and parts of it that most people open. */
const START = at('main.tsx');
const SHELL = at('shell/lazy-shell.ts');
const DASHBOARD = at('dashboard/lazy-page.ts');
const LISTS = at('modules/lazy-pages.ts');
const RECORDS = at('records/lazy-pages.ts');

/**
 * Which code that only the portal uses is one file, for `manualChunks`: what is loaded before anybody is signed in, what the
 * shell needs, what dashboard, lists and records share, and what only one of them needs. Left alone, the bundler makes a file for
 * each set of users: a list was forty of them, most below 1.5 kB, which a browser asks a plain server for six at a time.
 */
export function portalChunks() {
  let chunks;
  return (id, graph) => {
    chunks ??= chunksOf(graph);
    return chunks.get(id);
  };
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

function chunksOf({ getModuleInfo, getModuleIds }) {
  const reached = (...starts) => reachedFrom(getModuleInfo, starts);
  const others = reached(
    ...[...getModuleIds()].filter((id) => OTHERS.some((folder) => id.startsWith(folder))),
  );
  const chunks = new Map();
  const claim = (name, ids) => {
    for (const id of ids) if (!others.has(id) && !chunks.has(id)) chunks.set(id, name);
  };
  const start = reached(START);
  // An entry that others import from would run twice where a page asks for it by another address.
  start.delete(START);
  claim('main', start);
  claim('shell', reached(SHELL));
  const lists = reached(LISTS);
  claim('page', reached(DASHBOARD).intersection(lists));
  const records = reached(RECORDS);
  claim('parts', records.intersection(lists));
  claim('lists', lists);
  claim('records', records);
  return chunks;
}

/** Files with all that their modules import, by name and test; what two of them import belongs to the first. */
export function sharedChunks(kinds) {
  let chunks;
  return (id, { getModuleInfo, getModuleIds }) => {
    chunks ??= new Map();
    if (chunks.size === 0) {
      const all = [...getModuleIds()];
      for (const [name, isOf] of kinds)
        for (const one of all.filter(isOf)) if (!chunks.has(one)) chunks.set(one, name);
      for (const [name, isOf] of kinds)
        for (const one of reachedFrom(getModuleInfo, all.filter(isOf)))
          if (!chunks.has(one)) chunks.set(one, name);
    }
    return chunks.get(id);
  };
}
