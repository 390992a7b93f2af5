import type { Client } from '../../../shared/client/client.ts';
import type { ChargeLine } from '../../../shared/contract/charges.ts';
import type { SaveChargesPayload } from '../../../shared/contract/charges-input.ts';
import { loadCharges } from './load-charges.ts';

/** Whether the lines of a save whose answer was lost are those that are stored; null where they aren't. */
export async function forCharges(
  client: Client,
  payload: SaveChargesPayload,
): Promise<true | null | undefined> {
  const record = { feature: payload.featureType, id: payload.recordId, role: payload.role ?? 'agent' };
  const { charges, hasGaps } = await loadCharges(client, record);
  // No line is without a charge type: where one seems to be, it isn't shown.
  if (hasGaps || charges.some(({ chargeType }) => chargeType === null)) return undefined;
  return String(charges.map(contentOf)) === String(payload.charges.map(contentOf)) || null;
}

type Content = Exclude<keyof ChargeLine, 'id' | 'original' | 'manuallyEditedTotal'>;

/** What a line says, the same of a sent one and of what a backend has stored of it. */
const contentOf = (line: { readonly [Field in Content]?: unknown }): string =>
  JSON.stringify([
    ...[line.chargeType, line.unitCode, line.currency || '', line.comments || ''],
    ...[line.quantity, line.unitCost, line.totalPrice, line.minimumPrice].map((amount) =>
      Number(amount || 0),
    ),
  ]);
