import type { Emit } from '../../../shared/element/events.ts';
import { success, warning } from '../../../shared/record/message.ts';
import { isSaving, type SaveState } from '../../../shared/save/save-state.ts';
import { createSaver, type SaveTask } from '../../../shared/save/saver.ts';
import * as api from '../api.ts';
import { quoted } from '../comboboxes/split-input.ts';
import type { OrderEvents } from '../events.ts';
import { idsOf, type LinkedOrder } from '../selection/orders.ts';
import { linkedOf, type Row, type Transition } from '../selection/selection.ts';
import { texts } from '../texts/index.ts';
import type { EditorContext } from './editor-context.ts';
import type { RecordRef } from './record.ts';
import { unlinkedRows, unlinkedText } from './unlinked.ts';

interface Options {
  context: EditorContext;
  dispatch(transition: Transition): void;
  /** Tells what others did, by what an answer would have been without them. */
  tellOthers(expected: readonly LinkedOrder[], stored: readonly LinkedOrder[]): void;
  emit: Emit<OrderEvents>;
  /** Waits for what is still being added and linked; false when that failed, so that nothing may be saved. */
  settle(): Promise<boolean>;
  /** What was typed and not added, so that no save has it. */
  notAdded(): readonly string[];
  /** The same of the field of one order; empty for nothing. */
  typedUnder(orderId: number): string;
  onState(state: SaveState): void;
  /** Whether the record is still the one on the screen. */
  isOpen(): boolean;
}

type Part = api.LinkPayload | api.SavePayload;

/**
 * Saves the record in two parts (PO-36, PO-37): the orders once more, then all style numbers of those that the record
 * has by the answer to the first part. A part that fails ends the save (D-35).
 *
 * @returns a function that runs the save and answers whether everything is saved; true only while the record is open
 */
export function createOrderSaver(options: Options): () => Promise<boolean> {
  const { context, dispatch, tellOthers, emit, settle, notAdded, typedUnder, onState, isOpen } = options;
  const { record, client, rows, confirmed, report, reportFailure, clearMessage } = context;
  const saver = createSaver(onState);
  /** Ids of the rows that stood there as unlinked when the user saved, which puts them back. */
  let returning: ReadonlySet<number> = new Set();

  /** What somebody else unlinks while the save runs isn't put back unasked. */
  const toLink = () => rows().filter(({ order, unlinked }) => !unlinked || returning.has(order.id));
  const toSave = () => rows().filter(({ unlinked }) => !unlinked);
  const linkPayload = (): api.LinkPayload => ({
    ...record,
    selectedPOs: idsOf(toLink().map(({ order }) => order)),
    knownPOs: idsOf(confirmed()),
  });
  const savePayload = (): api.SavePayload => ({
    ...record,
    purchaseOrder: toSave().map((row) => ({
      id: row.order.id,
      selectedSN: idsOf(row.selected),
      knownSN: idsOf(row.saved),
    })),
    knownPOs: idsOf(confirmed()),
  });
  const isLink = (part: object | undefined): part is api.LinkPayload =>
    part !== undefined && 'selectedPOs' in part;

  const task: SaveTask<Part> = {
    total: 2,
    parts: async () => ((await settle()) ? inTurn(linkPayload, savePayload) : undefined),
    async send(part, key) {
      const asked = linkedOf(isLink(part) ? toLink() : toSave().map(asSaved));
      const orders = isLink(part)
        ? await api.linkOrders(client(), part, asked, { key })
        : await api.saveOrders(client(), part, asked, { key });
      tellOthers(asked, orders);
      dispatch({ type: 'saved', orders });
    },
  };

  const reportEnd = (unlinked: readonly Row[]) => {
    const left = notAdded();
    if (unlinked.length > 0)
      report(
        warning(texts('orders.savedOthers', { unlinked: unlinkedText(unlinked, typedUnder) })),
        'incomplete',
      );
    else if (left.length > 0)
      report(warning(texts('orders.savedWithout', { numbers: quoted(left.join(', ')) })), 'incomplete');
    else report(success(texts('orders.saved')));
  };

  return async () => {
    if (isSaving(saver.state)) return false;
    clearMessage();
    returning = new Set(idsOf(unlinkedRows(rows()).map(({ order }) => order)));
    const end = await saver.save(task);
    if (!end || !isOpen()) return false;
    if ('error' in end)
      reportFailure(isLink(end.part) ? 'orders.error.link' : 'orders.error.save', end.error);
    if (end.step !== 'saved') return false;
    const unlinked = unlinkedRows(rows());
    reportEnd(unlinked);
    emit('fp-saved', storedOrders(record, confirmed()));
    return unlinked.length === 0;
  };
}

/** Each part is put together only when the one before it was answered. */
function* inTurn(...parts: (() => Part)[]): Iterable<Part> {
  for (const part of parts) yield part();
}

const asSaved = <R extends { selected: LinkedOrder['saved'] }>(row: R) => ({ ...row, saved: row.selected });

/** The record's list as the events have it. */
export const storedOrders = (record: RecordRef, orders: readonly LinkedOrder[]): OrderEvents['fp-saved'] => ({
  recordType: record.type,
  recordId: record.id,
  purchaseOrders: orders.map(({ id, label, styles, saved }) => ({
    id,
    orderNumbers: label,
    styleNumbers: styles.map((style) => ({ id: style.id, styleNumber: style.label })),
    selectedSN: idsOf(saved),
  })),
});
