import type { Host } from '../../../shared/element/host.ts';
import { warning } from '../../../shared/record/message.ts';
import { createRecordLoader, type RecordLoader } from '../../../shared/record/record-loader.ts';
import { openAirDraft } from '../draft/air-draft.ts';
import type { AirRateEvents } from '../events.ts';
import { isSameRecord, type RecordRef } from '../record.ts';
import { texts } from '../texts/index.ts';
import { createAirEditor } from './create-editor.ts';
import { editorAtom, recordState, unsafeAtom } from './element-state.ts';

type LoaderHost = Pick<Host<AirRateEvents>, 'client' | 'store' | 'emit' | 'timedSave' | 'reload'>;

/** Which submission, or new draft, is open. */
export type Loader = RecordLoader<RecordRef>;

/** Opening a form asks nobody: its entries are those of the draft, and the record is only needed to submit. */
export function createLoader(host: LoaderHost): Loader {
  /** A load that is given up lets go of its draft before the next one asks for it. */
  let former: Promise<unknown> = Promise.resolve();
  return createRecordLoader(host, {
    state: recordState,
    editorAtom,
    unsavedAtom: unsafeAtom,
    isSame: isSameRecord,
    async load(record: RecordRef, signal) {
      const shown = Promise.withResolvers<void>();
      const opening = former.then(() => openAirDraft(host, record, shown.promise));
      former = opening.catch(() => {});
      const slot = await opening;
      // The element may have gone, or another record been asked for, while it was opened.
      if (signal.aborted) slot.close();
      else signal.addEventListener('abort', slot.close, { once: true });
      return () => {
        signal.removeEventListener('abort', slot.close);
        shown.resolve();
        return createAirEditor(host, record, slot);
      };
    },
    clear: () => {},
    failure: () => warning(texts('air.error.open')),
  });
}
