import { type RawBuilder, sql, type Transaction } from 'kysely';
import { reason } from '../../../shared/contract/reasons.ts';
import type { Caller } from '../auth/rights/caller.ts';
import { isProviderAdminSql } from '../auth/rights/provider-admin.ts';
import type { Tables } from '../db/tables.ts';
import { ApiError } from '../http/errors/api-error.ts';

/**
 * SQL of whether the caller may choose mark-ups, and so may know them (D-147): whoever knows the percentage and the price knows
 * the cost. These are the provider's admins, whichever company they act for, and links with the role of an admin that one of
 * them made, or the provider's server itself.
 */
export function choosesMarkups(caller: Caller): RawBuilder<boolean> {
  if (caller.kind === 'user') return isProviderAdminSql(caller.userId);
  if (caller.kind !== 'link' || caller.role !== 'admin') return sql`false`;
  return sql`exists (
    select 1 from link_token given where given.id = ${caller.linkId}::uuid
      and (given.created_by_id is null or ${isProviderAdminSql(sql.ref('given.created_by_id'))}))`;
}

export async function mayChooseMarkups(trx: Transaction<Tables>, caller: Caller): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select ${choosesMarkups(caller)} as may`.execute(trx);
  return rows[0]!.may;
}

/** 403 for a caller who names mark-ups, or asks for them, without the right to. */
export const markupsRefused = () => new ApiError(403, 'markups', reason('markups'));
