import { sql } from 'kysely';
import { hasRoleSql } from '../../auth/rights/role-sql.ts';
import { isIssuedSql } from '../../quotes/quote-status.ts';
import { chargeSums } from '../../quotes/quote-totals.ts';
import {
  type ColumnField,
  code,
  column,
  defineModel,
  id,
  type Model,
  nullable,
  type RowRights,
} from './model.ts';
import { nobody } from './rights.ts';

type Charged = 'quote' | 'manifest';

/** As `recordCharges` has it: a customer sees amounts of its own alone, and is told no price before its quote is issued. */
const mayReadTotal =
  (record: Charged): RowRights =>
  (caller, alias) => {
    if (caller.kind !== 'user') return nobody;
    if (caller.seesAll) return sql`true`;
    return sql`(${hasRoleSql(sql`${caller.userId}::integer`, ['admin', 'agent'])} or exists (
      select 1 from ${sql.table(record)} told where told.id = ${sql.ref(`${alias}.${record}_id`)}
        and told.customer_id = ${caller.entityId}::integer
        ${record === 'quote' ? sql`and ${sql.raw(isIssuedSql('told'))}` : sql``}))`;
  };

/** Agents see what it costs, customers and admins what it is sold for (D-120, D-142). */
const sideOf: NonNullable<ColumnField['shown']> = (caller, alias) => {
  const price = sql.ref(`${alias}.price`);
  if (caller.kind !== 'user' || caller.seesAll) return price;
  return sql`case when ${hasRoleSql(sql`${caller.userId}::integer`, ['agent'])} and not ${hasRoleSql(sql`${caller.userId}::integer`, ['admin'])}
    then ${sql.ref(`${alias}.cost`)} else ${price} end`;
};

/** What the charges of a record come to in one currency, on the side that the caller sees. */
const totalOf = (name: string, record: Charged): Model =>
  defineModel({
    name,
    table: chargeSums(record),
    root: false,
    rights: mayReadTotal(record),
    fields: {
      id,
      currency: code('currency', nullable),
      amount: column('numeric', 'price', { shown: sideOf }),
    },
  });

/** MOD-10 */
export const QuoteTotal = totalOf('QuoteTotal', 'quote');
/** MOD-09 */
export const ManifestTotal = totalOf('ManifestTotal', 'manifest');
