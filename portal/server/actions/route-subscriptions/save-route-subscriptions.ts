import type { SavedRouteSubscriptions } from '../../../../shared/contract/route-subscriptions.ts';
import { SaveRouteSubscriptions } from '../../../../shared/contract/route-subscriptions-input.ts';
import { defineAction } from '../action.ts';
import { addRoutes } from './add-routes.ts';
import { checkRoutes } from './check-routes.ts';
import { requireWritableEntity } from './locked-routes.ts';
import { inList, placeInList } from './places.ts';

/**
 * Adds several routes of one company, `{list}`, or none: 422 names what is wrong with each by its line and field, 409
 * `too_many_routes` is for a company without room.
 */
export const saveRouteSubscriptions = defineAction({
  id: '3aa977fb-22ae-45dd-aff4-d63f6fc69d9f',
  input: SaveRouteSubscriptions,
  placeOf: placeInList('routes'),
  allow: (trx, caller, { entityId }) => requireWritableEntity(trx, caller, entityId),
  async run(trx, _granted, { entityId, routes }) {
    const { list, audit } = await addRoutes(trx, entityId, await checkRoutes(trx, routes, inList));
    return { result: { list } satisfies SavedRouteSubscriptions, audit };
  },
});
