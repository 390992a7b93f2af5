import type { MenuEntry, Viewer } from '../../menu.ts';

/** A menu entry for one viewer. */
export interface ShownEntry extends MenuEntry {
  /** Where it leads; undefined for one that only opens its children, or a page elsewhere. */
  href: string | undefined;
  children?: readonly ShownEntry[];
}

/** The entries that the viewer may see, in the menu's order. */
export function entriesFor(viewer: Viewer, entries: readonly MenuEntry[]): ShownEntry[] {
  return entries
    .filter(({ shows }) => (shows ? shows(viewer) : viewer.isSignedIn))
    .map(({ children, ...entry }) => ({
      ...entry,
      href: entry.hrefFor?.(viewer) ?? entry.path,
      ...(children && { children: entriesFor(viewer, children) }),
    }));
}

/**
 * The id of the entry whose page, or a page below it, is open: the one with the longest path, so that
 * `/user-profile/route-subscription` is that entry and not `/user-profile`.
 */
export function currentEntry(entries: readonly MenuEntry[], address: string): string | undefined {
  const here = `${address.toLowerCase()}/`.replace(/\/+$/, '/');
  const all = entries.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  const isBelow = (path: string | undefined) => path !== undefined && here.startsWith(`${path}/`);
  const matches = all.filter(({ path, alsoBelow }) => isBelow(path) || (path && isBelow(alsoBelow)));
  return matches.sort((a, b) => b.path!.length - a.path!.length)[0]?.id;
}
