import * as v from 'valibot';
import { Id } from './id.ts';
import { listOf, plainText } from './input-values.ts';
import { because } from './reasons.ts';

/** Routes that one call adds, deletes or restores, at most. */
export const MAX_ROUTES = 200;
/** Routes of a company that exist or can be restored, at most. */
export const MAX_ROUTES_OF_COMPANY = 5000;
/** For so many minutes a deleted route can be restored. */
export const RESTORE_MINUTES = 10;
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

/** SUB-29: a route that a company subscribes to; ports and carrier by their ids. */
export const RouteSubscription = v.object({
  id: Id,
  originPort: Id,
  dischargePort: v.nullish(Id, null),
  destinationPort: Id,
  carrier: v.nullish(Id, null),
  /** Whose route it is. */
  entityId: v.nullish(Id),
  /** Sent with the next save or deletion, it refuses them once somebody else has saved (D-19). */
  revision: v.nullish(Id),
  /** ISO 8601, UTC */
  createdAt: v.nullish(v.string()),
  /** The lowest id of the company's routes with the same ports and carrier, if that is another one. */
  duplicateOf: v.nullish(Id, null),
});
export type RouteSubscription = v.InferOutput<typeof RouteSubscription>;

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

/** One page; `count` is the number of all routes that the search finds. */
export const RouteSubscriptionsAnswer = v.object({ list: v.array(RouteSubscription), count: v.number() });
export type RouteSubscriptionsAnswer = v.InferOutput<typeof RouteSubscriptionsAnswer>;

/** `getRouteSubscription` (API-58). */
export const GetRouteSubscription = v.object({ routeSubscriptionArr: v.strictTuple([SentId]) });

/** The route, or `{}` for one that there isn't, or that is another company's (D-135). */
export const RouteSubscriptionAnswer = v.union([RouteSubscription, v.strictObject({})]);
export type RouteSubscriptionAnswer = v.InferOutput<typeof RouteSubscriptionAnswer>;

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

/** What `saveRouteSubscriptions` answers, in the order of its input, and `restoreRouteSubscriptions`, by id. */
export const SavedRouteSubscriptions = v.object({ list: v.array(RouteSubscription) });
export type SavedRouteSubscriptions = v.InferOutput<typeof SavedRouteSubscriptions>;

/** `deleteRouteSubscription` (API-62). */
export const DeleteRouteSubscription = v.object({ routeSubscriptionId: SentId, revision: Revision });

/** `deleteRouteSubscriptions`: several routes, or none of them. */
export const DeleteRouteSubscriptions = v.object({
  items: v.pipe(
    listOf(v.object({ id: SentId, revision: Revision }), MAX_ROUTES),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length, because('routeTwice')),
  ),
});

/** What both deletions answer: the ids, with which the routes can be restored for {@link RESTORE_MINUTES}. */
export const DeletedRouteSubscriptions = v.object({ ids: v.array(Id) });
export type DeletedRouteSubscriptions = v.InferOutput<typeof DeletedRouteSubscriptions>;

/** `restoreRouteSubscriptions`: the routes are there again under their ids, all or none of them. */
export const RestoreRouteSubscriptions = v.object({ ids: listOf(SentId, MAX_ROUTES) });
