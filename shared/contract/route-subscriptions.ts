import * as v from 'valibot';
import { answeredRows } from './answered-rows.ts';
import { Id } from './id.ts';

/** Routes that one call adds, deletes or restores, at most. */
export const MAX_ROUTES = 200;
/** Routes of a company that exist or can be restored, at most. */
export const MAX_ROUTES_OF_COMPANY = 5000;
/** For so many minutes a deleted route can be restored. */
export const RESTORE_MINUTES = 10;

/** SUB-29: a route that a company subscribes to; ports and carrier by their ids. */
export const RouteSubscription = v.object({
  id: Id,
  originPort: v.nullish(Id, null),
  dischargePort: v.nullish(Id, null),
  destinationPort: v.nullish(Id, null),
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

/** One page; `count` is the number of all routes that the search finds. */
export const RouteSubscriptionsAnswer = v.pipe(
  v.object({ list: answeredRows(RouteSubscription), count: v.nullish(v.number()) }),
  v.transform(({ list, count }) => ({ list, count: count ?? list.length })),
);
export type RouteSubscriptionsAnswer = v.InferOutput<typeof RouteSubscriptionsAnswer>;

/** The route, or `{}` for one that there isn't, or that is another company's (D-135). */
export const RouteSubscriptionAnswer = v.union([RouteSubscription, v.strictObject({})]);
export type RouteSubscriptionAnswer = v.InferOutput<typeof RouteSubscriptionAnswer>;

/** What `saveRouteSubscriptions` answers, in the order of its input, and `restoreRouteSubscriptions`, by id. */
export const SavedRouteSubscriptions = v.object({ list: v.array(RouteSubscription) });
export type SavedRouteSubscriptions = v.InferOutput<typeof SavedRouteSubscriptions>;

/** What both deletions answer: the ids, with which the routes can be restored for {@link RESTORE_MINUTES}. */
export const DeletedRouteSubscriptions = v.object({ ids: v.array(Id) });
export type DeletedRouteSubscriptions = v.InferOutput<typeof DeletedRouteSubscriptions>;

/** `listRouteRates`: how many rates of each route count in a window of days, 0 where none does; `until` is the last day of the window that one of them covers. */
export const RouteRatesAnswer = v.object({
  list: v.array(v.object({ id: Id, rates: v.number(), until: v.nullable(v.string()) })),
});
