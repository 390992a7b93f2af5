import { requestKeys } from '../../../shared/client/request-keys.ts';
import { success, warning } from '../../../shared/record/message.ts';
import { newQuoteVersion } from '../api/new-quote-version.ts';
import type { EditorContext } from '../state/editor-context.ts';
import { busyAtom, frozenAtom, recordState, refreshingAtom, titleAtom } from '../state/element-state.ts';
import { texts } from '../texts/index.ts';
import type { Saving } from './save.ts';

/** Begins a new version of the quote, and brings its lines up to date beneath what is on the screen (D-152). */
export function createVersioning(
  { element, record, list, report, reportError }: EditorContext,
  { loadFacts }: Pick<Saving, 'loadFacts'>,
): () => Promise<void> {
  const { store, client } = element;
  const withKey = requestKeys();
  const begin = async () => {
    if (store.get(busyAtom)) return;
    store.set(recordState.messageAtom, null);
    store.set(refreshingAtom, true);
    try {
      const input = { quoteId: record.id, revision: store.get(titleAtom)?.revision ?? 0 };
      await withKey(input, (key) => newQuoteVersion(client, input, key));
      report(success(texts('charges.version.begun')));
      if (list.isOpen) store.set(refreshingAtom, false);
      await loadFacts();
    } catch (error) {
      if (list.isOpen) store.set(refreshingAtom, false);
      await loadFacts();
      // Somebody else was faster: the lines can be changed.
      if (!store.get(frozenAtom)) report(success(texts('charges.version.already')));
      else reportError({ ...warning(texts('charges.version.failed')), retry: () => void begin() }, error);
    }
  };
  return begin;
}
