import { sql, type Transaction } from 'kysely';
import { isAgent, type UserCaller } from '../../auth/rights/caller.ts';
import { mayReadRecord } from '../../auth/rights/record-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { LINE_COST, LINE_PRICE, seesAmounts } from '../charges/line-amounts.ts';
import { addedUp, type Bars, countedShipments, type Group, type Reported } from './reported-shipments.ts';

export interface Spent extends Group {
  /** ISO 4217; null of lines that have none, as those of manifests may. */
  currency: string | null;
  /** Exact, with two decimals. */
  amount: string;
  /** Shipments of which this is the first currency, so that each counts once over all currencies. */
  first: number;
}

const SUMS = sql`sum(amount)::text as amount, (count(*) filter (where is_first))::integer as first`;

/**
 * The charges of the shipments' accepted quotes and of their invoices, in each currency. Admins and customers see what is sold
 * for, agents the cost alone (D-120, D-142); who handles a shipment without being an agent sees no amounts of it (D-02).
 */
export async function spendOf(
  trx: Transaction<Tables>,
  caller: UserCaller,
  { reported, bars }: { reported: Reported; bars: Bars | undefined },
): Promise<Spent[]> {
  const amount = isAgent(caller) && !caller.isAdmin ? LINE_COST : LINE_PRICE;
  const lines = (['quote', 'manifest'] as const).map(
    (record) => sql`
      select line.currency::text as currency, ${amount} as amount from ${sql.table(record)} record
      join charge_sheet sheet on ${sql.ref(`sheet.${record}_id`)} = record.id
      join charge_line line on line.sheet_id = sheet.id
      where record.shipment_id = counted.id and ${mayReadRecord(caller, record, 'record')}
        and ${seesAmounts(caller)} ${record === 'quote' ? sql`and record.status = 'Accepted'` : sql``}`,
  );
  const { rows } = await sql<Spent>`
    with spent as materialized (
      select counted.*, charged.* from (${countedShipments(caller, reported)}) counted
      cross join lateral (
        select currency, sum(amount) as amount, row_number() over (order by currency) = 1 as is_first
        from (${sql.join(lines, sql` union all `)}) lines group by currency
      ) charged)
    select * from (${addedUp('spent', SUMS, { bars, by: 'currency' })}) sums order by currency nulls last`.execute(
    trx,
  );
  return rows;
}
