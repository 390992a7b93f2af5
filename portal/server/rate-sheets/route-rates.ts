import type { Transaction } from 'kysely';
import { type FoundRate, findBaseRates, type RouteWanted } from '../base-rates/find-base-rates.ts';
import type { Tables } from '../db/tables.ts';
import { findAirRates } from './find-air-rates.ts';
import type { FoundAirRate } from './sheet-content.ts';

/** A route by the ids of its ports and carrier. */
type RouteIds = RouteWanted & { origin: number; destination: number };

interface RatesWanted {
  days: { from: string; to: string };
  includeExternalRates: boolean;
}

/**
 * The rates that a sheet has of routes, each with the index of its route. By sea those of any carrier where the route
 * names none; by air only then, because no airline is an ocean carrier. External ones only where they are asked for
 * (D-140).
 */
export async function findRouteRates(
  trx: Transaction<Tables>,
  routes: readonly RouteIds[],
  { days, includeExternalRates }: RatesWanted,
): Promise<{ seaRates: FoundRate[]; airRates: FoundAirRate[] }> {
  const found = await findBaseRates(trx, routes, { days });
  const withoutCarrier = routes.flatMap(({ origin, destination, carrier }, route) =>
    carrier === null ? { route, origin, destination } : [],
  );
  return {
    seaRates: includeExternalRates ? found : found.filter(({ source }) => source !== 'External'),
    airRates: await findAirRates(trx, withoutCarrier, days),
  };
}
