import { plain } from '../../../shared/record/alert.ts';
import { savingAtom } from '../../../shared/record/state.ts';
import type { EditorContext } from '../editor/editor-context.ts';
import * as state from '../editor/editor-state.ts';
import { mergeOf } from '../lines/merge-by-rules.ts';
import { type ChargeRow, isUnsaved } from '../lines/rows.ts';
import { texts } from '../texts/index.ts';
import { type DraftStore, openDrafts } from './draft-store.ts';

/** Keeps what is unsaved on the device, and offers what an earlier visit left there. */
export function createDraftSaver(context: EditorContext) {
  const { element, record, list, reportError } = context;
  const { store } = element;
  const life = new AbortController();
  let drafts: DraftStore | undefined;

  const save = (rows: readonly ChargeRow[]) => {
    const { isOn, isStoredOn } = store.get(state.profitAtom);
    drafts?.changed(rows, isOn === isStoredOn ? null : isOn);
  };
  const full = (error: unknown) => reportError(plain(texts('charges.draft.full')), error);
  const open = async () => {
    try {
      const opened = await openDrafts(store, record, full, life.signal);
      if (!opened) return;
      if (!list.isOpen) return opened.close();
      drafts = opened;
      const { rows } = list.grid();
      if (rows.some(isUnsaved)) save(rows);
      const { offer } = opened;
      if (!offer) return;
      if (mergeOf(context)(offer.rows, list.storedRows()).some(isUnsaved)) store.set(state.draftAtom, offer);
      else opened.drop();
    } catch (error) {
      console.warn('Unsaved lines cannot be kept on this device.', error);
    }
  };
  const discard = () => {
    drafts?.drop();
    store.set(state.draftAtom, null);
  };

  store.set(state.draftAtom, null);
  void open();

  return {
    save,
    restoreDraft() {
      const draft = store.get(state.draftAtom);
      if (!draft || store.get(savingAtom)) return;
      const merged = mergeOf(context);
      // What was done before the answer comes on top of it.
      const rows = merged(list.grid().rows, merged(draft.rows, list.storedRows()));
      const { isOn } = draft;
      if (record.role === 'admin' && isOn !== null) store.set(state.profitAtom, (now) => ({ ...now, isOn }));
      list.act({ type: 'loaded', rows });
      discard();
    },
    discardDraft: discard,
    /** What is unsaved is given up for good. */
    discardUnsaved() {
      drafts?.changed([], null);
    },
    close() {
      life.abort();
      drafts?.close();
    },
  };
}
