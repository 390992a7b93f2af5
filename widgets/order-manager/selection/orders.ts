import type { PurchaseOrder, StyleNumber } from '../../../shared/contract/order-manager.ts';

/** A style number as a choice. */
export interface Style {
  readonly id: number;
  readonly label: string;
}

/** An order as a choice, with all style numbers it is known to have. */
export interface Order {
  readonly id: number;
  readonly label: string;
  readonly styles: readonly Style[];
  /** What else carries it, where that was asked. */
  readonly carriedBy?: readonly string[];
}

/** An order that the record has, with those of its style numbers that are saved on the record. */
export interface LinkedOrder extends Order {
  readonly saved: readonly Style[];
}

export interface LoadedRecord {
  /** The booking's customer or the shipment's company (PO-49); `null` for a record without one (D-45). */
  readonly ownerId: number | null;
  readonly orders: readonly LinkedOrder[];
  /** Not all that the record has could be read, so that a save would remove what is missing. */
  readonly hasGaps: boolean;
}

export const styleOf = ({ id, styleNumber }: StyleNumber): Style => ({ id, label: styleNumber });

export const orderOf = ({ id, orderNumbers, styleNumbers }: PurchaseOrder): Order => ({
  id,
  label: orderNumbers,
  styles: styleNumbers.map(styleOf),
});

/** `known` with what is new in `seen`; the same list when nothing is, so that nothing is drawn again. */
export function addNew<T extends { id: number }>(known: readonly T[], seen: readonly T[]): readonly T[] {
  const ids = new Set(known.map(({ id }) => id));
  const added = seen.filter(({ id }) => !ids.has(id) && ids.add(id));
  return added.length > 0 ? [...known, ...added] : known;
}

export const idsOf = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id);
