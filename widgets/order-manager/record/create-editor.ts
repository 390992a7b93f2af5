import { requestKeys } from '../../../shared/client/request-keys.ts';
import type { Host } from '../../../shared/element/host.ts';
import { failureMessage, warning } from '../../../shared/record/message.ts';
import { report, reportError } from '../../../shared/record/report.ts';
import * as api from '../api.ts';
import type { Report } from '../comboboxes/adding.ts';
import { createComboboxControllers } from '../comboboxes/combobox-controllers.ts';
import type { OrderEvents } from '../events.ts';
import { othersTeller } from '../others/tell.ts';
import { createLinking, type Linking } from '../selection/linking.ts';
import {
  addNew,
  idsOf,
  type LinkedOrder,
  type LoadedRecord,
  type Order,
  type Style,
} from '../selection/orders.ts';
import { EMPTY, linkedOf, type Row, reduce, rowsOf, type Transition } from '../selection/selection.ts';
import * as state from '../state.ts';
import { type TextId, texts } from '../texts/index.ts';
import { lastStep, withStep } from '../undo/steps.ts';
import { type Added, stepOfAdding, stepOfStyling } from '../undo/undo-adding.ts';
import type { OrderEditor } from './editor.ts';
import type { EditorContext } from './editor-context.ts';
import type { RecordRef } from './record.ts';
import { createOrderSaver, storedOrders } from './save.ts';
import { unlinkedRows, unlinkedText } from './unlinked.ts';

/** What the work on a record needs of its element. */
type ElementContext = Pick<Host<OrderEvents>, 'client' | 'store' | 'emit' | 'timedSave'>;

