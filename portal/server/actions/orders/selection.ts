import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Outcome } from '../action.ts';
import { raiseRecordRevision, requireRevision } from '../record-revision.ts';
import { orderChanges, otherThan } from './audit-changes.ts';
import { changesOf } from './changes.ts';
import { requireOrders, requireStyles } from './ownership.ts';
import { type OrderRecord, ownerOf } from './record.ts';
import {
  attachStyles,
  deselectStyles,
  linkedOrders,
  linkOrders,
  type OrderStyle,
  selectedStyles,
  selectStyles,
  unlinkOrders,
} from './repository.ts';

/** The orders a record should carry, and under some of them the style numbers (D-125 for the known lists). */
interface Selection {
  selectedPOs: readonly number[];
  knownPOs?: readonly number[] | undefined;
  revision?: number | undefined;
  styles: readonly { id: number; selectedSN: readonly number[]; knownSN?: readonly number[] | undefined }[];
}

/**
 * Brings a locked record to the selection, in a handful of statements however large it is, and answers the full
 * list as it then stands. Every id that the record doesn't carry yet must be its owner's. Style numbers of an order
 * that somebody else unlinked meanwhile are left out with it.
 *
 * @throws ApiError 409 for a `revision` that isn't the record's
 */
export async function changeSelection(
  trx: Transaction<Tables>,
  record: OrderRecord,
  { selectedPOs, knownPOs, revision, styles }: Selection,
): Promise<Outcome> {
  if (revision !== undefined) await requireRevision(trx, record, revision);
  const before = await selectedStyles(trx, record);
  const orders = changesOf([...before.keys()], selectedPOs, knownPOs);
  const staying = new Set([...before.keys(), ...orders.add]);
  for (const id of orders.remove) staying.delete(id);
  const selected: OrderStyle[] = [];
  const deselected: OrderStyle[] = [];
  for (const { id: orderId, selectedSN, knownSN } of styles) {
    if (!staying.has(orderId)) continue;
    const { add, remove } = changesOf(before.get(orderId) ?? [], selectedSN, knownSN);
    for (const styleId of add) selected.push({ orderId, styleId });
    for (const styleId of remove) deselected.push({ orderId, styleId });
  }
  await requireOwned(trx, record, {
    // An order that gets style numbers is asked for too: it may be linked since the record had another owner.
    orders: [...selectedPOs.filter((id) => !before.has(id)), ...selected.map(({ orderId }) => orderId)],
    styles: styles.flatMap(({ id, selectedSN }) => {
      const present = new Set(before.get(id));
      return selectedSN.filter((styleId) => !present.has(styleId));
    }),
  });

  await unlinkOrders(trx, record, orders.remove);
  await linkOrders(trx, record, orders.add);
  await deselectStyles(trx, record, deselected);
  await attachStyles(trx, selected);
  await selectStyles(trx, record, selected);
  const isChanged = [orders.add, orders.remove, selected, deselected].some(({ length }) => length > 0);
  if (isChanged) await raiseRecordRevision(trx, record);
  const result = await linkedOrders(trx, record);
  const now = new Map(result.purchaseOrders.map(({ id, selectedSN }) => [id, selectedSN]));
  return {
    result,
    audit: {
      recordType: record.type,
      recordId: record.id,
      before: { purchaseOrders: otherThan(now, before) },
      after: { purchaseOrders: otherThan(before, now) },
      changes: await orderChanges(trx, before, now),
    },
  };
}

async function requireOwned(
  trx: Transaction<Tables>,
  record: OrderRecord,
  ids: { orders: number[]; styles: number[] },
): Promise<void> {
  if (ids.orders.length + ids.styles.length === 0) return;
  const owner = ownerOf(record);
  await requireOrders(trx, owner, [...new Set(ids.orders)]);
  await requireStyles(trx, owner, [...new Set(ids.styles)]);
}
