import { sql, type Transaction } from 'kysely';
import { isAgent, type UserCaller } from '../../auth/rights/caller.ts';
import { LINE_COST, LINE_PRICE } from '../../charges/line-amounts.ts';
import type { Tables } from '../../db/tables.ts';
import { amountText } from '../../invoices/amount-text.ts';
import { billedOf, isCharged } from '../../invoices/shipment-amounts.ts';
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
 * What the shipments come to in each currency, as each of them says it of itself (`shipment-amounts.ts`). Invoices are for whom
 * they bill and for the provider. Of charges, admins and customers see what they are sold for, agents the cost alone (D-120,
 * D-142); who handles a shipment without being an agent sees no amounts of it (D-02).
 */
export async function spendOf(
  trx: Transaction<Tables>,
  caller: UserCaller,
  { reported, bars }: { reported: Reported; bars: Bars | undefined },
): Promise<Spent[]> {
  const isBuyer = isAgent(caller) && !caller.isAdmin;
  const sources = [
    ...(isBuyer ? [] : [sql`select 0 as place, currency, amount from (${billed(caller)}) billed`]),
    sql`select 1 as place, * from (${charged(caller, 'quote', isBuyer)}) agreed`,
    sql`select 2 as place, * from (${charged(caller, 'manifest', isBuyer)}) charged`,
  ];
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

const billed = (caller: UserCaller) => billedOf(caller, sql`counted.id`);

const charged = (caller: UserCaller, kind: 'quote' | 'manifest', isBuyer: boolean) => sql`
  select line.currency::text as currency, ${isBuyer ? LINE_COST : LINE_PRICE} as amount from ${sql.table(kind)} record
  join charge_sheet sheet on ${sql.ref(`sheet.${kind}_id`)} = record.id
  join charge_line line on line.sheet_id = sheet.id
  where record.shipment_id = counted.id and ${isCharged(caller, kind)}`;
