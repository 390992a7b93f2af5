import type { RecordRef } from '../record.ts';

/** What the names of all drafts of the form begin with. */
export const DRAFT_PREFIX = 'airRateForm';

/** AIR-05, D-84: `airRateForm12` or `airRateFormnew`, with the page's own key behind it where it gives one. */
export function storageKeyOf({ id }: RecordRef, draftKey: string | null): string {
  const key = `${DRAFT_PREFIX}${id ?? 'new'}`;
  return draftKey === null ? key : `${key} key=${encodeURIComponent(draftKey)}`;
}
