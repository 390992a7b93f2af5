import type { Client } from '../../shared/client/client.ts';
import { findOrders, findStyles, type LinkPayload, loadRecord, type SavePayload } from './api.ts';
import { idsOf } from './selection/orders.ts';

/** What is stored of a change of the orders whose answer was lost: what it would have answered, or null where it isn't there. */

export const forOrder = async (client: Client, ownerId: number, orderNumber: string) =>
  (await findOrders(client, ownerId, [orderNumber]))[0]?.id ?? null;

export const forStyle = async (client: Client, ownerId: number, orderId: number, styleNumber: string) =>
  (await findStyles(client, ownerId, [styleNumber], `, pos: {id: {eq: ${orderId}}}`))[0]?.id ?? null;

export async function forLinks(client: Client, payload: LinkPayload): Promise<true | null> {
  const { orders } = await loadRecord(client, payload);
  return isSame(idsOf(orders), payload.selectedPOs) || null;
}

export async function forSave(client: Client, payload: SavePayload): Promise<true | null> {
  const { purchaseOrder } = payload;
  const { orders } = await loadRecord(client, payload);
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
