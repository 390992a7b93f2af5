import type { Host } from '../../../shared/element/host.ts';
import { loadPart } from '../../../shared/i18n/languages.ts';
import type { RecordRef } from '../record/record.ts';
import type { LinkedOrder } from '../selection/orders.ts';
import { othersAtom } from '../state.ts';
import { othersChanges, together } from './changes.ts';

/** Tells what others did to a record, and by whom and when as soon as that is known. */
export function othersTeller({ client, store }: Pick<Host, 'client' | 'store'>, record: RecordRef) {
  return (expected: readonly LinkedOrder[], stored: readonly LinkedOrder[]): void => {
    const changes = othersChanges(expected, stored);
    if (!changes) return;
    const before = store.get(othersAtom);
    const told = { changes: before ? together(before.changes, changes) : changes, who: undefined };
    store.set(othersAtom, told);
    const ask = async () => {
      const { whoChanged } = await loadPart(() => import('./who.ts'));
      const who = await whoChanged(client, record, told.changes);
      store.set(othersAtom, (now) => (now === told && who ? { ...told, who } : now));
    };
    ask().catch((error: unknown) => console.warn('Who changed the record is not known:', error));
  };
}
