import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Host } from '../../../shared/element/host.ts';
import { loadPart } from '../../../shared/i18n/languages.ts';
import type { RecordRef } from '../record/record.ts';
import { KEPT_PREFIX, pastedAtom } from './pasted.ts';

/** Whether an earlier visit left a list for any record; without access to the device none did. */
function isLeft(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(KEPT_PREFIX));
  } catch {
    return false;
  }
}

/** Keeps pasted lists on the device, by code that is loaded once there is one to keep or to bring back. */
export function useKept({ store }: Pick<Host, 'store'>, record: RecordRef | undefined): void {
  const hasPasted = useAtomValue(pastedAtom).length > 0;
  const type = record?.type;
  const id = record?.id;
  useEffect(() => {
    if (!type || !id || !(hasPasted || isLeft())) return;
    const leaving = new AbortController();
    const keep = async () => {
      const { keepPasted } = await loadPart(() => import('./kept.ts'));
      await keepPasted({ store }, { type, id }, leaving.signal);
    };
    keep().catch((error: unknown) => console.warn('Pasted lists are not kept on this device:', error));
    return () => leaving.abort();
  }, [store, type, id, hasPasted]);
}
