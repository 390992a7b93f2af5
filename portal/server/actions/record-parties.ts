import { sql, type Transaction } from 'kysely';
import { type Caller, isAgent, type UserCaller } from '../auth/rights/caller.ts';
import { OWNER_COLUMN } from '../auth/rights/record-rights.ts';
import type { Tables } from '../db/tables.ts';
import { forbidden } from '../http/errors/api-error.ts';
import { lockRecord } from './lock-record.ts';

/**
 * `agent`: the company that handles the record, by people with the role of an agent. `owner`: whose goods they are.
 * `admin`: admins, who see all or act for one of the parties.
 */
export type Party = 'agent' | 'owner' | 'admin';

/**
 * Locks a record for a change that some of its parties make; no link does.
 *
 * @throws ApiError 403, the same for a foreign and for an unknown record
 */
export async function lockRecordAs(
  trx: Transaction<Tables>,
  caller: Caller,
  { type, id }: { type: keyof typeof OWNER_COLUMN; id: number },
  parties: readonly Party[],
): Promise<UserCaller> {
  if (caller.kind !== 'user') throw forbidden();
  await lockRecord(trx, caller, { type, id }, 'change');
  if (caller.isAdmin && parties.includes('admin')) return caller;
  const { rows } = await sql<{ owner: boolean; agent: boolean }>`
    select ${sql.ref(OWNER_COLUMN[type])} is not distinct from ${caller.entityId}::integer as owner,
      agent_id is not distinct from ${caller.entityId}::integer as agent
    from ${sql.table(type)} where id = ${id}::integer`.execute(trx);
  const { owner = false, agent = false } = rows[0] ?? {};
  const isParty =
    (owner && parties.includes('owner')) || (agent && isAgent(caller) && parties.includes('agent'));
  if (!isParty) throw forbidden();
  return caller;
}
