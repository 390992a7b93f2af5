import { type Kysely, sql, type Transaction } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Tables } from '../db/tables.ts';
import { networkOf } from './attempt-limits/network-of.ts';

/** Where a request came from, for the audit log. */
export interface RequestSource {
  /** The client's network address. */
  address: string;
  requestId?: string | undefined;
}

interface Account {
  id: number;
  email: string;
}

const QUARTER_MS = 15 * 60_000;

/** A session of the account began or was ended by its person. */
export const auditSession = (
  trx: Transaction<Tables>,
  action: 'signIn' | 'signOut',
  { id, email }: Account,
  { address, requestId }: RequestSource,
): Promise<void> =>
  writeAudit(
    trx,
    { kind: 'user', userId: id, label: email },
    action,
    { recordType: 'webUser', recordId: id, before: null, after: {}, address },
    requestId,
  );

/**
 * Counts a failed sign-in in one entry an account, network and quarter of an hour; those with an email that nobody
 * has in one a quarter of an hour, whatever email and network, so that nobody fills the log with made-up ones.
 */
export async function auditFailedSignIn(
  db: Kysely<Tables>,
  account: Account | undefined,
  { address, requestId }: RequestSource,
): Promise<void> {
  const quarter = Math.floor(Date.now() / QUARTER_MS);
  const source = account ? `${account.id} ${networkOf(address)}` : 'nobody';
  await sql`
    insert into audit_log as log (actor, action, record_type, record_id, reference, request_id, address, repeat_key,
      after, changes)
    values ('service', 'signInFailed', 'webUser', ${account?.id ?? 0}::integer, ${account?.email ?? null}::text,
      ${requestId ?? null}::text, ${account ? address : null}::text, ${`signInFailed ${source} ${quarter}`}::text,
      '{"attempts": 1}', '[{"field": "attempts", "before": null, "after": 1}]')
    on conflict (repeat_key) where repeat_key is not null do update set
      after = jsonb_build_object('attempts', (log.after->>'attempts')::integer + 1),
      changes = jsonb_set(log.changes, '{0,after}', to_jsonb((log.after->>'attempts')::integer + 1))`.execute(
    db,
  );
}
