import { sql, type Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import { type Caller, isAgent, type UserCaller } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError, forbidden } from '../../http/errors/api-error.ts';

/** Who requests a booking, and for which company. */
export interface Requester {
  caller: UserCaller;
  customerId: number;
}

/**
 * Whose booking it becomes: the caller's own company's, or that of a company which the caller is agent of; an admin of the
 * provider's of any company that ships.
 *
 * @throws ApiError 403 for links, for agents and providers themselves, and for a foreign and an unknown company alike
 */
export async function requester(
  trx: Transaction<Tables>,
  caller: Caller,
  customerId: number | null,
): Promise<Requester> {
  if (caller.kind !== 'user') throw forbidden();
  const customer = customerId ?? caller.entityId;
  const { rows } = await sql<{ type: string; isServed: boolean }>`
    select entity_type as type, exists (select 1 from company_agent agency
      where agency.company_id = company.id and agency.agent_id = ${caller.entityId}::integer) as "isServed"
    from company where id = ${customer}::integer`.execute(trx);
  const [found] = rows;
  const isOwn = customer === caller.entityId;
  const maySee = isOwn || caller.seesAll || (found?.isServed === true && (isAgent(caller) || caller.isAdmin));
  if (!found || !maySee) throw forbidden();
  if (['Agent', 'Provider', 'Supplier', 'Carrier', 'Airline'].includes(found.type))
    throw new ApiError(403, 'forbidden', reason('bookingByImporter'));
  return { caller, customerId: customer };
}
