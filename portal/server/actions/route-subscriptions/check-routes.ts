import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import type { RouteFields } from '../../../../shared/contract/route-subscriptions-input.ts';
import { OCEAN_CARRIER_COMPANIES } from '../../companies/ocean-carriers.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { type LineOf, reasonsAt } from './places.ts';
import type { CheckedRoute } from './stored-routes.ts';

type Trx = Transaction<Tables>;
type Field = keyof RouteFields;

const PORTS = ['origin', 'discharge', 'destination'] as const satisfies readonly Field[];
/** ROUTE-12, ROUTE-13 */
const NEEDED: ReadonlySet<Field> = new Set(['origin', 'destination']);

/**
 * Routes that can be stored. `storedCarrier`, which a route has already, may stay, also if it is none to choose any more.
 *
 * @throws ApiError 422 that names all fields of all routes that are missing or name nothing (D-102)
 */
export async function checkRoutes(
  trx: Trx,
  routes: readonly RouteFields[],
  lineOf: LineOf,
  storedCarrier: number | null = null,
): Promise<CheckedRoute[]> {
  const ports = await idsOf(
    trx,
    sql`port`,
    routes.flatMap((route) => PORTS.map((field) => route[field])),
  );
  // Others are not told apart from companies that there aren't, so that nobody learns of them.
  const carriers = await idsOf(
    trx,
    OCEAN_CARRIER_COMPANIES,
    routes.map(({ carrier }) => carrier),
  );
  if (storedCarrier !== null) carriers.add(storedCarrier);
  const problems = reasonsAt(lineOf, routes, (route) => problemsOf(route, ports, carriers));
  if (problems.length > 0) throw invalid(problems);
  return routes as CheckedRoute[];
}

function problemsOf(route: RouteFields, ports: ReadonlySet<number>, carriers: ReadonlySet<number>): Reason[] {
  const ofPorts = PORTS.flatMap((field) => {
    const number = route[field];
    if (number === null) return NEEDED.has(field) ? { ...reason('fillIn'), field } : [];
    return ports.has(number) ? [] : { ...reason('unknownPort', { number }), field };
  });
  const { carrier } = route;
  if (carrier === null || carriers.has(carrier)) return ofPorts;
  return [...ofPorts, { ...reason('unknownCarrier', { number: carrier }), field: 'carrier' }];
}

/** Those of the ids that are among the rows. */
async function idsOf(
  trx: Trx,
  rows: RawBuilder<unknown>,
  ids: readonly (number | null)[],
): Promise<Set<number>> {
  const found = await sql<{ id: number }>`
    select id from ${rows} where id = any(${[...new Set(ids)]}::integer[])`.execute(trx);
  return new Set(found.rows.map(({ id }) => id));
}
