import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { AuditChange } from '../../../shared/contract/audit.ts';
import type { Caller } from '../auth/rights/caller.ts';
import { OWNER_COLUMN } from '../auth/rights/record-rights.ts';
import type { Tables } from '../db/tables.ts';

/** What an action did to one record. */
export interface AuditRecord {
  /** One of {@link PARTIES}; entries of other types are for the provider alone, of `webUser` also for that person. */
  recordType: string;
  recordId: number;
  before: object | null;
  after: object;
  /** For the people whose record it is, never a secret; left out where that can't be shown, empty where nothing changed. */
  changes?: readonly AuditChange[];
}

type Parties = (id: number) => RawBuilder<unknown>;

const shared =
  (type: keyof typeof OWNER_COLUMN): Parties =>
  (id) =>
    sql`
    select ${sql.ref(OWNER_COLUMN[type])} as owner_id, agent_id, reference from ${sql.table(type)} where id = ${id}`;

/** Whose a record is, by its type, and what it is called. */
const PARTIES: Readonly<Record<string, Parties>> = {
  booking: shared('booking'),
  shipment: shared('shipment'),
  quote: shared('quote'),
  manifest: shared('manifest'),
  submission: (id) => sql`
    select entity_id as owner_id, null::integer as agent_id, null::text as reference
    from rate_submission where id = ${id}`,
  entity: (id) => sql`
    select id as owner_id, null::integer as agent_id, company_name as reference from company where id = ${id}`,
};

const NOBODY: Parties = () =>
  sql`select null::integer as owner_id, null::integer as agent_id, null::text as reference where false`;

/** Adds one entry to the audit log, with whose record it is at this moment (D-96). */
export async function writeAudit(
  trx: Transaction<Tables>,
  caller: Caller,
  action: string,
  { recordType, recordId, before, after, changes }: AuditRecord,
  requestId: string,
): Promise<void> {
  const parties = (PARTIES[recordType] ?? NOBODY)(recordId);
  await sql`
    insert into audit_log (actor, web_user_id, action, record_type, record_id, before, after, request_id, changes,
      owner_id, agent_id, reference)
    select ${caller.label}::text, ${caller.kind === 'user' ? caller.userId : null}::integer, ${action}::text,
      ${recordType}::text, ${recordId}::integer, ${before && JSON.stringify(before)}::jsonb,
      ${JSON.stringify(after)}::jsonb, ${requestId}::text, ${changes ? JSON.stringify(changes) : null}::jsonb,
      party.owner_id, party.agent_id, party.reference
    from (select 1) entry left join (${parties}) party on true`.execute(trx);
}
