import { sql, type Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import { MAX_ROUTES_OF_COMPANY, RESTORE_MINUTES } from '../../../../shared/contract/route-subscriptions.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { RESTORE_TIME } from './locked-routes.ts';

/**
 * Refuses `more` routes of the companies where one of them would have too many. Deleted routes count as long as they can
 * be restored, else whoever adds and deletes in turn could store any number. Others who add to the companies wait until
 * this transaction ends, so that each is counted.
 *
 * @throws ApiError 409
 */
export async function requireRouteQuota(
  trx: Transaction<Tables>,
  entityIds: readonly number[],
  more: number,
): Promise<void> {
  await sql`
    select 1 from company where id = any(${entityIds}::integer[]) order by id for no key update`.execute(trx);
  const { rows } = await sql`
    select 1 from unnest(${entityIds}::integer[]) entity (id)
    where (select count(*) from route_subscription where entity_id = entity.id and deleted_at is null)
      + (select count(*) from route_subscription
        where entity_id = entity.id and deleted_at > now() - ${RESTORE_TIME}) + ${more}::integer
      > ${MAX_ROUTES_OF_COMPANY}::integer`.execute(trx);
  if (rows.length > 0)
    throw new ApiError(
      409,
      'too_many_routes',
      reason('tooManyRoutes', { most: MAX_ROUTES_OF_COMPANY, minutes: RESTORE_MINUTES }),
    );
}
