import type { Host } from '../../shared/element/host.ts';
import { plain } from '../../shared/record/alert.ts';
import { createRecordManager, type RecordManager } from '../../shared/record/manager.ts';
import { loadCharges } from './api.ts';
import type { ChargesEvents } from './events.ts';
import { isSameRecord, type RecordRef } from './record.ts';
import { sessionAtom, titleAtom, unsavedAtom } from './state.ts';

type ManagerHost = Pick<Host<ChargesEvents>, 'client' | 'store' | 'emit' | 'reload'>;

/** Which list is open, and how another one takes its place. */
export type Manager = RecordManager<RecordRef>;

/**
 * `loadView` brings what draws a session. Its code and that of the session are most of the element, and are loaded while
 * the lines are: without a list there is no use for them.
 */
export function createManager(host: ManagerHost, loadView: () => Promise<void>): Manager {
  const { store } = host;
  const manager = createRecordManager(host, {
    sessionAtom,
    unsavedAtom,
    isSame: isSameRecord,
    async load(record: RecordRef, signal) {
      const [loaded, { openSession }] = await Promise.all([
        loadCharges(host.client, record, signal),
        import('./session.ts'),
        loadView(),
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
