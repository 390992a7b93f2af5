import type { Host } from '../../shared/element/host.ts';
import { plain } from '../../shared/record/alert.ts';
import { createRecordManager, type RecordManager } from '../../shared/record/manager.ts';
import { type LoadedCharges, loadCharges } from './api.ts';
import type { ChargesEvents } from './events.ts';
import { isSameRecord, type RecordRef } from './record.ts';
import type { Session } from './session.ts';
import { sessionAtom, titleAtom, unsavedAtom } from './state.ts';

type ManagerHost = Pick<Host<ChargesEvents>, 'client' | 'store' | 'emit' | 'reload'>;

export interface Work {
  openSession(host: ManagerHost, record: RecordRef, loaded: LoadedCharges): Session;
}

/** Which list is open, and how another one takes its place. */
export type Manager = RecordManager<RecordRef>;

/**
 * `loadWork` brings the code of the work on a list, which is most of the element. It comes beside the lines: without a
 * list there is no use for it.
 */
export function createManager(host: ManagerHost, loadWork: () => Promise<Work>): Manager {
  const { store } = host;
  const manager = createRecordManager(host, {
    sessionAtom,
    unsavedAtom,
    isSame: isSameRecord,
    async load(record: RecordRef, signal) {
      const [loaded, { openSession }] = await Promise.all([
        loadCharges(host.client, record, signal),
        loadWork(),
      ]);
      return () => openSession(host, record, loaded);
    },
    clear: () => store.set(titleAtom, null),
    failure: () => plain('charges.error.load'),
  });
  return {
    ...manager,
    leave() {
      store.get(sessionAtom)?.giveUp();
      manager.leave();
    },
  };
}
