import * as v from 'valibot';
import type { Client } from '../../shared/client/client.ts';
import { ClientError, isAborted } from '../../shared/client/client-error.ts';
import { Done, trueResult } from '../../shared/client/results.ts';
import { Id } from '../../shared/contract/id.ts';
import {
  DeletedRouteSubscriptions,
  RouteSubscription,
  RouteSubscriptionAnswer,
  RouteSubscriptionsAnswer,
  SavedRouteSubscriptions,
} from '../../shared/contract/route-subscriptions.ts';
import type { ListRouteSubscriptions } from '../../shared/contract/route-subscriptions-input.ts';
import { loadPart } from '../../shared/i18n/languages.ts';
import type { ListAnswer } from '../../shared/list/list-source.ts';
import { loadAllPages } from '../../shared/reference/all-pages.ts';
import { areEqualRoutes, type RouteToSave, type RouteValues, type SavedRoute, valuesOf } from './route.ts';

/** D-24, SUB-31, D-65: what is empty isn't sent at all. */
const withoutEmpty = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));

/**
 * API-56, API-57: one page of the routes of a company, `[200, list, count]`; `[403, [], 0]` with the reason where it can't
 * be had.
 */
export async function listRoutes(
  client: Client,
  input: v.InferInput<typeof ListRouteSubscriptions>,
  signal: AbortSignal,
): Promise<ListAnswer<RouteSubscription>> {
  const { entityId, profile, offset, pageSize } = input;
  try {
    const { list, count } = await client.action(
      'listRouteSubscriptions',
      (await client.isOwn()) ? withoutEmpty(input) : { entityId, profile, offset, pageSize },
      RouteSubscriptionsAnswer,
      { signal },
    );
    return [200, list, count];
  } catch (error) {
    if (isAborted(error) || !(error instanceof ClientError)) throw error;
    return [403, [], 0, error];
  }
}

/** ROLE-04, API-36: whether the caller may be told to be an admin. */
export const askIsAdmin = (client: Client, signal: AbortSignal): Promise<boolean> =>
  trueResult(client.action('isAdmin', {}, v.unknown(), { signal }));

/** API-58: one route; undefined for one that there isn't, or that is another company's (D-135). */
export async function getRoute(
  client: Client,
  id: number,
  signal?: AbortSignal,
): Promise<RouteSubscription | undefined> {
  const input = { routeSubscriptionArr: [id] };
  const route = await client.action('getRouteSubscription', input, v.nullish(RouteSubscriptionAnswer, {}), {
    signal,
  });
  return 'id' in route ? route : undefined;
}

/** The names of the four fields in the calls (D-65). */
const sentFields = ({ originPort, dischargePort, destinationPort, carrier }: RouteValues) => ({
  origin: originPort,
  discharge: dischargePort,
  destination: destinationPort,
  carrier,
});

/** Finds out what became of a change whose answer was lost; only other backends need it. */
const looks = () => loadPart(() => import('./look.ts'));

/** API-59, API-61: the route as it is stored now. */
export async function saveRoute(client: Client, route: RouteToSave, key: string): Promise<SavedRoute> {
  const { id, newRoute, entityId, revision } = route;
  const isOwn = await client.isOwn();
  const input = withoutEmpty({
    ...sentFields(route),
    entityId,
    isNewRoute: newRoute,
    routeSubscriptionId: id,
    revision: isOwn ? revision : null,
  });
  const look = isOwn ? undefined : await (await looks()).forRoute(client, route);
  const results = await client.action('saveRouteSubscription', input, Done, { key, look });
  const stored = v.safeParse(RouteSubscription, results);
  if (stored.success) return stored.output;
  return { ...valuesOf(route), ...(id !== undefined && { id }) };
}

/** Adds routes of one company, all or none of them; answers them in their order. */
export async function addRoutes(
  client: Client,
  entityId: number,
  routes: readonly RouteValues[],
  key: string,
): Promise<readonly RouteSubscription[]> {
  const input = { entityId, routes: routes.map((route) => withoutEmpty(sentFields(route))) };
  return (await client.action('saveRouteSubscriptions', input, SavedRouteSubscriptions, { key })).list;
}

/** A route to delete; `revision` as it was read. */
export type RouteToDelete = Pick<RouteSubscription, 'id' | 'revision'>;

/** API-62, or the same for several, all or none of them; answers their ids, with which they can be restored. */
export async function deleteRoutes(
  client: Client,
  routes: readonly RouteToDelete[],
  key: string,
): Promise<readonly number[]> {
  const [first, ...others] = routes;
  if (!first) return [];
  const isOwn = await client.isOwn();
  const items = routes.map(({ id, revision }) => withoutEmpty({ id, revision }));
  const single = withoutEmpty({ routeSubscriptionId: first.id, revision: isOwn ? first.revision : null });
  const look = async () => (await looks()).forDeletion(client, first.id);
  const results =
    others.length > 0
      ? await client.action('deleteRouteSubscriptions', { items }, Done, { key })
      : await client.action('deleteRouteSubscription', single, Done, { key, look });
  const deleted = v.safeParse(DeletedRouteSubscriptions, results);
  return deleted.success ? deleted.output.ids : routes.map(({ id }) => id);
}

/** Brings back routes that were deleted a short while ago, all or none of them. */
export async function restoreRoutes(client: Client, ids: readonly number[], key: string): Promise<void> {
  await client.action('restoreRouteSubscriptions', { ids }, SavedRouteSubscriptions, { key });
}

const IdOnly = v.nullish(v.object({ id: Id }));
const RelatedRoute = v.pipe(
  v.object({
    id: Id,
    originPort: IdOnly,
    dischargePort: IdOnly,
    destinationPort: IdOnly,
    carrier: IdOnly,
  }),
  v.transform(({ id, originPort, dischargePort, destinationPort, carrier }) => ({
    id,
    originPort: originPort?.id ?? null,
    dischargePort: dischargePort?.id ?? null,
    destinationPort: destinationPort?.id ?? null,
    carrier: carrier?.id ?? null,
  })),
);

/** The ids of what all routes of a company are made of, of those that `more` leaves. */
export const loadRoutes = (
  client: Client,
  entityId: number,
  { signal, more = {}, isWhole }: { signal?: AbortSignal; more?: object; isWhole?: boolean } = {},
): Promise<readonly ({ id: number } & RouteValues)[]> =>
  loadAllPages(client, {
    field: 'allRouteSubscription',
    selection: 'id originPort { id } dischargePort { id } destinationPort { id } carrier { id }',
    row: RelatedRoute,
    sort: 'id',
    where: { entity: { id: { eq: entityId } }, ...more },
    signal,
    isWhole,
  });

/** The id of the company's first route with the same four, if that is another one than `id`. */
export async function findEqualRoute(
  client: Client,
  entityId: number,
  { id, values }: { id: number | undefined; values: RouteValues },
  signal: AbortSignal,
): Promise<number | null> {
  const between = {
    originPort: { id: { eq: values.originPort } },
    destinationPort: { id: { eq: values.destinationPort } },
  };
  const routes = await loadRoutes(client, entityId, { signal, more: between });
  return routes.find((route) => route.id !== id && areEqualRoutes(route, values))?.id ?? null;
}
