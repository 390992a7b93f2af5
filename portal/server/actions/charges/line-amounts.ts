import { type RawBuilder, sql } from 'kysely';
import { isAgent, type UserCaller } from '../../auth/rights/caller.ts';

/** What a line costs: its total, or the minimum where that is larger, as `charged` of `money.ts` has it. */
export const LINE_COST = sql<string>`greatest(line.total_price, line.minimum_price)`;
/** With the uplift, rounded line by line, as `uplift` of `money.ts` has it; on until an admin turned it off (D-20). */
export const LINE_PRICE = sql<string>`case when coalesce(sheet.add_profit, true)
  then round(${LINE_COST} * 1.1, 2) else ${LINE_COST} end`;

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
