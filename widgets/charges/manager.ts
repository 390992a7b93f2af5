import type { Host } from '../../shared/element/host.ts';
import { plain } from '../../shared/record/alert.ts';
import { createRecordManager, type RecordManager } from '../../shared/record/manager.ts';
import { loadCharges } from './api.ts';
import type { ChargesEvents } from './events.ts';
import { isSameRecord, type RecordRef } from './record.ts';
import { openSession } from './session.ts';
import { sessionAtom, titleAtom, unsavedAtom } from './state.ts';
import { texts } from './texts/index.ts';

type ManagerHost = Pick<Host<ChargesEvents>, 'client' | 'store' | 'emit' | 'reload'>;

/** Which list is open, and how another one takes its place. */
export type Manager = RecordManager<RecordRef>;

export function createManager(host: ManagerHost): Manager {
  const { store } = host;
  const manager = createRecordManager(host, {
    sessionAtom,
    unsavedAtom,
    isSame: isSameRecord,
    async load(record: RecordRef, signal) {
      const loaded = await loadCharges(host.client, record, signal);
      return () => openSession(host, record, loaded);
    },
    clear: () => store.set(titleAtom, null),
    failure: () => plain(texts('charges.error.load')),
  });
  return {
    ...manager,
    leave() {
      store.get(sessionAtom)?.giveUp();
      manager.leave();
    },
  };
}
