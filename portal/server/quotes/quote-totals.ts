import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { AuditChange } from '../../../shared/contract/audit.ts';
import type { RecordChargeTotal } from '../../../shared/contract/record-charges.ts';
import { LINE_COST, LINE_PRICE } from '../charges/line-amounts.ts';
import type { Tables } from '../db/tables.ts';

type Charged = 'quote' | 'manifest';

/** SQL of what each quote or manifest comes to by currency; `id` is that of a line of it. */
export const chargeSums = (type: Charged): RawBuilder<unknown> => {
  const recordId = sql.ref(`sheet.${type}_id`);
  return sql`select min(line.id) as id, ${recordId}, line.currency, sum(${LINE_COST}) as cost, sum(${LINE_PRICE}) as price
    from charge_sheet sheet join charge_line line on line.sheet_id = sheet.id
    where ${recordId} is not null group by ${recordId}, line.currency`;
};

/** What a quote or manifest comes to by currency, with its cost and its price: who may be told which side is the caller's to ask. */
export async function totalsOf(
  trx: Transaction<Tables>,
  { type, id }: { type: Charged; id: number },
): Promise<RecordChargeTotal[]> {
  const { rows } = await sql<RecordChargeTotal>`
    select currency, cost::text as cost, price::text as price from (${chargeSums(type)}) total
    where ${sql.ref(`total.${type}_id`)} = ${id}::integer order by currency nulls last`.execute(trx);
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
