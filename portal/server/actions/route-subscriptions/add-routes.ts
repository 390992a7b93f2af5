import type { Transaction } from 'kysely';
import type { SavedRouteSubscriptions } from '../../../../shared/contract/route-subscriptions.ts';
import type { AuditRecord } from '../../audit/write-audit.ts';
import type { Tables } from '../../db/tables.ts';
import { auditedRoutes, subscribed } from './audit-changes.ts';
import { requireRouteQuota } from './route-quota.ts';
import { type CheckedRoute, insertRoutes, readRoutes } from './stored-routes.ts';

/**
 * A company subscribes to routes: those that were added, in the order of `routes`, and what the audit log keeps.
 *
 * @throws ApiError 409 where the company would have too many
 */
export async function addRoutes(
  trx: Transaction<Tables>,
  entityId: number,
  routes: readonly CheckedRoute[],
): Promise<SavedRouteSubscriptions & { audit: AuditRecord[] }> {
  await requireRouteQuota(trx, [entityId], routes.length);
  const ids = await insertRoutes(trx, entityId, routes);
  return { list: await readRoutes(trx, ids), audit: subscribed(await auditedRoutes(trx, ids)) };
}
