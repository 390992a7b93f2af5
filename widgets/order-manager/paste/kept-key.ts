import type { RecordRef } from '../record/record.ts';
import { KEPT_PREFIX } from './pasted.ts';

interface KeptPlace {
  readonly backend: string;
  readonly record: RecordRef;
  /** The page's own key. */
  readonly draftKey: string | null;
}

/** The key in `localStorage` of what was pasted for a record. `owner` is its person; null where nobody is named. */
export function keptKey(
  { backend, record: { type, id }, draftKey }: KeptPlace,
  owner: string | null,
): string {
  const own = draftKey === null ? '' : ` key=${encodeURIComponent(draftKey)}`;
  const whose = owner === null ? '' : ` of=${encodeURIComponent(owner)}`;
  return `${KEPT_PREFIX}${backend} ${type} ${id}${own}${whose}`;
}
