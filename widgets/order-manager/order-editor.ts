import { isAborted } from '../../shared/client/client-error.ts';
import { requestKeys } from '../../shared/client/request-keys.ts';
import type { Emit } from '../../shared/element/events.ts';
import type { Host } from '../../shared/element/host.ts';
import { localeAtom } from '../../shared/i18n/use-text.ts';
import { alertOf, alertText, codeOf, success } from '../../shared/record/alert.ts';
import type { RecordEditor } from '../../shared/record/record-loader.ts';
import { alertAtom, providerAtom, savingAtom } from '../../shared/record/state.ts';
import type { Report } from './adding.ts';
import * as api from './api.ts';
import { type Box, createBoxes } from './boxes.ts';
import type { EditorContext } from './editor-context.ts';
import type { OrderEvents } from './events.ts';
import { createLinking } from './linking.ts';
import { addNew, idsOf, type LoadedRecord, type Order, type Style } from './orders.ts';
import type { RecordRef } from './record.ts';
import { saveAll } from './saving.ts';
import { EMPTY, linkedOf, type Row, reduce, rowsOf, type Transition } from './selection.ts';
import * as state from './state.ts';
import { type TextId, texts } from './texts/index.ts';

/** What the work on a record needs of its element. */
export type ElementContext = Pick<Host<OrderEvents>, 'client' | 'store'> & {
  emit: Emit<OrderEvents & { 'fp-error': { message: string; code: string; cause?: unknown } }>;
};

/** All work on one loaded record. */
export interface OrderEditor extends RecordEditor<RecordRef> {
  readonly orders: Box;
  styles(orderId: number): Box;
  addOrder(order: { id: number }): void;
  removeOrder(orderId: number): void;
  /** Brings back the order that was removed last. */
  undoRemoveOrder(): void;
  addStyle(orderId: number, style: Style): void;
  removeStyle(orderId: number, styleId: number): void;
  undoRemoveStyle(orderId: number): void;
}

export function createOrderEditor(
  element: ElementContext,
  record: RecordRef,
  loaded: LoadedRecord,
): OrderEditor {
  const { store } = element;
  const withKey = requestKeys();
  const removedOrders: Order[] = [];
  const removedStyles = new Map<number, Style[]>();
  let isOpen = true;

  const client = () => element.client;
  // Its own, and the screen's only while it is open: what is under way when the record is left still goes to this one.
  let selection = EMPTY;
  const rows = () => rowsOf(selection);
  const rowOf = (orderId: number): Row | undefined => rows().find(({ order }) => order.id === orderId);

  const dispatch = (transition: Transition) => {
    selection = reduce(selection, transition);
    if (isOpen) store.set(state.selectionAtom, selection);
  };
  /** What the user does; "saved" is then no longer the last word. */
  const act = (transition: Transition) => {
    dispatch(transition);
    if (isOpen) store.set(alertAtom, (alert) => (alert?.severity === 'success' ? null : alert));
  };
  const rememberOptions = (orders: readonly Order[], styles: readonly Style[]) => {
    if (!isOpen) return;
    store.set(state.orderOptionsAtom, (known) => addNew(known, orders));
    store.set(state.styleOptionsAtom, (known) => addNew(known, styles));
  };
  const report: Report = (alert, code, cause) => {
    if (!isOpen) return;
    store.set(alertAtom, alert);
    if (alert.severity === 'success') return;
    const message = alertText(alert, store.get(localeAtom), store.get(providerAtom));
    element.emit('fp-error', { message, code: code ?? 'unexpected', cause });
  };
  const reportError = (id: TextId, error: unknown) => {
    if (!isAborted(error)) report(alertOf(texts(id), error), codeOf(error), error);
  };

  const linking = createLinking({
    selection: () => selection,
    dispatch: (transition) => (transition.type === 'changed' ? act : dispatch)(transition),
    send(change, { confirmed }) {
      const asked = linkedOf(rowsOf({ ...EMPTY, confirmed, changes: [change] }));
      const payload = { ...record, selectedPOs: idsOf(asked), knownPOs: idsOf(confirmed) };
      return withKey(payload, (key) => api.linkOrders(client(), payload, asked, { key }));
    },
    onFailure: (error) => reportError('orders.error.link', error),
  });

  const context: EditorContext = {
    record,
    client: () => element.client,
    withKey,
    rows,
    rowOf,
    confirmed: () => selection.confirmed,
    rememberOptions,
    link: linking.change,
    act,
  };
  const boxes = createBoxes({ context, store, ownerId: loaded.ownerId, report, reportError });
  dispatch({ type: 'loaded', record: loaded });
  store.set(state.orderOptionsAtom, loaded.orders);
  store.set(
    state.styleOptionsAtom,
    addNew(
      [],
      loaded.orders.flatMap(({ styles }) => styles),
    ),
  );

  return {
    record,
    orders: boxes.orders,
    styles: boxes.styles,
    addOrder({ id }) {
      const order = store.get(state.orderOptionsAtom).find((known) => known.id === id);
      if (order && !rowOf(id)) void linking.change({ add: [order] });
    },
    removeOrder(orderId) {
      const row = rowOf(orderId);
      if (!row) return;
      removedOrders.push(row.order);
      void linking.change({ remove: [orderId] });
    },
    undoRemoveOrder() {
      const order = removedOrders.pop();
      if (order && !rowOf(order.id)) void linking.change({ add: [order] });
    },
    addStyle(orderId, { id, label }) {
      const selected = rowOf(orderId)?.selected;
      if (selected) act({ type: 'styled', orderId, styles: addNew(selected, [{ id, label }]) });
    },
    removeStyle(orderId, styleId) {
      const selected = rowOf(orderId)?.selected ?? [];
      const style = selected.find(({ id }) => id === styleId);
      if (!style) return;
      removedStyles.set(orderId, [...(removedStyles.get(orderId) ?? []), style]);
      act({ type: 'styled', orderId, styles: selected.filter(({ id }) => id !== styleId) });
    },
    undoRemoveStyle(orderId) {
      const style = removedStyles.get(orderId)?.pop();
      const selected = rowOf(orderId)?.selected;
      if (style && selected) act({ type: 'styled', orderId, styles: addNew(selected, [style]) });
    },
    async save() {
      if (store.get(savingAtom)) return false;
      store.set(savingAtom, true);
      store.set(alertAtom, null);
      try {
        await boxes.idle();
        if (!(await linking.idle()) || !isOpen) return false;
        const orders = await saveAll(context, dispatch, reportError);
        if (!orders || !isOpen) return false;
        dispatch({ type: 'saved', orders });
        report(success(texts('orders.saved')));
        element.emit('fp-saved', {
          recordType: record.type,
          recordId: record.id,
          purchaseOrders: orders.map(({ id, label, styles, saved }) => ({
            id,
            orderNumbers: label,
            styleNumbers: styles.map((style) => ({ id: style.id, styleNumber: style.label })),
            selectedSN: idsOf(saved),
          })),
        });
        return true;
      } finally {
        if (isOpen) store.set(savingAtom, false);
      }
    },
    async refresh(signal) {
      const { confirmed } = selection;
      const { orders } = await api.loadRecord(client(), record, signal);
      // A link call that came in between knows more than this answer.
      if (selection.confirmed === confirmed && selection.changes.length === 0)
        dispatch({ type: 'saved', orders });
    },
    close() {
      isOpen = false;
    },
  };
}
