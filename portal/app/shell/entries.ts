import type { MenuEntry, Viewer } from '../menu.ts';

/** What of the menu the viewer gets to see, in its order. */
export function entriesFor(viewer: Viewer, entries: readonly MenuEntry[]): MenuEntry[] {
  return entries
    .filter(({ shows }) => (shows ? shows(viewer) : viewer.isSignedIn))
    .map((entry) => (entry.children ? { ...entry, children: entriesFor(viewer, entry.children) } : entry));
}

/**
 * The id of the entry whose page, or a page below it, is open: the one with the longest path, so that
 * `/user-profile/route-subscription` is that entry and not `/user-profile`.
 */
export function currentEntry(entries: readonly MenuEntry[], path: string): string | undefined {
  const here = `${path.toLowerCase()}/`.replace(/\/+$/, '/');
  const all = entries.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  const matches = all.filter((entry) => entry.path && here.startsWith(`${entry.path}/`));
  return matches.sort((a, b) => b.path!.length - a.path!.length)[0]?.id;
}
