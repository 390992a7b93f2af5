import { type RawBuilder, sql } from 'kysely';
import { ORDER_DATES } from '../../../shared/trade/order-dates.ts';
import type { UserCaller } from '../auth/rights/caller.ts';
import { mayReadOrdersOf } from '../auth/rights/record-rights.ts';
import { hasRoleSql } from '../auth/rights/role-sql.ts';

const OF_ORDERS = [
  ...['purchaseOrder', 'purchaseOrders', 'styleNumber', 'styleNumbers', 'supplier', 'orderNumber'],
  ...ORDER_DATES,
  'dateContradiction',
];
const FOR_ADMINS = ['addProfit'];
/** Why the provider took a payment or credit back is its own business. */
const OF_PROVIDER = ['reason'];
/** What a customer pays: no agent is told that (D-142). */
const NOT_FOR_AGENTS = ['sellingPrice'];
const FOR_AGENTS = ['lines', 'linesEdited', 'total'];

/**
 * SQL of the changes of the entry `log` that the caller may see, who sees no more of orders and charges here than on their
 * own screen (CHG-05, D-120, D-15): a list that may be empty. The role is asked for in SQL, because one statement serves all
 * callers of a kind.
 */
export function shownChanges(caller: UserCaller, log: string): RawBuilder<unknown> {
  const changes = sql.ref(`${log}.changes`);
  if (caller.seesAll) return sql`coalesce(${changes}, '[]'::jsonb)`;
  const isOneOf = (fields: readonly string[]) =>
    sql`part.change->>'field' in (${sql.join(fields.map((field) => sql.lit(field)))})`;
  return sql`(select coalesce(jsonb_agg(part.change order by part.place), '[]'::jsonb)
    from jsonb_array_elements(${changes}) with ordinality part (change, place)
    where (not ${isOneOf(FOR_ADMINS)} or ${hasRoleSql(sql`${caller.userId}::integer`, ['admin'])})
      and (not ${isOneOf(NOT_FOR_AGENTS)} or not ${hasRoleSql(sql`${caller.userId}::integer`, ['agent'])}
        or ${hasRoleSql(sql`${caller.userId}::integer`, ['admin'])})
      and (not ${isOneOf(FOR_AGENTS)} or ${hasRoleSql(sql`${caller.userId}::integer`, ['admin', 'agent'])})
      and (not ${isOneOf(OF_PROVIDER)} or ${sql.ref(`${log}.action`)} <> 'reverseInvoiceEntry')
      and (not ${isOneOf(OF_ORDERS)} or ${mayReadOrdersOf(caller, sql.ref(`${log}.owner_id`))}))`;
}

/** SQL of whether the entry `log` has more to tell than that nothing changed. */
export const saysSomething = (log: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${log}.changes`)} is null or ${sql.ref(`${log}.changes`)} <> '[]'::jsonb)`;

/** SQL of the network address of the entry `log`: for the person that it is of or about, and for the provider's admins. */
export function shownAddress({ seesAll, userId }: UserCaller, log: string): RawBuilder<unknown> {
  const address = sql.ref(`${log}.address`);
  if (seesAll) return address;
  return sql`case when ${sql.ref(`${log}.web_user_id`)} = ${userId}::integer
    or (${sql.ref(`${log}.record_type`)} = 'webUser' and ${sql.ref(`${log}.record_id`)} = ${userId}::integer)
    then ${address} end`;
}

/** SQL of who did it: the name that the account has now, else what was written then. */
export const actorName = (log: string): string => `coalesce((
  select nullif(concat_ws(' ', person.first_name, person.last_name), '') from web_user person
  where person.id = ${log}.web_user_id), ${log}.actor)`;
