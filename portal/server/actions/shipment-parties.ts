import { sql, type Transaction } from 'kysely';
import { type Caller, isAgent, type UserCaller } from '../auth/rights/caller.ts';
import type { Tables } from '../db/tables.ts';
import { forbidden } from '../http/errors/api-error.ts';
import { lockRecord } from './lock-record.ts';

/** `agent`: the company that handles the shipment, by people with the role of an agent. `owner`: whose goods they are. */
type Party = 'agent' | 'owner';

/**
 * Locks a shipment for a change that some of its parties make, beside admins; no link does.
 *
 * @throws ApiError 403, the same for a foreign and for an unknown shipment
 */
export async function lockShipmentAs(
  trx: Transaction<Tables>,
  caller: Caller,
  id: number,
  parties: readonly Party[],
): Promise<UserCaller> {
  if (caller.kind !== 'user') throw forbidden();
  await lockRecord(trx, caller, { type: 'shipment', id }, 'change');
  if (caller.isAdmin) return caller;
  const { rows } = await sql<Record<Party, boolean>>`
    select company_id is not distinct from ${caller.entityId}::integer as owner,
      agent_id is not distinct from ${caller.entityId}::integer as agent
    from shipment where id = ${id}::integer`.execute(trx);
  const isParty = parties.some((party) => rows[0]?.[party] && (party !== 'agent' || isAgent(caller)));
  if (!isParty) throw forbidden();
  return caller;
}
