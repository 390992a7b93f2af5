import type { Transaction } from 'kysely';
import type { Caller, UserCaller } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';
import { providerAdmin } from '../accounts/may-manage.ts';

/**
 * The caller, if it is an admin who belongs to the provider, and that company: imports are the provider's, whichever
 * company the admin acts for now.
 *
 * @throws ApiError 403
 */
export async function callingAdmin(
  trx: Transaction<Tables>,
  caller: Caller,
): Promise<{ caller: UserCaller; homeId: number }> {
  const admin = await providerAdmin(trx, caller, 'importsByAdmin');
  const { home_entity_id: homeId } = await trx
    .selectFrom('web_user')
    .select('home_entity_id')
    .where('id', '=', admin.userId)
    .executeTakeFirstOrThrow();
  return { caller: admin, homeId };
}
