import type { RouteSubscription } from '../../shared/contract/route-subscriptions.ts';

/** ROUTE-11: what is entered of a route; ids of ports and of the carrier, null for what isn't chosen. */
export interface RouteValues {
  readonly originPort: number | null;
  readonly destinationPort: number | null;
  readonly dischargePort: number | null;
  readonly carrier: number | null;
}

export type RouteField = keyof RouteValues;

/** In the order of the form. */
export const ROUTE_FIELDS = [
  'originPort',
  'destinationPort',
  'dischargePort',
  'carrier',
] as const satisfies readonly RouteField[];

/** ROUTE-12, ROUTE-13, ROUTE-14 */
export const REQUIRED: ReadonlySet<RouteField> = new Set(['originPort', 'destinationPort']);

export const NO_VALUES: RouteValues = {
  originPort: null,
  destinationPort: null,
  dischargePort: null,
  carrier: null,
};

/** ROUTE-21, SUB-30: a route as the form hands it to be saved; without an `id` where it is a new one. */
export interface RouteToSave extends RouteValues {
  readonly id?: number;
  readonly newRoute: boolean;
  readonly entityId: number;
  /** Of the stored route as it was read (D-19). */
  readonly revision?: number;
}

export const valuesOf = ({
  originPort,
  destinationPort,
  dischargePort,
  carrier,
}: RouteValues): RouteValues => ({ originPort, destinationPort, dischargePort, carrier });

/** The fields in which two routes differ. */
export const changedFields = (values: RouteValues, before: RouteValues): RouteField[] =>
  ROUTE_FIELDS.filter((field) => values[field] !== before[field]);

export const areEqualRoutes = (one: RouteValues, other: RouteValues): boolean =>
  changedFields(one, other).length === 0;

/** The same text for equal routes. */
export const routeKey = (route: RouteValues): string => ROUTE_FIELDS.map((field) => route[field]).join(' ');

/** A route that a save answered, or, of a backend that only says that it is done, what it was asked to store. */
export type SavedRoute = RouteValues &
  Partial<Pick<RouteSubscription, 'id' | 'entityId' | 'revision' | 'duplicateOf'>>;

const MAX_ID = 2_147_483_647;

export const isId = (id: number | null): id is number =>
  id !== null && Number.isInteger(id) && id >= 1 && id <= MAX_ID;
