import * as v from 'valibot';
import { Id } from './id.ts';
import { listOf, plainText } from './input-values.ts';
import { because } from './reasons.ts';
import { MAX_ROUTES } from './route-subscriptions.ts';

/** What a list is sorted by: the time of subscribing, or the name of a port or of the carrier. */
const ROUTE_SORT_FIELDS = ['createdAt', 'originPort', 'dischargePort', 'destinationPort', 'carrier'] as const;

/** API-60: ids come as numbers, or as texts of digits. */
const Sent = v.union([v.number(), v.string()], because('noNumber'));
const toNumber = (id: number | string): number =>
  typeof id === 'number' || /^\s*\d+\s*$/.test(id) ? Number(id) : Number.NaN;

const SentId = v.pipe(Sent, v.transform(toNumber), Id);
/** Left out, null or blank: none (D-65). */
const OptionalId = v.pipe(
  v.nullish(Sent, ''),
  v.transform((id) => (typeof id === 'string' && id.trim() === '' ? null : toNumber(id))),
  v.nullable(Id),
);

/** `listRouteSubscriptions` (API-56, D-54). */
export const ListRouteSubscriptions = v.object({
  entityId: SentId,
  /** Whether the page of the profile asks; the right to the company is asked for all the same (D-52). */
  profile: v.nullish(v.boolean()),
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)), 0),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 50),
  /** Stands in the name of a port or of the carrier. */
  searchText: v.nullish(v.pipe(plainText(200), v.trim()), ''),
  sortField: v.optional(v.picklist(ROUTE_SORT_FIELDS), 'createdAt'),
  order: v.optional(v.picklist(['ASC', 'DESC']), 'DESC'),
  /** Of a rate profile: only routes of a company that has it (D-139). */
  rateProfileRouteSubscriptions: OptionalId,
});
export type ListRouteSubscriptions = v.InferOutput<typeof ListRouteSubscriptions>;

/** `getRouteSubscription` (API-58). */
export const GetRouteSubscription = v.object({ routeSubscriptionArr: v.strictTuple([SentId]) });

/** A route as a save names it (D-65). That origin and destination are there is checked with the ids (D-102). */
const routeFields = {
  origin: OptionalId,
  discharge: OptionalId,
  destination: OptionalId,
  carrier: OptionalId,
};
const RouteFields = v.object(routeFields);
export type RouteFields = v.InferOutput<typeof RouteFields>;

/** Of the route as it was read: it is refused when somebody else has saved since. Left out, it isn't compared. */
const Revision = v.optional(Id);

/**
 * `saveRouteSubscription` (API-59): adds a route, or makes a stored one what is sent, where an optional field that is
 * left out is cleared (D-24). Answers the {@link RouteSubscription}.
 */
export const SaveRouteSubscription = v.variant('isNewRoute', [
  v.object({ ...routeFields, entityId: SentId, isNewRoute: v.literal(true) }),
  v.object({
    ...routeFields,
    entityId: SentId,
    isNewRoute: v.literal(false),
    routeSubscriptionId: SentId,
    revision: Revision,
  }),
]);

/** `saveRouteSubscriptions`: adds several routes of one company, or none of them. */
export const SaveRouteSubscriptions = v.object({
  entityId: SentId,
  routes: listOf(RouteFields, MAX_ROUTES),
});

/** `deleteRouteSubscription` (API-62). */
export const DeleteRouteSubscription = v.object({ routeSubscriptionId: SentId, revision: Revision });

/** `deleteRouteSubscriptions`: several routes, or none of them. */
export const DeleteRouteSubscriptions = v.object({
  items: v.pipe(
    listOf(v.object({ id: SentId, revision: Revision }), MAX_ROUTES),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length, because('routeTwice')),
  ),
});

/** `restoreRouteSubscriptions`: the routes are there again under their ids, all or none of them. */
export const RestoreRouteSubscriptions = v.object({ ids: listOf(SentId, MAX_ROUTES) });
