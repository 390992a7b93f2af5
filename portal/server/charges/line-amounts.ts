import { type RawBuilder, sql } from 'kysely';
import { OTHER_DECIMALS } from '../../../shared/trade/currency-decimals.ts';
import { isAgent, type UserCaller } from '../auth/rights/caller.ts';

/** What a line costs: its total, or the minimum where that is larger, as `charged` of `money.ts` has it. */
export const LINE_COST = sql<string>`greatest(line.total_price, line.minimum_price)`;

const OTHERS = Object.entries(OTHER_DECIMALS).map(
  ([decimals, codes]) =>
    sql`when line.currency in (${sql.join(codes.map((code) => sql.lit(code)))}) then ${sql.lit(Number(decimals))}`,
);
/** D-149 */
const DECIMALS = sql`case ${sql.join(OTHERS, sql` `)} else 2 end`;

/**
 * With the uplift, rounded line by line to the decimals of its currency, as `uplift` of `money.ts` has it; on until an admin
 * turned it off (D-20).
 */
export const LINE_PRICE = sql<string>`case when coalesce(sheet.add_profit, true)
  then round(round(${LINE_COST} * 1.1, ${DECIMALS}), greatest(2, ${DECIMALS})) else ${LINE_COST} end`;

/** What the caller is told of amounts: agents what it costs, customers what it is sold for, admins both (D-120, D-142). */
export function sidesOf(caller: UserCaller): { cost: boolean; price: boolean } {
  const isBuyer = isAgent(caller) && !caller.isAdmin;
  return { cost: caller.isAdmin || isBuyer, price: !isBuyer };
}

/** Of the quote or manifest `record`: the caller's right to its amounts, beside that to see the record (D-02). */
export function seesAmounts(caller: UserCaller): RawBuilder<boolean> {
  if (caller.isAdmin || isAgent(caller)) return sql`true`;
  return sql`record.customer_id = ${caller.entityId}::integer`;
}
