import type { Client } from '../../shared/client/client.ts';
import { getRoute, loadRoutes } from './api.ts';
import { areEqualRoutes, type RouteToSave } from './route.ts';

/**
 * Begins before a route is saved, and answers how to find it when the answer of the save was lost: the route as it is
 * stored, or null. Equal routes may be, so that a new one is told by those that were there before.
 */
export async function forRoute(client: Client, route: RouteToSave) {
  const { id, entityId } = route;
  const equalRoutes = async () =>
    (await loadRoutes(client, entityId)).filter((stored) => areEqualRoutes(stored, route));
  if (id !== undefined)
    return async () => {
      const stored = await getRoute(client, id);
      return stored && areEqualRoutes(stored, route) ? stored : null;
    };
  const before = new Set((await equalRoutes()).map((stored) => stored.id));
  return async () => (await equalRoutes()).find((stored) => !before.has(stored.id)) ?? null;
}

/** True where a route is gone whose deletion had no answer, else null. */
export const forDeletion = async (client: Client, id: number): Promise<true | null> =>
  !(await getRoute(client, id)) || null;
