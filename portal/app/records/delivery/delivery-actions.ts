import {
  type CancelDelivery,
  DeliveryAnswer,
  type PlanDelivery,
  type SetDeliveryStatus,
} from '../../../../shared/contract/deliveries.ts';
import { client } from '../../client/client.ts';

/** Plans a delivery, or changes one; a repeat with the same key takes effect once. */
export async function planDelivery(input: PlanDelivery, key: string): Promise<void> {
  await client.action('planDelivery', input, DeliveryAnswer, { key });
}

/** Confirms a delivery, or says that it took place; a repeat with the same key takes effect once. */
export async function setDeliveryStatus(input: SetDeliveryStatus, key: string): Promise<void> {
  await client.action('setDeliveryStatus', input, DeliveryAnswer, { key });
}

/** Cancels a delivery; a repeat with the same key takes effect once. */
export async function cancelDelivery(input: CancelDelivery, key: string): Promise<void> {
  await client.action('cancelDelivery', input, DeliveryAnswer, { key });
}
