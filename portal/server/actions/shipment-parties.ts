import type { Transaction } from 'kysely';
import type { Caller, UserCaller } from '../auth/rights/caller.ts';
import type { Tables } from '../db/tables.ts';
import { lockRecordAs, type Party } from './record-parties.ts';

/**
 * Locks a shipment for a change that some of its parties make, beside admins; no link does.
 *
 * @throws ApiError 403, the same for a foreign and for an unknown shipment
 */
export const lockShipmentAs = (
  trx: Transaction<Tables>,
  caller: Caller,
  id: number,
  parties: readonly Party[],
): Promise<UserCaller> => lockRecordAs(trx, caller, { type: 'shipment', id }, [...parties, 'admin']);
