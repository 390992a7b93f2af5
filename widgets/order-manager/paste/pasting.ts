import { atom } from 'jotai';
import type { Host } from '../../../shared/element/host.ts';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';
import { loadPart } from '../../../shared/i18n/languages.ts';
import { warning } from '../../../shared/record/message.ts';
import { reportError } from '../../../shared/record/report.ts';
import type { OrderEditor } from '../record/editor.ts';
import { isSameRecord, type RecordRef } from '../record/record.ts';
import { editorAtom, recordState } from '../state.ts';
import { texts } from '../texts/index.ts';
import type { Part } from './part.ts';
import { type Pasted, pastedAtom } from './pasted.ts';

/** What divides numbers; a text without any of these signs is one number, and is typed. */
const SEVERAL = /[\s;,+&|、，；]/u;

/** Code of the preview, once somebody has pasted something that needs it. */
export const partAtom = atom<Part | null>(null);
/** The preview is on the screen. */
export const previewAtom = atom(false);
/** It is read whether what was pasted needs one. */
export const readingAtom = atom(false);

/** What was pasted for the present record and isn't added yet. */
export const waitingAtom = atom((get) => {
  const record = get(editorAtom)?.record;
  return get(pastedAtom).find((one) => isSameRecord(one.record, record)) ?? null;
});

/** What is pasted into the box of the orders. */
export interface Pasting {
  /** True for a text that is no single number, which then goes its own way; `addAll` adds a list that needs no preview. */
  paste(text: string, addAll: (pieces: readonly string[]) => void): boolean;
  /** Opens the preview of what waits. */
  open(): Promise<void>;
  change(change: (pasted: Pasted) => Pasted): void;
  /** Closes the preview; so many orders go on waiting. */
  close(waiting: number): void;
  /** All is added. */
  finish(): void;
  /** Drops what waits. */
  discard(): void;
}

type PastingHost = Pick<Host, 'client' | 'store' | 'emit' | 'root'>;

/** A fresh paste, or one behind what waits already, so that nothing is lost. */
function begun(record: RecordRef, text: string, before: Pasted | null): Pasted {
  if (before?.text === text) return before;
  const fresh: Pasted = { record, text, answers: {}, edits: {}, results: {} };
  return before ? { ...before, text: `${before.text}\n${text}` } : fresh;
}

export function createPasting(host: PastingHost): Pasting {
  const { store } = host;
  const target = { host, messageAtom: recordState.messageAtom };

  const set = (record: RecordRef, pasted: Pasted | null) =>
    store.set(pastedAtom, (all) => [
      ...all.filter((one) => !isSameRecord(one.record, record)),
      ...(pasted ? [pasted] : []),
    ]);

  /** The code of the preview; undefined where it can't be had, which a message says and offers to try again. */
  const load = async (again: () => void): Promise<Part | undefined> => {
    try {
      const { part, stylesheets } = await loadPart(() => import('./part.ts'));
      adoptStylesheets(host.root, stylesheets);
      store.set(partAtom, part);
      return part;
    } catch (error) {
      reportError(target, { ...warning(texts('orders.error.preview')), retry: again }, error);
      return undefined;
    }
  };

  const open = async () => {
    store.set(recordState.messageAtom, null);
    if (await load(() => void open())) store.set(previewAtom, true);
  };

  const take = async (editor: OrderEditor, text: string, addAll: (pieces: readonly string[]) => void) => {
    store.set(readingAtom, true);
    set(editor.record, begun(editor.record, text, store.get(waitingAtom)));
    const part = await load(() => void open());
    // A list that waits is looked at as a whole.
    const pieces =
      part && store.get(waitingAtom)?.text === text ? await part.piecesAtOnce(editor, text) : undefined;
    store.set(readingAtom, false);
    if (store.get(editorAtom) !== editor) return;
    if (!part) return close(0);
    if (!pieces) return store.set(previewAtom, true);
    set(editor.record, null);
    addAll(pieces);
  };

  const close = (waiting: number) => {
    const pasted = store.get(waitingAtom);
    store.set(previewAtom, false);
    if (pasted) set(pasted.record, { ...pasted, waiting });
  };

  return {
    paste(text, addAll) {
      const editor = store.get(editorAtom);
      if (!editor || !SEVERAL.test(text.trim())) return false;
      void take(editor, text, addAll);
      return true;
    },
    open,
    change(change) {
      const pasted = store.get(waitingAtom);
      if (pasted) set(pasted.record, change(pasted));
    },
    close,
    finish() {
      const pasted = store.get(waitingAtom);
      store.set(previewAtom, false);
      if (pasted) set(pasted.record, null);
    },
    discard() {
      const pasted = store.get(waitingAtom);
      if (!pasted) return;
      set(pasted.record, null);
      store.get(editorAtom)?.context.remember({
        of: 'orders',
        text: texts('orders.undo.discarded'),
        undo: () => set(pasted.record, pasted),
      });
    },
  };
}
