import { type Addable, type Adding, createOne, quickAdd, type Tell } from './adding.ts';
import * as api from './api.ts';
import type { Bench } from './bench.ts';
import { addNew, idsOf, type Order, type Style } from './orders.ts';

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
const addableOrders = (bench: Bench, ownerId: number): Addable<Order> => ({
  present: () => bench.rows().map(({ order }) => order),
  find: async (labels) => {
    const found = await api.findOrders(bench.client(), ownerId, labels);
    bench.know(
      found,
      found.flatMap(({ styles }) => styles),
    );
    return found;
  },
  create: async (label) => {
    const content = { action: 'createPurchaseOrder', ...bench.record, label };
    const orderId = await bench.withKey(content, (key) =>
      api.createOrder(bench.client(), bench.record, label, { key }),
    );
    const order = { id: orderId, label, styles: [] };
    bench.know([order], []);
    return order;
  },
  async select(items) {
    const there = new Set(idsOf(bench.rows().map(({ order }) => order)));
    const add = items.filter((item) => !there.has(item.id));
    return add.length === 0 || bench.link({ add });
  },
  texts: ORDER_TEXTS,
});

/** Style numbers of one order: on the record with the save (D-126). */
const addableStyles = (bench: Bench, ownerId: number, orderId: number): Addable<Style> => ({
  present: () => bench.rowOf(orderId)?.selected ?? [],
  find: async (labels) => {
    const found = await api.findStyles(bench.client(), ownerId, labels);
    bench.know([], found);
    return found;
  },
  create: async (label) => {
    const content = { action: 'createStyleNumber', ...bench.record, orderId, label };
    const styleId = await bench.withKey(content, (key) =>
      api.createStyle(bench.client(), bench.record, orderId, label, { key }),
    );
    const style = { id: styleId, label };
    bench.know([], [style]);
    return style;
  },
  async select(items) {
    const selected = bench.rowOf(orderId)?.selected ?? [];
    bench.act({ type: 'styled', orderId, styles: addNew(selected, items) });
    return true;
  },
  texts: STYLE_TEXTS,
});

const adding = <T extends { id: number; label: string }>(kind: Addable<T>, tell: Tell): Adding => ({
  create: (text) => createOne(kind, text, tell),
  quickAdd: (pieces, progress) => quickAdd(kind, pieces, tell, progress),
});

/** Adds orders to the record; its owner is `ownerId`. */
export const addingOrders = (bench: Bench, ownerId: number, tell: Tell): Adding =>
  adding(addableOrders(bench, ownerId), tell);

/** Adds style numbers to one of its orders. */
export const addingStyles = (bench: Bench, ownerId: number, tell: Tell, orderId: number): Adding =>
  adding(addableStyles(bench, ownerId, orderId), tell);
