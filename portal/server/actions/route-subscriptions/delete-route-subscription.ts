import { DeleteRouteSubscription } from '../../../../shared/contract/route-subscriptions-input.ts';
import { defineAction } from '../action.ts';
import { deleteRoutes } from './delete-routes.ts';
import { lockRoutes, requireCurrent } from './locked-routes.ts';
import { alone } from './places.ts';

/**
 * API-62: deletes a route, `{ids: [id]}`. 404 for one that there isn't, or is another company's; 409 `stale_revision`
 * for one that was saved since it was read.
 */
export const deleteRouteSubscription = defineAction({
  id: 'e7a4cf16-9e0f-4dc0-aeda-639895a7f74f',
  input: DeleteRouteSubscription,
  async allow(trx, caller, { routeSubscriptionId: id, revision }) {
    const named = [{ id, revision }];
    return { named, locked: await lockRoutes(trx, caller, named, { lineOf: alone }) };
  },
  async run(trx, { named, locked }, { routeSubscriptionId }) {
    requireCurrent(named, locked, alone);
    return deleteRoutes(trx, [routeSubscriptionId]);
  },
});
