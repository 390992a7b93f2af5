import { DeleteRouteSubscriptions } from '../../../../shared/contract/route-subscriptions-input.ts';
import { defineAction } from '../action.ts';
import { deleteRoutes } from './delete-routes.ts';
import { lockRoutes, requireCurrent } from './locked-routes.ts';
import { inList, placeInList } from './places.ts';

/** Deletes several routes, `{ids}`, or none: 404 and 409, as for one, name each that can't be deleted by its line. */
export const deleteRouteSubscriptions = defineAction({
  id: '32df12bc-2eff-4752-ab7b-30ca52d93bcf',
  input: DeleteRouteSubscriptions,
  placeOf: placeInList('items'),
  allow: (trx, caller, { items }) => lockRoutes(trx, caller, items, { lineOf: inList }),
  async run(trx, locked, { items }) {
    requireCurrent(items, locked, inList);
    return deleteRoutes(
      trx,
      items.map(({ id }) => id),
    );
  },
});
