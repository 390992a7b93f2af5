import type { Draft, DraftFormat } from './draft-format.ts';

/** Drafts that are older are deleted, in milliseconds. */
const LONGEST_STORED = 30 * 24 * 60 * 60 * 1000;

/** A draft that no tab works on. */
export interface UnopenedDraft<Content> extends Draft<Content> {
  readonly name: string;
  /** What it is about: the key that it was opened with, without the prefix. */
  readonly about: string;
}

/** Of what tabs store beside the key of a draft, the key stands before this. */
const BESIDE = ' #';

/** A name beside the key of a draft, of which nobody else knows. */
export const nameBeside = (key: string): string => `${key}${BESIDE}${Math.random().toString(36).slice(2)}`;

/** The newest draft of each key that begins with the prefix and that no tab works on, the newest first. */
export async function unopenedDrafts<Content>(
  prefix: string,
  format: DraftFormat<Content>,
): Promise<UnopenedDraft<Content>[]> {
  const newest = new Map<string, UnopenedDraft<Content>>();
  for (const name of await unlocked(namesFrom(prefix))) {
    const draft = format.read(localStorage.getItem(name) ?? '');
    if (!draft || isOver(draft)) continue;
    const [about = ''] = name.slice(prefix.length).split(BESIDE);
    const other = newest.get(about);
    if (!other || timeOf(draft) > timeOf(other)) newest.set(about, { ...draft, name, about });
  }
  return [...newest.values()].sort((one, other) => timeOf(other) - timeOf(one));
}

/** Deletes the draft that is stored under this name, unless a tab works on it. */
export async function discardDraft(draftName: string): Promise<void> {
  for (const name of await unlocked([draftName])) localStorage.removeItem(name);
}

/**
 * Deletes the drafts that are too old among those whose names begin with the prefix, of whatever record they
 * are. What can't be read stays.
 */
export async function removeOldDrafts(prefix: string, format: DraftFormat<unknown>): Promise<void> {
  // Those in work may be large, and are not old: they are not read.
  for (const name of await unlocked(namesFrom(prefix))) {
    const draft = format.read(localStorage.getItem(name) ?? '');
    if (draft && isOver(draft)) localStorage.removeItem(name);
  }
}

export const isOver = ({ savedAt }: Draft<unknown>): boolean =>
  savedAt !== null && savedAt < Date.now() - LONGEST_STORED;

const timeOf = ({ savedAt }: Draft<unknown>): number => savedAt ?? 0;

const namesFrom = (prefix: string): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith(prefix));

/** Those that no tab is working on any more; without Web Locks, which insecure pages lack, all of them. */
export async function unlocked(names: readonly string[]): Promise<string[]> {
  const { locks } = navigator;
  if (!locks) return [...names];
  const free = await Promise.all(
    names.map((name) => locks.request(name, { ifAvailable: true }, (lock) => lock !== null)),
  );
  return names.filter((_, index) => free[index]);
}
