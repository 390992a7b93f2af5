import { addNew, idsOf, type LinkedOrder, type LoadedRecord, type Order, type Style } from './orders.ts';

/** One change of the order selection that the server has not answered yet (PO-29). */
export interface Change {
  readonly number: number;
  readonly add: readonly Order[];
  /** Ids. */
  readonly remove: readonly number[];
}

/**
 * What is selected. `confirmed` is what the server answered last; `changes` are on their way, the first one is at the
 * server (D-34). `chosen` holds by order id the style numbers as the user left them, where that may differ from
 * what is saved: also those of removed orders, which come back with them (D-32).
 */
export interface Selection {
  readonly ownerId: number | null;
  readonly confirmed: readonly LinkedOrder[];
  readonly changes: readonly Change[];
  readonly chosen: Readonly<Record<number, readonly Style[]>>;
  /** What somebody else took off the record while the user had unsaved style numbers there, or was typing one. */
  readonly unlinked: readonly Order[];
}

export type Transition =
  | { type: 'loaded'; record: LoadedRecord }
  | { type: 'changed'; change: Change }
  | { type: 'linked'; number: number; orders: readonly LinkedOrder[] }
  | { type: 'refused'; number: number }
  | { type: 'saved'; orders: readonly LinkedOrder[] }
  | { type: 'styled'; orderId: number; styles: readonly Style[] };

export const EMPTY: Selection = { ownerId: null, confirmed: [], changes: [], chosen: {}, unlinked: [] };

/** One selected order, as its row shows it. */
export interface Row {
  readonly order: Order;
  readonly selected: readonly Style[];
  readonly saved: readonly Style[];
  /** Not yet confirmed by the server. */
  readonly pending: boolean;
  /** Somebody else took it off the record; it stays as unsaved work, which only the user drops. */
  readonly unlinked: boolean;
}

/** `isTyping` tells whether something is typed in the field of an order and not added. */
export function reduce(
  state: Selection,
  transition: Transition,
  isTyping: (orderId: number) => boolean,
): Selection {
  switch (transition.type) {
    case 'loaded':
      return { ...EMPTY, ownerId: transition.record.ownerId, confirmed: transition.record.orders };
    case 'changed':
      return {
        ...state,
        changes: [...state.changes, transition.change],
        chosen: withChange(state, transition.change),
      };
    case 'linked':
      return confirm(
        without(state, transition.number),
        transition.orders,
        isTyping,
        state.changes.find(({ number }) => number === transition.number)?.remove,
      );
    case 'refused':
      return without(state, transition.number);
    case 'saved':
      return confirm(state, transition.orders, isTyping);
    case 'styled':
      return { ...state, chosen: { ...state.chosen, [transition.orderId]: transition.styles } };
    default:
      throw new Error(`Unknown transition ${JSON.stringify(transition satisfies never)}`);
  }
}

const without = (state: Selection, number: number): Selection => ({
  ...state,
  changes: state.changes.filter((change) => change.number !== number),
});

/** D-32: what was chosen under a removed order stays; PO-31: a new one starts with its known style numbers. */
function withChange(state: Selection, { add, remove }: Change): Selection['chosen'] {
  const chosen = { ...state.chosen };
  const gone = new Set(remove);
  for (const { order, selected } of rowsOf(state)) if (gone.has(order.id)) chosen[order.id] = selected;
  for (const { id, styles } of add) chosen[id] ??= styles;
  return chosen;
}

/**
 * The server's list takes the place of the old one; what the user added and removed since stays on top of it
 * (D-125). Where nothing is left of that, the saved list speaks for itself again. `removed` are the ids that the user
 * took off with this very answer.
 */
function confirm(
  state: Selection,
  orders: readonly LinkedOrder[],
  isTyping: (orderId: number) => boolean,
  removed: readonly number[] = [],
): Selection {
  const before = new Map(state.confirmed.map((order) => [order.id, order.saved]));
  const chosen = { ...state.chosen };
  for (const { id, saved } of orders) {
    const mine = chosen[id];
    if (!mine) continue;
    const merged = mergeStyles(before.get(id) ?? [], mine, saved);
    if (difference(merged, saved) === 0) delete chosen[id];
    else chosen[id] = merged;
  }
  const gone = new Set([...idsOf(orders), ...removed]);
  const unlinked: Order[] = state.unlinked.filter(({ id }) => !gone.has(id));
  for (const order of state.confirmed) {
    const { id, saved } = order;
    const mine = chosen[id] ?? saved;
    if (gone.has(id) || !(hasNew(mine, saved) || isTyping(id))) continue;
    unlinked.push(order);
    chosen[id] = mine;
  }
  return { ...state, confirmed: orders, chosen, unlinked };
}

const hasNew = (mine: readonly Style[], saved: readonly Style[]): boolean => addNew(saved, mine) !== saved;

function mergeStyles(
  base: readonly Style[],
  mine: readonly Style[],
  theirs: readonly Style[],
): readonly Style[] {
  const baseIds = new Set(idsOf(base));
  const mineIds = new Set(idsOf(mine));
  const theirIds = new Set(idsOf(theirs));
  const stay = theirs.filter(({ id }) => mineIds.has(id) || !baseIds.has(id));
  return [...stay, ...mine.filter(({ id }) => !baseIds.has(id) && !theirIds.has(id))];
}

/** How many entries only one of two lists has. */
const difference = (a: readonly Style[], b: readonly Style[]): number =>
  a === b ? 0 : onlyIn(a, b) + onlyIn(b, a);

function onlyIn(a: readonly Style[], b: readonly Style[]): number {
  const others = new Set(idsOf(b));
  return a.filter(({ id }) => !others.has(id)).length;
}

/** The orders that are left of those `before` and come to them, once `changes` went through. */
function ordersAfter(
  before: readonly Order[],
  changes: readonly Pick<Change, 'add' | 'remove'>[],
): readonly Order[] {
  let orders = before;
  for (const { add, remove } of changes) {
    const gone = new Set(remove);
    const there = new Set(idsOf(orders));
    orders = [...orders.filter(({ id }) => !gone.has(id)), ...add.filter(({ id }) => !there.has(id))];
  }
  return orders;
}

/** The rows to show, PO-30 order: what was there, then what would come back, then what was added. */
export function rowsOf({ confirmed, changes, chosen, unlinked }: Selection): Row[] {
  const saved = new Map(confirmed.map((order) => [order.id, order.saved]));
  const unlinkedIds = new Set(idsOf(unlinked));
  return ordersAfter([...confirmed, ...unlinked], changes).map((order) => {
    const savedStyles = saved.get(order.id) ?? NONE;
    const isUnlinked = unlinkedIds.has(order.id);
    return {
      order,
      saved: savedStyles,
      selected: chosen[order.id] ?? savedStyles,
      pending: !saved.has(order.id) && !isUnlinked,
      unlinked: isUnlinked,
    };
  });
}

const NONE: readonly Style[] = [];

/** The rows as the server would list them. */
export const linkedOf = (rows: readonly Pick<Row, 'order' | 'saved'>[]): LinkedOrder[] =>
  rows.map(({ order, saved }) => ({ ...order, styles: addNew(order.styles, saved), saved }));

/** Style numbers that were added or removed and are not saved (D-31). */
export function unsavedStyles(rows: readonly Row[]): { readonly added: number; readonly removed: number } {
  let [added, removed] = [0, 0];
  for (const { selected, saved } of rows) {
    if (selected === saved) continue;
    added += onlyIn(selected, saved);
    removed += onlyIn(saved, selected);
  }
  return { added, removed };
}
