import { sql, type Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { isBookedSql } from '../../orders/is-booked.ts';

const NAMED_AT_MOST = 10;

/**
 * Makes other requests with these orders wait until this transaction ends.
 *
 * @throws ApiError 422 at `orderIds` naming those that were delivered or that another booking has
 */
export async function requireBookable(trx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  await sql`select id from purchase_order where id = any(${ids}::integer[]) order by id for no key update`.execute(
    trx,
  );
  const { rows } = await sql<{ number: string; isDelivered: boolean; isBooked: boolean }>`
    select order_numbers as number, status = 'Delivered' as "isDelivered", ${sql.raw(isBookedSql('po'))} as "isBooked"
    from purchase_order po where id = any(${ids}::integer[]) order by order_numbers`.execute(trx);
  const refuse = (code: 'ordersDelivered' | 'ordersBooked', of: typeof rows) => {
    if (of.length === 0) return;
    const numbers = of.slice(0, NAMED_AT_MOST).map(({ number }) => number);
    throw invalid({ ...reason(code, { numbers: numbers.join(', ') }), field: 'orderIds' });
  };
  refuse(
    'ordersDelivered',
    rows.filter(({ isDelivered }) => isDelivered),
  );
  refuse(
    'ordersBooked',
    rows.filter(({ isBooked }) => isBooked),
  );
}
