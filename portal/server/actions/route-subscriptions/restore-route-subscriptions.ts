import { reason } from '../../../../shared/contract/reasons.ts';
import {
  RESTORE_MINUTES,
  type SavedRouteSubscriptions,
} from '../../../../shared/contract/route-subscriptions.ts';
import { RestoreRouteSubscriptions } from '../../../../shared/contract/route-subscriptions-input.ts';
import { defineAction } from '../action.ts';
import { auditedRoutes, subscribed } from './audit-changes.ts';
import { lockRoutes } from './locked-routes.ts';
import { inList, placeInList } from './places.ts';
import { requireRouteQuota } from './route-quota.ts';
import { markDeleted, readRoutes } from './stored-routes.ts';

/**
 * Undoes deletions within ten minutes, for whoever may write the routes, `{list}`: they are there again under their ids.
 * Those that are there already are answered as they are. 404 names each that is gone, or is another company's, by its
 * line, 409 `too_many_routes` is for a company without room; nothing is restored then.
 */
export const restoreRouteSubscriptions = defineAction({
  id: '7b92ba01-fa44-4a20-83e0-a8f399b2ec6c',
  input: RestoreRouteSubscriptions,
  placeOf: placeInList('ids'),
  allow: (trx, caller, { ids }) =>
    lockRoutes(
      trx,
      caller,
      ids.map((id) => ({ id })),
      { lineOf: inList, missing: reason('notRestorable', { minutes: RESTORE_MINUTES }) },
    ),
  async run(trx, locked, { ids }) {
    const routes = locked.filter(({ isDeleted }) => isDeleted);
    // They are counted already, unless the time to restore them has ended since this began.
    await requireRouteQuota(trx, [...new Set(routes.map(({ entityId }) => entityId))], 0);
    const deleted = routes.map(({ id }) => id);
    await markDeleted(trx, deleted, false);
    const audit = subscribed(await auditedRoutes(trx, deleted));
    return { result: { list: await readRoutes(trx, ids) } satisfies SavedRouteSubscriptions, audit };
  },
});
