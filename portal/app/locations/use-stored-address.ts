import { useState } from 'react';
import { type Address, addresses } from '../../lists/definitions/places.ts';
import { loadRecord, sourceOf } from '../../lists/request/request.ts';
import { client } from '../client/client.ts';

/** Longest wait for an address that somebody else has saved meanwhile. */
const PATIENCE = 10_000;

/** An address of the list, and how it stands once it was loaded again: it may be gone by then. */
export function useStoredAddress(listed: Address) {
  const [stored, setStored] = useState({ address: listed, isGone: false });
  return {
    ...stored,
    async reload() {
      try {
        const asked = { id: listed.id, signal: AbortSignal.timeout(PATIENCE) };
        const found = (await loadRecord(client, sourceOf(addresses), asked)) as Address | undefined;
        setStored((last) => ({ address: found ?? last.address, isGone: found === undefined }));
        return found;
      } catch (error) {
        // The next try is refused again, and asks again.
        console.warn('[portal] The address could not be loaded:', error);
        return listed;
      }
    },
  };
}
