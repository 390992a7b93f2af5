import { sql } from 'kysely';
import type {
  RouteSubscription,
  RouteSubscriptionAnswer,
} from '../../../../shared/contract/route-subscriptions.ts';
import { GetRouteSubscription } from '../../../../shared/contract/route-subscriptions-input.ts';
import { mayReadRoute } from '../../data-api/models/rights.ts';
import { defineAction } from '../action.ts';
import { ROUTE } from './stored-routes.ts';

/** API-58, D-135: one route; `{}` for one that there isn't, and for another company's. */
export const getRouteSubscription = defineAction({
  id: '16d9e2a1-00d5-446a-bb31-d22b9ec06ffb',
  input: GetRouteSubscription,
  readsOnly: true,
  allow: async (_trx, caller) => caller,
  async run(trx, caller, { routeSubscriptionArr: [id] }) {
    const { rows } = await sql<RouteSubscription>`
      select ${ROUTE} from route_subscription route
      where route.id = ${id}::integer and ${mayReadRoute(caller, 'route')}`.execute(trx);
    return { result: (rows[0] ?? {}) satisfies RouteSubscriptionAnswer };
  },
});
