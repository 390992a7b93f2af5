import type { Host } from '../../../shared/element/host.ts';
import { warning } from '../../../shared/record/message.ts';
import { createRecordLoader, type RecordLoader } from '../../../shared/record/record-loader.ts';
import { loadCharges } from '../api/load-charges.ts';
import type { ChargesEvents } from '../events.ts';
import { isSameRecord, type RecordRef } from '../record.ts';
import { texts } from '../texts/index.ts';
import { createChargesEditor } from './create-editor.ts';
import { editorAtom, recordState, titleAtom, unsavedAtom } from './element-state.ts';

type LoaderHost = Pick<Host<ChargesEvents>, 'client' | 'store' | 'emit' | 'timedSave' | 'reload'>;

/** Which list is open, and how another one takes its place. */
export type Loader = RecordLoader<RecordRef>;

export function createLoader(host: LoaderHost): Loader {
  const { store } = host;
  const loader: Loader = createRecordLoader(host, {
    state: recordState,
    editorAtom,
    unsavedAtom,
    isSame: isSameRecord,
    async load(record: RecordRef, signal) {
      const loaded = await loadCharges(host.client, record, signal);
      return () => createChargesEditor(host, record, loaded, () => void loader.save());
    },
    clear: () => store.set(titleAtom, null),
    failure: () => warning(texts('charges.error.load')),
  });
  return {
    ...loader,
    leave() {
      store.get(editorAtom)?.discardUnsaved();
      loader.leave();
    },
  };
}
