import { useState } from 'react';
import type { ModuleDefinition } from '../../../lists/definition.ts';
import { loadRecord, sourceOf } from '../../../lists/request/request.ts';
import { client } from '../../client/client.ts';

/** Longest wait for a row that somebody else has saved meanwhile. */
const PATIENCE = 10_000;

/** A row of a list, and how it stands once it was loaded again: it may be gone by then. */
export function useStoredRow<T extends { id: number }>(definition: ModuleDefinition, listed: T) {
  const [stored, setStored] = useState({ row: listed, isGone: false });
  return {
    ...stored,
    async reload(): Promise<T | undefined> {
      try {
        const asked = { id: listed.id, signal: AbortSignal.timeout(PATIENCE) };
        const found = (await loadRecord(client, sourceOf(definition), asked)) as T | undefined;
        setStored((last) => ({ row: found ?? last.row, isGone: found === undefined }));
        return found;
      } catch (error) {
        // The next try is refused again, and asks again.
        console.warn('[portal] The row could not be loaded:', error);
        return listed;
      }
    },
  };
}
