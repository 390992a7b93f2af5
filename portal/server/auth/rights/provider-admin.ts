import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Caller } from './caller.ts';
import { hasRoleSql } from './role-sql.ts';

/** SQL that is true for the id of an account that is open and is an admin (ROLE-02), as only people of the provider are. */
export const isProviderAdminSql = (
  userId: number | RawBuilder<unknown> | null,
): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from web_user person
  where person.id = ${userId}::integer and person.password_hash is not null
    and ${hasRoleSql(sql.ref('person.id'), ['admin'])})`;

/**
 * SQL of whether the caller decides for the provider, as about mark-ups (D-147) and new versions of quotes (D-152): its admins,
 * whichever company they act for, and links with the role of an admin that one of them made, or the provider's server itself.
 */
export function decidesForProviderSql(caller: Caller): RawBuilder<boolean> {
  if (caller.kind === 'user') return isProviderAdminSql(caller.userId);
  if (caller.kind !== 'link' || caller.role !== 'admin') return sql`false`;
  return sql`exists (
    select 1 from link_token given where given.id = ${caller.linkId}::uuid
      and (given.created_by_id is null or ${isProviderAdminSql(sql.ref('given.created_by_id'))}))`;
}

export async function decidesForProvider(trx: Transaction<Tables>, caller: Caller): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select ${decidesForProviderSql(caller)} as may`.execute(trx);
  return rows[0]!.may;
}
