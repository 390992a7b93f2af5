import { sql, type Transaction } from 'kysely';
import type { AuditChange } from '../../../shared/contract/audit.ts';
import type { RecordChargeTotal } from '../../../shared/contract/record-charges.ts';
import { LINE_COST, LINE_PRICE } from '../actions/charges/line-amounts.ts';
import type { Tables } from '../db/tables.ts';

/** What a quote or manifest comes to by currency, with its cost and its price: who may be told which side is the caller's to ask. */
export async function totalsOf(
  trx: Transaction<Tables>,
  { type, id }: { type: 'quote' | 'manifest'; id: number },
): Promise<RecordChargeTotal[]> {
  const { rows } = await sql<RecordChargeTotal>`
    select line.currency, sum(${LINE_COST})::text as cost, sum(${LINE_PRICE})::text as price
    from charge_sheet sheet join charge_line line on line.sheet_id = sheet.id
    where ${sql.ref(`sheet.${type}_id`)} = ${id}::integer
    group by line.currency order by line.currency nulls last`.execute(trx);
  return rows;
}

/** What the customer pays before and after, by currency and also where it is the same, as the audit log tells it to the customer and to admins (D-142, D-152). */
export function priceChanges(
  before: readonly RecordChargeTotal[],
  after: readonly RecordChargeTotal[],
): AuditChange[] {
  const [old, now] = [pricesOf(before), pricesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].map((currency) => ({
    field: 'sellingPrice',
    ...(currency && { of: currency }),
    before: old.get(currency) ?? null,
    after: now.get(currency) ?? null,
  }));
}

const pricesOf = (totals: readonly RecordChargeTotal[]) =>
  new Map(totals.map(({ currency, price }) => [currency ?? '', price]));
