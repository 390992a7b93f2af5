import { ClientError, isAborted } from '../../shared/client/client-error.ts';
import { TOKEN_REQUEST } from '../../shared/client/token.ts';
import type { Host } from '../../shared/element/host.ts';
import { type MessageId, translator } from '../../shared/i18n/text.ts';
import { localeAtom } from '../../shared/i18n/use-text.ts';
import { alertOf, codeOf, plain, sentence } from './alerts.ts';
import { loadRecord } from './api.ts';
import type { OrderEvents } from './events.ts';
import { isSameRecord, type RecordRef } from './record.ts';
import { EMPTY } from './selection.ts';
import { openSession } from './session.ts';
import * as state from './state.ts';
import { type Alert, alertAtom, leaveAtom, type Phase, phaseAtom } from './state.ts';

type ManagerHost = Pick<Host<OrderEvents>, 'client' | 'store' | 'emit' | 'reload'>;

/** Which record is open, and how another one takes its place. */
export interface Manager {
  /** The page asks for this record; with unsaved changes the user is asked first. */
  want(record: RecordRef | undefined): void;
  /** The user's answer to the question. */
  leave(): void;
  stay(): void;
  /** Loads the present record again: from the start, or after a save beneath what is on the screen. */
  reload(): void;
  save(): Promise<void>;
  close(): void;
}

/** PO-53 to PO-55: the query failed, or the page load around it, which begins with the token (API-14, API-15). */
function failureText(record: RecordRef, error: unknown): MessageId {
  if (!(error instanceof ClientError) || error.request === TOKEN_REQUEST) return 'orders.error.page';
  return record.type === 'booking' ? 'orders.error.booking' : 'orders.error.shipment';
}

export function createManager(host: ManagerHost): Manager {
  const { store } = host;
  let wanted: RecordRef | undefined;
  let present: RecordRef | undefined;
  let isStarted = false;
  let isAfterSave = false;
  let load = new AbortController();

  const show = (phase: Phase['status'], alert: Alert | null, code = '', cause?: unknown) => {
    store.set(phaseAtom, { status: phase });
    store.set(alertAtom, alert);
    if (!alert) return;
    const message = sentence(alert, translator(store.get(localeAtom)), store.get(state.providerAtom));
    host.emit('fp-error', { message, code, cause });
  };

  const closeSession = () => {
    load.abort();
    load = new AbortController();
    store.get(state.sessionAtom)?.close();
    store.set(state.sessionAtom, null);
    store.set(state.savingAtom, false);
  };

  const open = async (record: RecordRef | undefined) => {
    const isOther = !isSameRecord(record, present);
    closeSession();
    present = record;
    store.set(leaveAtom, false);
    // D-17: after a failed load nothing of a record is left that a save could send.
    if (isOther) store.set(state.selectionAtom, EMPTY);
    if (!record) return show('no-record', plain('error.noRecord'), 'no-record');
    show('loading', null);
    const { signal } = load;
    try {
      const loaded = await loadRecord(host.client, record, signal);
      if (signal.aborted) return;
      store.set(state.sessionAtom, openSession(host, record, loaded));
      show('ready', null);
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      store.set(state.selectionAtom, EMPTY);
      refuse(record, error);
    }
  };

  const refuse = (record: RecordRef, error: unknown) => {
    const code = codeOf(error);
    if (code === 'unauthorized' || code === 'forbidden')
      return show('refused', plain('error.noAccess'), code, error);
    if (code === 'session-expired') return show('refused', plain('error.sessionExpired'), code, error);
    show('failed', alertOf(failureText(record, error), error), code, error);
  };

  /** After a save the answer is on the screen already: the load only brings what others did meanwhile. */
  const refresh = async () => {
    const session = store.get(state.sessionAtom);
    if (!session) return;
    const { confirmed } = store.get(state.selectionAtom);
    try {
      const { orders } = await loadRecord(host.client, session.record, load.signal);
      const now = store.get(state.selectionAtom);
      // A link call that came in between knows more than this answer.
      if (now.confirmed === confirmed && now.changes.length === 0) session.refresh(orders);
    } catch (error) {
      if (!isAborted(error)) console.warn('The saved record could not be loaded again.', error);
    }
  };

  return {
    want(record) {
      wanted = record;
      if (isStarted && isSameRecord(record, present)) return store.set(leaveAtom, false);
      isStarted = true;
      if (store.get(state.unsavedAtom) > 0) store.set(leaveAtom, true);
      else void open(record);
    },
    leave() {
      void open(wanted);
    },
    stay() {
      store.set(leaveAtom, false);
    },
    reload() {
      if (isAfterSave) void refresh();
      else void open(wanted);
    },
    async save() {
      const session = store.get(state.sessionAtom);
      if (!session || !(await session.save())) return;
      // The record that the page asked for meanwhile is due now that nothing would be lost.
      if (!isSameRecord(wanted, present)) return void open(wanted);
      isAfterSave = true;
      host.reload();
      isAfterSave = false;
    },
    close() {
      closeSession();
    },
  };
}
