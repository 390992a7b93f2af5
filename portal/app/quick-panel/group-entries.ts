import type { AuditEntry } from '../../../shared/contract/audit.ts';
import { isValidityAlone } from './change-texts.ts';

/** What a reader would see again and again: the same person or link did the same to the same record. */
const keyOf = ({
  id,
  action,
  recordType,
  recordId,
  actor,
  own,
  linkId,
  onBehalfOf,
  address,
  changes,
}: AuditEntry) => {
  // Charges that were changed after a decision say so, and nobody looks for a price that was told in a group.
  const decided = changes.find(({ field }) => field === 'decided')?.after;
  const priced = changes.some(({ field }) => field === 'sellingPrice') && id;
  const isValidity = action === 'issueQuote' && isValidityAlone(changes);
  return JSON.stringify([
    ...[action, recordType, recordId, actor, own, linkId, onBehalfOf, address, decided, priced, isValidity],
  ]);
};

export interface EntryGroup<T extends AuditEntry> {
  /** The same for no other group of the day. */
  key: string;
  /** Newest first. */
  entries: [T, ...T[]];
}

/** Groups the entries of one day, newest first, that say the same; a group stands where its newest entry does. */
export function groupEntries<T extends AuditEntry>(entries: readonly T[]): EntryGroup<T>[] {
  const groups = new Map<string, EntryGroup<T>>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.entries.push(entry);
    else groups.set(key, { key, entries: [entry] });
  }
  return [...groups.values()];
}
