import { sql, type Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import { mayReadRecord } from '../../auth/rights/record-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';

const NAMED_AT_MOST = 5;

/**
 * Refuses what can't be done with an order that a record carries, also a booking that was declined or a shipment that was
 * cancelled: they keep what they were made with. The order is locked against being put on one.
 *
 * @throws ApiError 422 naming the records that the caller may see
 */
export async function requireNotCarried(
  trx: Transaction<Tables>,
  caller: UserCaller,
  id: number,
): Promise<void> {
  const carrying = (record: 'booking' | 'shipment') => sql`
    select record.reference, ${mayReadRecord(caller, record, 'record')} as "isSeen"
    from ${sql.table(`${record}_purchase_order`)} carried
    join ${sql.table(record)} record on record.id = carried.${sql.ref(`${record}_id`)}
    where carried.purchase_order_id = ${id}::integer`;
  const { rows } = await sql<{ reference: string; isSeen: boolean }>`
    ${carrying('shipment')} union all ${carrying('booking')} order by reference`.execute(trx);
  if (rows.length === 0) return;
  const named = rows.filter(({ isSeen }) => isSeen).slice(0, NAMED_AT_MOST);
  if (named.length === 0) throw invalid(reason('orderCarriedUnseen'));
  const records = named.map(({ reference }) => reference).join(', ');
  throw invalid(reason('orderCarried', { records, more: rows.length - named.length }));
}
