import type { RecordRef } from '../editor/record.ts';

/** What the names of all drafts on this device begin with. */
export const DRAFT_PREFIX = 'fp-charges ';

interface DraftPlace {
  readonly backend: string;
  readonly record: RecordRef;
  /** The page's own key, which counts instead of the role. */
  readonly draftKey: string | null;
}

/** What the names of the drafts of one list begin with; the rest tells the elements apart that work on it. */
export function draftNames({ backend, record: { feature, id, role }, draftKey }: DraftPlace): string {
  const own = draftKey === null ? role : `key=${encodeURIComponent(draftKey)}`;
  return `${DRAFT_PREFIX}${backend} ${feature} ${id} ${own} `;
}

/**
 * Whose the draft of an earlier release is, if it is of this list; else undefined. Its name held the caller: a person,
 * or a link or an open backend, which are nobody's.
 */
export function formerOwner(name: string, { backend, record }: DraftPlace): string | null | undefined {
  const head = `${DRAFT_PREFIX}${backend} `;
  const end = name.lastIndexOf(` ${record.role} ${record.feature} ${record.id} `);
  if (!name.startsWith(head) || end < head.length) return undefined;
  const [, kind, person] = /^(user|page|link|open)(?:-(.*))?$/.exec(name.slice(head.length, end)) ?? [];
  if (!kind) return undefined;
  return kind === 'user' || kind === 'page' ? (person ?? '') : null;
}