export function createOrderEditor(
  element: ElementContext,
  record: RecordRef,
  loaded: LoadedRecord,
): OrderEditor {
  const { store } = element;
  const { messageAtom, saveAtom } = state.recordState;
  const target = { host: element, messageAtom };
  const withKey = requestKeys();
  const absent = new Set<string>();
  let isOpen = true;
  /** Not all that the record has could be read: nothing that is shown may be changed. */
  let hasGaps = loaded.hasGaps;

  const client = () => element.client;
  // Its own, and the screen's only while it is open: an answer that comes after the record was left changes this one alone.
  let selection = EMPTY;
  const rows = () => rowsOf(selection);
  const rowOf = (orderId: number): Row | undefined => rows().find(({ order }) => order.id === orderId);

  const dispatch = (transition: Transition) => {
    selection = reduce(selection, transition, (orderId) => comboboxes.typedUnder(orderId) !== '');
    if (isOpen) store.set(state.selectionAtom, selection);
  };
  /** A change of the user's, so that "saved" is no longer true. */
  const act = (transition: Transition) => {
    if (hasGaps) return;
    dispatch(transition);
    if (isOpen) store.set(messageAtom, (message) => (message?.severity === 'success' ? null : message));
  };
  const rememberOptions = (orders: readonly Order[], styles: readonly Style[]) => {
    if (!isOpen) return;
    store.set(state.orderOptionsAtom, (known) => addNew(known, orders));
    store.set(state.styleOptionsAtom, (known) => addNew(known, styles));
  };
  const reportHere: Report = (message, code, cause) => {
    if (isOpen) report(target, message, code, cause);
  };
  const reportFailure = (id: TextId, error: unknown) => {
    if (isOpen) reportError(target, failureMessage(texts(id), error), error);
  };

  /** A list of the server's that the user didn't save for: nothing that it no longer has room for goes in silence. */
  const takeIn = (transition: Transition) => {
    const before = rows();
    dispatch(transition);
    const unlinked = unlinkedRows(rows(), before);
    if (unlinked.length > 0) reportHere(warning(unlinkedText(unlinked, comboboxes.typedUnder)), 'incomplete');
  };

  const tell = othersTeller(element, record);
  const tellOthers = (expected: readonly LinkedOrder[], stored: readonly LinkedOrder[]) => {
    if (isOpen) tell(expected, stored);
  };
  const linking = createLinking({
    selection: () => selection,
    dispatch: (transition) => (transition.type === 'changed' ? act : takeIn)(transition),
    async send(change, { confirmed }) {
      const asked = linkedOf(rowsOf({ ...EMPTY, confirmed, changes: [change] }));
      const payload = { ...record, selectedPOs: idsOf(asked), knownPOs: idsOf(confirmed) };
      const orders = await withKey(payload, (key) => api.linkOrders(client(), payload, asked, { key }));
      tellOthers(asked, orders);
      element.emit('fp-linked', storedOrders(record, orders));
      return orders;
    },
    onFailure: (error) => reportFailure('orders.error.link', error),
  });

  const link: Linking['change'] = async (...change) => !hasGaps && linking.change(...change);

  const context: EditorContext = {
    record,
    client: () => element.client,
    withKey,
    rows,
    rowOf,
    confirmed: () => selection.confirmed,
    rememberOptions,
    forgetOptions(orderIds) {
      const gone = new Set(orderIds);
      if (isOpen) store.set(state.orderOptionsAtom, (known) => known.filter(({ id }) => !gone.has(id)));
    },
    isAbsent: (number) => absent.has(number),
    setAbsent: (number) => void absent.add(number),
    remember: (step) => {
      if (isOpen && !hasGaps) store.set(state.stepsAtom, (steps) => withStep(steps, step));
    },
    link,
    act,
    options: () => ({
      orders: store.get(state.orderOptionsAtom),
      styles: store.get(state.styleOptionsAtom),
    }),
    report: reportHere,
    reportFailure,
    clearMessage: () => store.set(messageAtom, null),
  };
  const comboboxes = createComboboxControllers({
    context,
    ownerId: loaded.ownerId,
  });
  store.set(state.gapsAtom, hasGaps);
  dispatch({ type: 'loaded', record: loaded });
  store.set(state.stepsAtom, []);
  store.set(state.othersAtom, null);
  store.set(state.orderOptionsAtom, loaded.orders);
  store.set(
    state.styleOptionsAtom,
    addNew(
      [],
      loaded.orders.flatMap(({ styles }) => styles),
    ),
  );

  const rememberLinked = (added: Added) => {
    const step = stepOfAdding(context, added);
    if (step) context.remember(step);
  };

  const save = createOrderSaver({
    context,
    dispatch,
    tellOthers,
    emit: element.emit,
    async settle() {
      await comboboxes.idle();
      return (await linking.idle()) && isOpen;
    },
    notAdded: comboboxes.notAdded,
    typedUnder: comboboxes.typedUnder,
    onState: element.timedSave((saveState) => {
      if (isOpen) store.set(saveAtom, saveState);
    }),
    isOpen: () => isOpen,
  });

  return {
    record,
    orders: comboboxes.orders,
    styles: comboboxes.styles,
    addOrder({ id }) {
      const order = store.get(state.orderOptionsAtom).find((known) => known.id === id);
      if (!order || rowOf(id)) return;
      rememberLinked({ linked: [order], created: [], styled: new Map() });
      void link({ add: [order] });
    },
    removeOrder(orderId) {
      const row = rowOf(orderId);
      if (!row) return;
      const { order } = row;
      context.remember({
        of: 'orders',
        text: texts('orders.undo.removed', { number: order.label }),
        async undo() {
          if (!rowOf(orderId)) await link({ add: [order] });
        },
      });
      void link({ remove: [orderId] });
    },
    addStyle(orderId, { id, label }) {
      const selected = rowOf(orderId)?.selected;
      if (!selected || selected.some((one) => one.id === id)) return;
      const style = { id, label };
      act({ type: 'styled', orderId, styles: addNew(selected, [style]) });
      context.remember(stepOfStyling(context, orderId, [style]));
    },
    removeStyle(orderId, styleId) {
      const selected = rowOf(orderId)?.selected ?? [];
      const style = selected.find(({ id }) => id === styleId);
      if (!style) return;
      act({ type: 'styled', orderId, styles: selected.filter(({ id }) => id !== styleId) });
      context.remember({
        of: orderId,
        text: texts('orders.undo.removed', { number: style.label }),
        undo() {
          const now = rowOf(orderId)?.selected;
          if (now) act({ type: 'styled', orderId, styles: addNew(now, [style]) });
        },
      });
    },
    async undo(of) {
      const step = lastStep(store.get(state.stepsAtom), of);
      if (!step || store.get(state.undoingAtom)) return;
      store.set(state.stepsAtom, (steps) => steps.filter((one) => one !== step));
      store.set(state.undoingAtom, true);
      try {
        await step.undo();
      } finally {
        store.set(state.undoingAtom, false);
      }
    },
    context,
    ownerId: loaded.ownerId,
    save: async () => !hasGaps && save(),
    async refresh(signal) {
      const { confirmed } = selection;
      const stored = await api.loadRecord(client(), record, signal);
      // A link call that came in between is newer than this answer.
      if (selection.confirmed !== confirmed || selection.changes.length > 0) return;
      hasGaps = stored.hasGaps;
      if (isOpen) store.set(state.gapsAtom, hasGaps);
      if (!hasGaps) tellOthers(confirmed, stored.orders);
      takeIn({ type: 'saved', orders: stored.orders });
    },
    close() {
      isOpen = false;
    },
  };
}
