import type { Transaction } from 'kysely';
import type { DeletedRouteSubscriptions } from '../../../../shared/contract/route-subscriptions.ts';
import type { Tables } from '../../db/tables.ts';
import type { Outcome } from '../action.ts';
import { auditedRoutes, unsubscribed } from './audit-changes.ts';
import { markDeleted } from './stored-routes.ts';

/** A company leaves routes, which are locked; they can be restored for a while. */
export async function deleteRoutes(trx: Transaction<Tables>, ids: readonly number[]): Promise<Outcome> {
  const routes = await auditedRoutes(trx, ids);
  await markDeleted(trx, ids, true);
  return { result: { ids: [...ids] } satisfies DeletedRouteSubscriptions, audit: unsubscribed(routes) };
}
