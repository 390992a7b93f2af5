import type { RecordRef } from '../record.ts';

/** What the keys of all drafts on this device begin with. */
export const DRAFT_PREFIX = 'fp-charges ';

interface DraftPlace {
  readonly backend: string;
  readonly record: RecordRef;
  /** The page's own key, which counts instead of the role. */
  readonly draftKey: string | null;
}

/** The key of nobody's draft of a list; that of a person's draft begins with it. */
function listKey({ backend, record: { feature, id, role }, draftKey }: DraftPlace): string {
  const own = draftKey === null ? role : `key=${encodeURIComponent(draftKey)}`;
  return `${DRAFT_PREFIX}${backend} ${feature} ${id} ${own}`;
}

/** The key in `localStorage` of the draft of one list. `owner` is its person; null where nobody is named. */
export const storageKeyOf = (place: DraftPlace, owner: string | null): string =>
  owner === null ? listKey(place) : `${listKey(place)} of=${encodeURIComponent(owner)}`;

/**
 * Whether a name in `localStorage` is that of a draft which may be offered to `owner`, though it isn't under their key:
 * nobody's draft, or one of an earlier release. Names once ended in a random word and the text said whose the draft is;
 * before that they held the caller, who was a person, or a link or an open backend, which are nobody's.
 *
 * @param ownerInText reads whose it is from the text stored under the name
 */
export function isOfferedTo(
  owner: string | null,
  name: string,
  place: DraftPlace,
  ownerInText: () => string | null | undefined,
): boolean {
  const list = listKey(place);
  const former = name.startsWith(`${list} `) ? name.slice(list.length + 1) : undefined;
  if (name === list || former?.startsWith('#')) return owner !== null;
  const whose = former && /^[a-z0-9]+$/.test(former) ? ownerInText() : callerIn(name, place);
  return whose === null || (whose !== undefined && whose === owner);
}

/** The person in a name of the earliest release; null for a link or an open backend, undefined for any other name. */
function callerIn(name: string, { backend, record }: DraftPlace): string | null | undefined {
  const head = `${DRAFT_PREFIX}${backend} `;
  const end = name.lastIndexOf(` ${record.role} ${record.feature} ${record.id} `);
  if (!name.startsWith(head) || end < head.length) return undefined;
  const [, kind, person] = /^(user|page|link|open)(?:-(.*))?$/.exec(name.slice(head.length, end)) ?? [];
  if (!kind) return undefined;
  return kind === 'user' || kind === 'page' ? (person ?? '') : null;
}
