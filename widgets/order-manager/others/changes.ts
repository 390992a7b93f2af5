import { addNew, idsOf, type LinkedOrder, type Order } from '../selection/orders.ts';

/** What of a record's orders other people changed. */
export interface OthersChanges {
  readonly added: readonly Order[];
  readonly removed: readonly Order[];
  /** They have other style numbers. */
  readonly styled: readonly Order[];
}

/** What others did, by what the record has and what it would have without them; undefined for nothing. */
export function othersChanges(
  expected: readonly LinkedOrder[],
  stored: readonly LinkedOrder[],
): OthersChanges | undefined {
  const before = new Map(expected.map((order) => [order.id, order]));
  const after = new Set(idsOf(stored));
  const added = stored.filter(({ id }) => !before.has(id));
  const removed = expected.filter(({ id }) => !after.has(id));
  const styled = stored.filter(({ id, saved }) => {
    const own = before.get(id)?.saved;
    return own !== undefined && !isSame(idsOf(own), idsOf(saved));
  });
  return added.length + removed.length + styled.length > 0 ? { added, removed, styled } : undefined;
}

/** Both, one after the other: what came and went again is neither. */
export function together(one: OthersChanges, next: OthersChanges): OthersChanges {
  const without = (orders: readonly Order[], others: readonly Order[]) => {
    const ids = new Set(idsOf(others));
    return orders.filter(({ id }) => !ids.has(id));
  };
  const removed = addNew(without(one.removed, next.added), without(next.removed, one.added));
  return {
    added: addNew(without(one.added, next.removed), without(next.added, one.removed)),
    removed,
    styled: without(addNew(one.styled, next.styled), removed),
  };
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  const ids = new Set(one);
  return ids.size === new Set(other).size && other.every((id) => ids.has(id));
}
