import { warning } from '../../../shared/record/message.ts';
import type { MissingRecord } from '../../../shared/record/record-loader.ts';
import { isId } from '../route.ts';
import { texts } from '../texts/index.ts';

/** The route that an element works on: a stored one, or a new one of the company. */
export interface RouteRef {
  readonly entityId: number;
  /** null for a new one */
  readonly routeId: number | null;
}

interface RouteAttributes {
  readonly recordId: number | null;
  readonly routeId: number | null;
  /** An attribute `route-id` that is there but no number is no new route. */
  readonly hasRouteId: boolean;
}

const MISSING: MissingRecord = { message: warning(texts('routes.error.missing')), code: 'not-found' };

/** The route of the attributes; without one, why (MSG-18, MSG-24). */
export function routeRef({ recordId, routeId, hasRouteId }: RouteAttributes): {
  record?: RouteRef;
  missing?: MissingRecord;
} {
  if (!isId(recordId)) return {};
  if (!hasRouteId) return { record: { entityId: recordId, routeId: null } };
  return isId(routeId) ? { record: { entityId: recordId, routeId } } : { missing: MISSING };
}

export const isSameRoute = (a: RouteRef | undefined, b: RouteRef | undefined): boolean =>
  a?.entityId === b?.entityId && a?.routeId === b?.routeId;
