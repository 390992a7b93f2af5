import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { EarlierVersion, RecordChargeTotal } from '../../../shared/contract/record-charges.ts';
import type { Caller } from '../auth/rights/caller.ts';
import { decidesForProviderSql } from '../auth/rights/provider-admin.ts';
import type { Tables } from '../db/tables.ts';

/** Puts the answer to a quote and what it comes to aside, so that it goes on as the next version, which was not issued yet (D-152). */
export async function beginVersion(
  trx: Transaction<Tables>,
  quoteId: number,
  totals: readonly RecordChargeTotal[],
): Promise<{ id: number; revision: number; status: string; version: number }> {
  await sql`
    insert into quote_version (quote_id, version, status, valid_until, answered_at, answered_by, answered_by_id, decline_reason,
      totals)
    select id, version, status, valid_until, answered_at, answered_by, answered_by_id, decline_reason, ${JSON.stringify(totals)}::jsonb
    from quote where id = ${quoteId}::integer`.execute(trx);
  return trx
    .updateTable('quote')
    .set((eb) => ({
      version: eb('version', '+', 1),
      status: 'Requested',
      valid_until: null,
      answered_at: null,
      answered_by: null,
      answered_by_id: null,
      decline_reason: null,
    }))
    .where('id', '=', quoteId)
    .returning(['id', 'revision', 'status', 'version'])
    .executeTakeFirstOrThrow();
}

/** SQL of whether the caller may take the answer to the quote `alias` back: it has one, and the caller decides for the provider. */
export const mayBeginVersionSql = (caller: Caller, alias: string): RawBuilder<boolean> =>
  sql`${sql.ref(`${alias}.status`)} in ('Accepted', 'Declined') and ${decidesForProviderSql(caller)}`;

export async function mayBeginVersion(
  trx: Transaction<Tables>,
  caller: Caller,
  quoteId: number,
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select ${mayBeginVersionSql(caller, 'quote')} as may from quote where id = ${quoteId}::integer`.execute(
    trx,
  );
  return rows[0]?.may ?? false;
}

/** The versions of a quote before the present one, or `most` of them, the latest first, with both sides of what they came to. */
export async function earlierVersions(
  trx: Transaction<Tables>,
  quoteId: number,
  most: number | null = null,
): Promise<EarlierVersion[]> {
  const { rows } = await sql<EarlierVersion>`
    select version, status, answered_at as "answeredAt",
      coalesce((select nullif(concat_ws(' ', person.first_name, person.last_name), '')
        from web_user person where person.id = answered_by_id), answered_by) as "answeredBy",
      totals
    from quote_version where quote_id = ${quoteId}::integer order by version desc
    limit ${most}::integer`.execute(trx);
  return rows;
}
