import { sql, type Transaction } from 'kysely';
import { changesBetween } from '../../audit/changes-between.ts';
import type { AuditRecord } from '../../audit/write-audit.ts';
import type { Tables } from '../../db/tables.ts';

type Trx = Transaction<Tables>;

/** A route as the audit log keeps it: its ids, and the names to show. */
interface AuditedRoute {
  id: number;
  ids: object;
  names: { origin: string; discharge: string | null; destination: string; carrier: string | null };
}

/** The routes of these ids as they stand now, in the order of the ids. */
export async function auditedRoutes(trx: Trx, ids: readonly number[]): Promise<AuditedRoute[]> {
  const { rows } = await sql<AuditedRoute>`
    select route.id,
      json_build_object('origin', origin.id, 'discharge', discharge.id, 'destination', destination.id,
        'carrier', carrier.id) as ids,
      json_build_object('origin', origin.company_name, 'discharge', discharge.company_name,
        'destination', destination.company_name, 'carrier', carrier.company_name) as names
    from route_subscription route
    join port origin on origin.id = route.origin_port_id
    join port destination on destination.id = route.destination_port_id
    left join port discharge on discharge.id = route.discharge_port_id
    left join company carrier on carrier.id = route.carrier_id
    where route.id = any(${ids}::integer[]) order by route.id`.execute(trx);
  return rows;
}

/** Routes that a company subscribes to from now on. */
export const subscribed = (routes: readonly AuditedRoute[]): AuditRecord[] =>
  routes.map((route) => ({
    ...recordOf(route),
    before: null,
    after: route.ids,
    changes: [{ field: 'route', before: null, after: textOf(route) }],
  }));

/** Routes that a company left. */
export const unsubscribed = (routes: readonly AuditedRoute[]): AuditRecord[] =>
  routes.map((route) => ({
    ...recordOf(route),
    before: route.ids,
    after: {},
    changes: [{ field: 'route', before: textOf(route), after: null }],
  }));

/** A route that became another one. */
export const changed = (before: AuditedRoute, after: AuditedRoute): AuditRecord => ({
  ...recordOf(after),
  before: before.ids,
  after: after.ids,
  changes: changesBetween(before.names, after.names),
});

const recordOf = ({ id }: AuditedRoute) => ({ recordType: 'routeSubscription', recordId: id });

const textOf = ({ names: { origin, discharge, destination, carrier } }: AuditedRoute): string =>
  [[origin, discharge, destination].filter(Boolean).join(' – '), carrier].filter(Boolean).join(', ');
