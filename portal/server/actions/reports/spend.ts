import { sql, type Transaction } from 'kysely';
import { isAgent, type UserCaller } from '../../auth/rights/caller.ts';
import { mayReadRecord } from '../../auth/rights/record-rights.ts';
import { mayReadInvoice } from '../../data-api/models/rights.ts';
import type { Tables } from '../../db/tables.ts';
import { amountText } from '../../invoices/amount-text.ts';
import { LINE_COST, LINE_PRICE, seesAmounts } from '../charges/line-amounts.ts';
import { addedUp, type Bars, countedShipments, type Group, type Reported } from './reported-shipments.ts';

export interface Spent extends Group {
  /** ISO 4217; null of lines that have none, as those of manifests may. */
  currency: string | null;
  /** Exact, with two decimals or as many as it has. */
  amount: string;
  /** Shipments of which this is the first currency, so that each counts once over all currencies. */
  first: number;
}

const SUMS = sql`${sql.raw(amountText('sum(amount)'))} as amount, (count(*) filter (where is_first))::integer as first`;

/**
 * What the shipments' invoices bill, less what was credited; of a shipment without such an invoice the charges of its accepted
 * quotes, and without these those of its manifests: one of the three, so that nothing counts twice. In each currency. Invoices
 * are for whom they bill and for the provider. Of charges, admins and customers see what they are sold for, agents the cost
 * alone (D-120, D-142); who handles a shipment without being an agent sees no amounts of it (D-02).
 */
export async function spendOf(
  trx: Transaction<Tables>,
  caller: UserCaller,
  { reported, bars }: { reported: Reported; bars: Bars | undefined },
): Promise<Spent[]> {
  const isBuyer = isAgent(caller) && !caller.isAdmin;
  const sources = [
    ...(isBuyer ? [] : [billed(caller)]),
    charged(caller, 'quote', isBuyer),
    charged(caller, 'manifest', isBuyer),
  ].map((amounts, place) => sql`select ${sql.lit(place)} as place, amounts.* from (${amounts}) amounts`);
  const { rows } = await sql<Spent>`
    with spent as materialized (
      select counted.*, spending.* from (${countedShipments(caller, reported)}) counted
      cross join lateral (
        select currency, sum(amount) as amount, row_number() over (order by currency) = 1 as is_first
        from (select *, min(place) over () as first_place from (${sql.join(sources, sql` union all `)}) sources) placed
        where place = first_place group by currency
      ) spending)
    select * from (${addedUp('spent', SUMS, { bars, by: 'currency' })}) sums order by currency nulls last`.execute(
    trx,
  );
  return rows;
}

/** What is credited in full, as all of a cancelled invoice is, bills nothing. */
const billed = (caller: UserCaller) => sql`
  select total.currency::text as currency, total.amount - total.credited_amount as amount
  from invoice join invoice_total total on total.invoice_id = invoice.id
  where invoice.shipment_id = counted.id and total.amount > total.credited_amount
    and ${mayReadInvoice(caller, 'invoice')}`;

const charged = (caller: UserCaller, record: 'quote' | 'manifest', isBuyer: boolean) => sql`
  select line.currency::text as currency, ${isBuyer ? LINE_COST : LINE_PRICE} as amount from ${sql.table(record)} record
  join charge_sheet sheet on ${sql.ref(`sheet.${record}_id`)} = record.id
  join charge_line line on line.sheet_id = sheet.id
  where record.shipment_id = counted.id and ${mayReadRecord(caller, record, 'record')}
    and ${seesAmounts(caller)} ${record === 'quote' ? sql`and record.status = 'Accepted'` : sql``}`;
