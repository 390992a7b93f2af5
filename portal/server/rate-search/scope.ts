import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { RATE_VIEWS, SearchRates } from '../../../shared/contract/rate-search.ts';
import { reason } from '../../../shared/contract/reasons.ts';
import type { Caller, UserCaller } from '../auth/rights/caller.ts';
import type { Tables } from '../db/tables.ts';
import { ApiError, forbidden, invalid } from '../http/errors/api-error.ts';
import { type StoredMarkups, storedMarkups, USUAL_MARKUPS } from '../markups/stored-markups.ts';
import { airportServes } from '../rate-sheets/select-air-rates.ts';

/** Which rates a caller sees, and at which prices (D-142). */
export interface RateScope {
  view: (typeof RATE_VIEWS)[number];
  entityId: number;
  /** In per cent, exact decimal texts; an agent's own rates have none. */
  markUps: { fak: string; nac: string };
  includeExternalRates: boolean;
}

/**
 * An admin of the provider who acts for it sees every rate, an agent those that it submitted, any other company those of
 * the routes that it subscribes to, at the mark-ups that the provider has stored for it (D-147).
 *
 * @throws ApiError 403 for links and the tools' own scope, which are no company's
 */
export async function rateScope(trx: Transaction<Tables>, caller: Caller): Promise<RateScope> {
  if (caller.kind !== 'user') throw forbidden();
  const { entityId } = caller;
  if (caller.seesAll)
    return { view: 'both', entityId, markUps: percentagesOf(USUAL_MARKUPS), includeExternalRates: true };
  return companyScope(trx, entityId);
}

/** As the people of the company see them. */
async function companyScope(trx: Transaction<Tables>, entityId: number): Promise<RateScope> {
  const { rows } = await sql<{ type: string }>`
    select entity_type as type from company where id = ${entityId}::integer`.execute(trx);
  const [company] = rows;
  if (!company) throw forbidden();
  if (company.type === 'Agent')
    return { view: 'own', entityId, markUps: { fak: '0', nac: '0' }, includeExternalRates: true };
  const stored = await storedMarkups(trx, entityId);
  const { includeExternalRates } = stored;
  return { view: 'selling', entityId, markUps: percentagesOf(stored), includeExternalRates };
}

const percentagesOf = ({ fak, nac }: StoredMarkups): RateScope['markUps'] => ({ fak, nac });

/** Which rates the company sees whose quote it becomes, and who asks for it. */
export type QuoteScope = RateScope & { caller: UserCaller };

/**
 * Which rates a company sees that a quote is asked for: the caller's own, or one of the provider's customers where an admin of the
 * provider asks in its name.
 *
 * @throws ApiError 403 as {@link rateScope}, for a company that doesn't ship, and for a foreign or unknown one
 */
export async function quoteScope(
  trx: Transaction<Tables>,
  caller: Caller,
  customerId: number | null,
): Promise<QuoteScope> {
  if (caller.kind !== 'user') throw forbidden();
  const isForOther = caller.seesAll && customerId !== null;
  const scope = isForOther ? await companyScope(trx, customerId) : await rateScope(trx, caller);
  if (customerId !== null && scope.entityId !== customerId) throw forbidden();
  const isShipper = scope.view === 'selling' && (!isForOther || (await isImporter(trx, customerId)));
  if (!isShipper) throw new ApiError(403, 'forbidden', reason('quoteByImporter'));
  return { ...scope, caller };
}

async function isImporter(trx: Transaction<Tables>, companyId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from company where id = ${companyId}::integer and entity_type = 'Importer'`.execute(trx);
  return rows.length > 0;
}

const ofEntity = ({ entityId }: RateScope) =>
  sql`route.entity_id = ${entityId}::integer and route.deleted_at is null`;

/** SQL that is true where the base rate `rate` is one that the caller sees. */
export function seesBaseRate(scope: RateScope): RawBuilder<boolean> {
  if (scope.view === 'both') return sql`true`;
  if (scope.view === 'own') return sql`rate.agent_id = ${scope.entityId}::integer`;
  return sql`(${scope.includeExternalRates ? sql`true` : sql`rate.source <> 'External'`} and exists (
    select 1 from route_subscription route
    where ${ofEntity(scope)} and route.origin_port_id = rate.origin_port_id
      and route.destination_port_id = rate.destination_port_id
      and (route.carrier_id is null or route.carrier_id = rate.carrier_id)
      and (route.discharge_port_id is null or route.discharge_port_id = rate.discharge_port_id)))`;
}

/**
 * SQL that is true where the caller sees rates by air between the airports `departure` and `arrival`. A route with a carrier
 * has none, because no airline is an ocean carrier.
 */
export function seesAirLane(scope: RateScope): RawBuilder<boolean> {
  if (scope.view !== 'selling') return sql`true`;
  return sql`exists (
    select 1 from route_subscription route join port origin on origin.id = route.origin_port_id
    join port destination on destination.id = route.destination_port_id
    where ${ofEntity(scope)} and route.carrier_id is null
      and ${airportServes('departure', 'origin')} and ${airportServes('arrival', 'destination')})`;
}

/**
 * The names of origin and destination.
 *
 * @throws ApiError 422 where they are one place, or one of them is no port, by air no airport
 */
export async function requirePlaces(
  trx: Transaction<Tables>,
  { origin, destination, mode }: Pick<SearchRates, 'origin' | 'destination' | 'mode'>,
): Promise<{ origin: string; destination: string }> {
  if (origin === destination) throw invalid({ ...reason('searchSamePlace'), field: 'destination' });
  const [table, name] =
    mode === 'Air' ? [sql.table('airport'), sql.ref('city')] : [sql.table('port'), sql.ref('company_name')];
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${name} as name from ${table} where id in (${origin}::integer, ${destination}::integer)`.execute(
    trx,
  );
  const nameOf = (field: string, id: number): string => {
    const found = rows.find((row) => row.id === id);
    if (!found) throw invalid({ ...reason('searchPlace'), field });
    return found.name;
  };
  return { origin: nameOf('origin', origin), destination: nameOf('destination', destination) };
}

/** The ports of a route between the places of a search: by air those whose cities the airports serve, if there are some. */
export async function routePorts(
  trx: Transaction<Tables>,
  { origin, destination, mode }: Pick<SearchRates, 'origin' | 'destination' | 'mode'>,
): Promise<{ origin: number | null; destination: number | null }> {
  if (mode !== 'Air') return { origin, destination };
  const portOf = (
    id: number,
  ) => sql`(select min(port.id) from airport join port on ${airportServes('airport', 'port')}
    where airport.id = ${id}::integer)`;
  const { rows } = await sql<{ origin: number | null; destination: number | null }>`
    select ${portOf(origin)} as origin, ${portOf(destination)} as destination`.execute(trx);
  return rows[0]!;
}

/** The company whose submissions alone are seen, if it is one. */
export const submitterOf = ({ view, entityId }: RateScope): number | null =>
  view === 'own' ? entityId : null;
