import { plain } from '../../shared/record/alert.ts';
import { savingAtom } from '../../shared/record/state.ts';
import type { Bench } from './bench.ts';
import { type DraftStore, openDrafts } from './drafts.ts';
import { mergeOf } from './merging.ts';
import { type ChargeRow, isUnsaved } from './rows.ts';
import { texts } from './texts/index.ts';
import * as work from './work-state.ts';

/** Keeps what is unsaved on the device, and offers what an earlier visit left there. */
export function createKeeping(bench: Bench) {
  const { desk, record, board, fail } = bench;
  const { store } = desk;
  const life = new AbortController();
  let drafts: DraftStore | undefined;

  const keep = (rows: readonly ChargeRow[]) => {
    const { isOn, isStoredOn } = store.get(work.profitAtom);
    drafts?.changed(rows, isOn === isStoredOn ? null : isOn);
  };
  const full = (error: unknown) => fail(plain(texts('charges.draft.full')), error);
  const open = async () => {
    try {
      const opened = await openDrafts(store, record, full, life.signal);
      if (!opened) return;
      if (!board.isOpen) return opened.close();
      drafts = opened;
      const { rows } = board.grid();
      if (rows.some(isUnsaved)) keep(rows);
      const { offer } = opened;
      if (!offer) return;
      if (mergeOf(bench)(offer.rows, board.storedRows()).some(isUnsaved)) store.set(work.draftAtom, offer);
      else opened.drop();
    } catch (error) {
      console.warn('Unsaved lines cannot be kept on this device.', error);
    }
  };
  const discard = () => {
    drafts?.drop();
    store.set(work.draftAtom, null);
  };

  store.set(work.draftAtom, null);
  void open();

  return {
    keep,
    restoreDraft() {
      const draft = store.get(work.draftAtom);
      if (!draft || store.get(savingAtom)) return;
      const merged = mergeOf(bench);
      // What was done before the answer comes on top of it.
      const rows = merged(board.grid().rows, merged(draft.rows, board.storedRows()));
      const { isOn } = draft;
      if (record.role === 'admin' && isOn !== null) store.set(work.profitAtom, (now) => ({ ...now, isOn }));
      board.act({ type: 'loaded', rows });
      discard();
    },
    discardDraft: discard,
    /** What is unsaved is given up for good. */
    giveUp() {
      drafts?.changed([], null);
    },
    close() {
      life.abort();
      drafts?.close();
    },
  };
}
