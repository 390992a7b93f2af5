import type { RouteSubscription } from '../../../shared/contract/route-subscriptions.ts';
import { graphqlError } from '../../helpers/network.ts';

export const LIST = 'action listRouteSubscriptions';
export const PORTS = 'action listPorts';
export const CARRIERS = 'query allCompany';
export const RATES = 'action listRouteRates';
export const SAVE = 'action saveRouteSubscription';
export const ADD = 'action saveRouteSubscriptions';
export const GET = 'action getRouteSubscription';
export const DELETE = 'action deleteRouteSubscription';
export const DELETE_SEVERAL = 'action deleteRouteSubscriptions';
export const RESTORE = 'action restoreRouteSubscriptions';
/** The routes of a company with all that they are made of. */
export const ALL_ROUTES = 'query allRouteSubscription';
export const IS_ADMIN = 'action isAdmin';

export const COMPANY = 101;

const port = (id: number, companyName: string, country: string, scacCode: string) => ({
  id,
  companyName,
  country,
  scacCode,
});
export const PORT_LIST = [
  port(11, 'Shanghai', 'China', 'CNSHA'),
  port(12, 'Ningbo', 'China', 'CNNGB'),
  port(13, 'Singapore', 'Singapore', 'SGSIN'),
  port(21, 'Hamburg', 'Germany', 'DEHAM'),
  port(22, 'Rotterdam', 'Netherlands', 'NLRTM'),
  port(23, 'Vancouver', 'Canada', 'CAVAN'),
  port(24, 'Vancouver', 'United States', 'USVAN'),
];
export const CARRIER_LIST = [
  { id: 31, companyName: 'Maersk', code: 'MAEU' },
  { id: 32, companyName: 'Hapag-Lloyd', code: 'HLCU' },
];

/** A route as the server answers it: Shanghai, Hamburg, Maersk. */
export const route = (id: number, changes: Partial<RouteSubscription> = {}): RouteSubscription => ({
  id,
  originPort: 11,
  dischargePort: null,
  destinationPort: 21,
  carrier: 31,
  entityId: COMPANY,
  revision: 1,
  createdAt: '2026-11-20T10:00:00Z',
  duplicateOf: null,
  ...changes,
});

export const routes = (from: number, count: number): RouteSubscription[] =>
  Array.from({ length: count }, (_, n) => route(from + n));

/** A route as the data API answers it. */
export const related = ({
  id,
  originPort,
  dischargePort,
  destinationPort,
  carrier,
}: Pick<RouteSubscription, 'id' | 'originPort' | 'dischargePort' | 'destinationPort' | 'carrier'>) => ({
  id,
  originPort: { id: originPort },
  dischargePort: dischargePort && { id: dischargePort },
  destinationPort: { id: destinationPort },
  carrier: carrier && { id: carrier },
});

/** A refusal of the server with its reasons. */
export const refused = (statusCode: number, ...reasons: object[]): Response =>
  graphqlError('Refused', statusCode, reasons);
