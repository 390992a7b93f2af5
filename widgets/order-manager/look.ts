import * as v from 'valibot';
import type { Client } from '../../shared/client/client.ts';
import { Id } from '../../shared/contract/id.ts';
import { find, type LinkPayload, loadRecord, ORDERS, type SavePayload, STYLES } from './api.ts';
import { idsOf } from './selection/orders.ts';

/**
 * What is stored of a change of the orders whose answer was lost: what it would have answered, or null where it isn't there.
 * What is not shown of a list can't be told.
 */

export const forOrder = (client: Client, ownerId: number, orderNumber: string) =>
  idOf(client, ORDERS, ownerId, orderNumber);

export const forStyle = (client: Client, ownerId: number, orderId: number, styleNumber: string) =>
  idOf(client, STYLES, ownerId, styleNumber, `, pos: {id: {eq: ${orderId}}}`);

/** @throws ClientError where a row, or the number of one, is not shown */
async function idOf(
  client: Client,
  { number, ...model }: typeof ORDERS | typeof STYLES,
  ownerId: number,
  label: string,
  more = '',
): Promise<number | null> {
  const list = v.array(
    v.pipe(
      v.object({ id: Id, [number]: v.string() }),
      v.transform((row) => ({ id: row.id as number, label: row[number] as string })),
    ),
  );
  const found = await find(client, { ...model, number, list }, ownerId, [label], more);
  return found.find((row) => row.label.trim() === label)?.id ?? null;
}

export async function forLinks(client: Client, payload: LinkPayload): Promise<true | null | undefined> {
  const { orders, hasGaps } = await loadRecord(client, payload);
  if (hasGaps) return undefined;
  return isSame(idsOf(orders), payload.selectedPOs) || null;
}

export async function forSave(client: Client, payload: SavePayload): Promise<true | null | undefined> {
  const { purchaseOrder } = payload;
  const { orders, hasGaps } = await loadRecord(client, payload);
  if (hasGaps) return undefined;
  // Not under which order: another backend may carry a style number under each order that has it (D-87).
  const stored = orders.flatMap(({ saved }) => idsOf(saved));
  const selected = purchaseOrder.flatMap(({ selectedSN }) => selectedSN);
  return (isSame(idsOf(orders), idsOf(purchaseOrder)) && isSame(stored, selected)) || null;
}

/** Whether the same ids are in both, in whatever order. */
function isSame(one: readonly number[], other: readonly number[]): boolean {
  const [a, b] = [new Set(one), new Set(other)];
  return a.size === b.size && [...a].every((id) => b.has(id));
}
