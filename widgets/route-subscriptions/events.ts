/** What the elements send besides `CommonEvents` of `shared/element/events.ts`. */

/** `<route-form>` */
export type RouteFormEvents = {
  /** A route is stored; null for the new one of a backend that doesn't answer its id. */
  'fp-saved': { routeSubscriptionId: number | null };
  /** The work is done, and the drawer around the form may close (ROUTE-17). */
  'fp-close': undefined;
};

/** `<route-subscriptions>` */
export type RouteListEvents = {
  /** A route is stored, or is there again; one event for each. */
  'fp-saved': RouteFormEvents['fp-saved'];
  /** A route is deleted; one event for each. */
  'fp-deleted': { routeSubscriptionId: number };
};
