import { ClientError } from '../../../shared/client/client-error.ts';
import { TOKEN_REQUEST } from '../../../shared/client/token.ts';
import type { Host } from '../../../shared/element/host.ts';
import { failureMessage } from '../../../shared/record/message.ts';
import { createRecordLoader, type RecordLoader } from '../../../shared/record/record-loader.ts';
import { loadRecord } from '../api.ts';
import type { OrderEvents } from '../events.ts';
import { EMPTY } from '../selection/selection.ts';
import { editorAtom, recordState, selectionAtom, unsavedAtom } from '../state.ts';
import { type TextId, texts } from '../texts/index.ts';
import { createOrderEditor } from './create-editor.ts';
import { isSameRecord, type RecordRef } from './record.ts';

type LoaderHost = Pick<Host<OrderEvents>, 'client' | 'store' | 'emit' | 'timedSave' | 'reload'>;

/** Which record is open, and how another one takes its place. */
export type Loader = RecordLoader<RecordRef>;

/** PO-53 to PO-55: the query failed, or the page load around it, which begins with the token (API-14, API-15). */
function failureText(record: RecordRef, error: unknown): TextId {
  if (!(error instanceof ClientError) || error.request === TOKEN_REQUEST) return 'orders.error.page';
  return record.type === 'booking' ? 'orders.error.booking' : 'orders.error.shipment';
}

export const createLoader = (host: LoaderHost): Loader =>
  createRecordLoader(host, {
    state: recordState,
    editorAtom,
    unsavedAtom,
    isSame: isSameRecord,
    async load(record, signal) {
      const loaded = await loadRecord(host.client, record, signal);
      return () => createOrderEditor(host, record, loaded);
    },
    clear: () => host.store.set(selectionAtom, EMPTY),
    failure: (record, error) => failureMessage(texts(failureText(record, error)), error),
  });
