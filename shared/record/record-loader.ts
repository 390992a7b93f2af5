import type { Atom, PrimitiveAtom } from 'jotai';
import { isAborted } from '../client/client-error.ts';
import type { ErrorCode } from '../element/events.ts';
import type { Host } from '../element/host.ts';
import { texts } from '../i18n/texts/index.ts';
import { IDLE } from '../save/save-state.ts';
import { codeOf, isRefusal, type Message, ownMessage, readFailure, warning } from './message.ts';
import { report } from './report.ts';
import type { Phase, RecordState } from './state.ts';

/** All work on one loaded record. After `close()` its late answers change nothing. */
export interface RecordEditor<R> {
  readonly record: R;
  /** True when everything is saved. */
  save(): Promise<boolean>;
  /** After a save the answer is on the screen already: this only brings what others did meanwhile. */
  refresh(signal: AbortSignal): Promise<void>;
  close(): void;
}

/** How a tool loads its records, and what it reports of them. */
export interface RecordSource<R, S extends RecordEditor<R>> {
  readonly state: RecordState;
  readonly editorAtom: PrimitiveAtom<S | null>;
  /** Number of changes that a leave would lose. */
  readonly unsavedAtom: Atom<number>;
  isSame(a: R | undefined, b: R | undefined): boolean;
  /** Asks for the record; what comes back puts it on the screen and begins the work on it. */
  load(record: R, signal: AbortSignal): Promise<() => S>;
  /** Takes the last record off the screen. */
  clear(): void;
  /** The message for a load that failed by anything but a missing right. */
  failure(record: R, error: unknown): Message;
}

/** Why there is nothing to work on. */
export interface MissingRecord {
  readonly message: Message;
  readonly code: ErrorCode;
  /** What is wrong with the page, for whoever maintains it. */
  readonly cause?: Error;
}

/** Which record is open, and how another one takes its place. */
export interface RecordLoader<R> {
  /** The page asks for this record, or for none; with unsaved changes the user is asked first. */
  request(record: R | undefined, why?: MissingRecord): void;
  /** The user's answer to the question. */
  leave(): void;
  stay(): void;
  /**
   * Loads the record that the page asked for last again: from the start, or after a save beneath what is on the screen.
   * While a save runs it waits for its end, since it isn't known before what is stored; a save that fails drops it, so that
   * what was to be saved stays.
   */
  reload(): void;
  save(): Promise<void>;
  close(): void;
}

const NO_RECORD: MissingRecord = { message: warning(texts('error.noRecord')), code: 'no-record' };

export function createRecordLoader<R, S extends RecordEditor<R>>(
  host: Pick<Host, 'store' | 'emit' | 'reload'>,
  tool: RecordSource<R, S>,
): RecordLoader<R> {
  const { store } = host;
  const { phaseAtom, messageAtom, leaveAtom, saveAtom, savingAtom } = tool.state;
  let wanted: R | undefined;
  let missing = NO_RECORD;
  let present: R | undefined;
  let isStarted = false;
  let isAfterSave = false;
  let isReloadDue = false;
  let isRefreshDue = false;
  let load = new AbortController();

  const show = (phase: Phase, message: Message | null, code?: ErrorCode, cause?: unknown) => {
    store.set(phaseAtom, phase);
    if (message) report({ host, messageAtom }, message, code, cause);
    else store.set(messageAtom, null);
  };

  const closeEditor = () => {
    load.abort();
    load = new AbortController();
    store.get(tool.editorAtom)?.close();
    store.set(tool.editorAtom, null);
    store.set(saveAtom, IDLE);
    isReloadDue = false;
  };

  const open = async (record: R | undefined) => {
    const isOther = !tool.isSame(record, present);
    closeEditor();
    present = record;
    store.set(leaveAtom, false);
    // D-17, D-18: after a failed load nothing of a record is left that a save could send.
    if (isOther) tool.clear();
    if (!record) return show('no-record', missing.message, missing.code, missing.cause);
    show('loading', null);
    const { signal } = load;
    try {
      const begin = await tool.load(record, signal);
      if (signal.aborted) return;
      store.set(tool.editorAtom, begin());
      show('ready', null);
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      tool.clear();
      refuse(record, error);
    }
  };

  const refuse = (record: R, error: unknown) => {
    const code = codeOf(error);
    const said = ownMessage(error) ?? readFailure(tool.failure(record, error), error);
    show(isRefusal(error) ? 'refused' : 'failed', said, code, error);
  };

  const refresh = async () => {
    try {
      await store.get(tool.editorAtom)?.refresh(load.signal);
    } catch (error) {
      if (!isAborted(error)) console.warn('The saved record could not be loaded again.', error);
    }
  };

  return {
    request(record, why = NO_RECORD) {
      wanted = record;
      if (isStarted && why === missing && tool.isSame(record, present)) return store.set(leaveAtom, false);
      missing = why;
      isStarted = true;
      if (store.get(tool.unsavedAtom) > 0) store.set(leaveAtom, true);
      else void open(record);
    },
    leave() {
      void open(wanted);
    },
    stay() {
      store.set(leaveAtom, false);
    },
    reload() {
      if (isAfterSave) isRefreshDue = true;
      else if (store.get(savingAtom)) isReloadDue = true;
      else void open(wanted);
    },
    async save() {
      const editor = store.get(tool.editorAtom);
      if (!editor || store.get(savingAtom)) return;
      const isSaved = await editor.save();
      if (store.get(tool.editorAtom) !== editor) return;
      const isDue = isReloadDue;
      isReloadDue = false;
      if (!isSaved) return;
      // What the page asked for meanwhile is due now that nothing would be lost.
      if (isDue || !tool.isSame(wanted, present)) return void open(wanted);
      isAfterSave = true;
      host.reload();
      isAfterSave = false;
      if (isRefreshDue) void refresh();
      isRefreshDue = false;
    },
    close: closeEditor,
  };
}
