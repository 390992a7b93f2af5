import { isAlike } from '../../../shared/ui/options/option.ts';
import * as api from '../api.ts';
import type { EditorContext } from '../record/editor-context.ts';
import { addNew, idsOf, type Order, type Style } from '../selection/orders.ts';
import { texts } from '../texts/index.ts';
import { stepOfAdding, stepOfStyling } from '../undo/undo-adding.ts';
import { type Addable, type Adding, createOne, quickAdd, type Report } from './adding.ts';

const ORDER_TEXTS = {
  lookup: 'orders.error.quickPo',
  piece: 'orders.error.createPo',
  answered: 'orders.error.addPo',
  thrown: 'orders.error.addPoThrown',
} as const;

const STYLE_TEXTS = {
  lookup: 'orders.error.quickSn',
  piece: 'orders.error.createSn',
  answered: 'orders.error.addSn',
  thrown: 'orders.error.addSnThrown',
} as const;

/** Orders: found and created for the owner, linked to the record at once (PO-29, D-126). */
export const addableOrders = (context: EditorContext, ownerId: number): Addable<Order> => ({
  present: () => context.rows().map(({ order }) => order),
  find: async (labels) => {
    const found = await api.findOrders(context.client(), ownerId, labels);
    context.rememberOptions(
      found,
      found.flatMap(({ styles }) => styles),
    );
    return found;
  },
  create: async (label) => {
    const content = { action: 'createPurchaseOrder', ...context.record, label };
    const orderId = await context.withKey(content, (key) =>
      api.createOrder(context.client(), { ...context.record, ownerId }, label, { key }),
    );
    const order = { id: orderId, label, styles: [] };
    context.rememberOptions([order], []);
    return order;
  },
  async select(items) {
    const there = new Set(idsOf(context.rows().map(({ order }) => order)));
    const add = items.filter((item) => !there.has(item.id));
    return add.length === 0 || context.link({ add });
  },
  stored(number) {
    const alike = alikeOf(context.options().orders, number);
    return alike === undefined
      ? texts('orders.po.stored', { number })
      : texts('orders.po.storedAlike', { number, alike });
  },
  added(items, created) {
    const step = stepOfAdding(context, { linked: items, created: idsOf(created), styled: new Map() });
    if (step) context.remember(step);
  },
  isNew: (label) => context.isAbsent(label),
  texts: ORDER_TEXTS,
});

/** Style numbers of one order: on the record with the save (D-126). */
export const addableStyles = (context: EditorContext, ownerId: number, orderId: number): Addable<Style> => ({
  present: () => context.rowOf(orderId)?.selected ?? [],
  find: async (labels) => {
    const found = await api.findStyles(context.client(), ownerId, labels);
    context.rememberOptions([], found);
    return found;
  },
  create: async (label) => {
    const content = { action: 'createStyleNumber', ...context.record, orderId, label };
    const styleId = await context.withKey(content, (key) =>
      api.createStyle(context.client(), { ...context.record, ownerId }, orderId, label, { key }),
    );
    const style = { id: styleId, label };
    context.rememberOptions([], [style]);
    return style;
  },
  async select(items) {
    const selected = context.rowOf(orderId)?.selected ?? [];
    context.act({ type: 'styled', orderId, styles: addNew(selected, items) });
    return true;
  },
  stored(number) {
    const alike = alikeOf(context.options().styles, number);
    return alike === undefined ? undefined : texts('orders.sn.alike', { number, alike });
  },
  added(items) {
    context.remember(stepOfStyling(context, orderId, items));
  },
  isNew: () => false,
  texts: STYLE_TEXTS,
});

/** What is called nearly as the label: case counts (D-74), but a slip may have been meant for it. */
const alikeOf = (known: readonly { label: string }[], label: string): string | undefined =>
  known.find((option) => isAlike(option.label, label))?.label;

const adding = <T extends { id: number; label: string }>(kind: Addable<T>, report: Report): Adding => ({
  create: (text) => createOne(kind, text, report),
  quickAdd: (pieces, progress) => quickAdd(kind, pieces, report, progress),
});

/** Adds orders to the record; its owner is `ownerId`. */
export const addingOrders = (context: EditorContext, ownerId: number, report: Report): Adding =>
  adding(addableOrders(context, ownerId), report);

/** Adds style numbers to one of its orders. */
export const addingStyles = (
  context: EditorContext,
  ownerId: number,
  report: Report,
  orderId: number,
): Adding => adding(addableStyles(context, ownerId, orderId), report);
