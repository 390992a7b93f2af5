import { OrderDatesAnswer, type SaveOrderDates } from '../../../../shared/contract/order-dates.ts';
import { client } from '../../client/client.ts';

/** Stores the dates of an order; a repeat with the same key takes effect once. */
export async function saveOrderDates(input: SaveOrderDates, key: string): Promise<void> {
  await client.action('saveOrderDates', input, OrderDatesAnswer, { key });
}
