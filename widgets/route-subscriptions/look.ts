import type { Client } from '../../shared/client/client.ts';
import type { ClientError } from '../../shared/client/client-error.ts';
import { RouteSubscriptionAnswer } from '../../shared/contract/route-subscriptions.ts';
import { loadRoutes } from './api.ts';
import { areEqualRoutes, type RouteToSave, type RouteValues } from './route.ts';

/**
 * Begins before a route is saved, and answers how to find it when the answer of the save was lost: the route as it is
 * stored, or null; undefined where not all is shown. Equal routes may be, so that a new one is told by those that were there
 * before.
 */
export async function forRoute(client: Client, route: RouteToSave) {
  const { id, entityId } = route;
  if (id !== undefined)
    return async () => {
      const stored = await find(client, id);
      if (stored && !isShown(stored)) return undefined;
      return stored && areEqualRoutes(stored, route) ? stored : null;
    };
  const equalRoutes = async () => {
    const stored = await loadRoutes(client, entityId, { isWhole: true }).catch((error: ClientError) => {
      // Where nothing can be read now, nothing is changed either.
      if (error.code !== 'unexpected') throw error;
    });
    return stored?.every(isShown) ? stored.filter((each) => areEqualRoutes(each, route)) : undefined;
  };
  const before = await equalRoutes();
  return async () => {
    const after = before && (await equalRoutes());
    return after && (after.find((each) => !before.some((other) => other.id === each.id)) ?? null);
  };
}

/** No route is without them. */
const isShown = ({ originPort, destinationPort }: RouteValues): boolean =>
  originPort !== null && destinationPort !== null;

/** True where a route is gone whose deletion had no answer, else null. */
export const forDeletion = async (client: Client, id: number): Promise<true | null> =>
  !(await find(client, id)) || null;

/** A route that isn't there is one without fields; null says nothing of it, and can't be read. */
async function find(client: Client, id: number) {
  const input = { routeSubscriptionArr: [id] };
  const route = await client.action('getRouteSubscription', input, RouteSubscriptionAnswer);
  return 'id' in route ? route : undefined;
}
