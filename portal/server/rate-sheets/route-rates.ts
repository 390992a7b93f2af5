import { type RawBuilder, sql } from 'kysely';
import { type FoundRate, type RouteWanted, selectBaseRates } from '../base-rates/select-base-rates.ts';
import { selectAirRates } from './select-air-rates.ts';
import type { FoundAirRate } from './sheet-content.ts';

/** A route by the ids of its ports and carrier. */
type RouteIds = RouteWanted & { origin: number; destination: number };

interface RatesWanted {
  days: { from: string; to: string };
  includeExternalRates: boolean;
  /** The agents' company whose sheet it is: it has its own rates and nobody else's (D-147). */
  agentId: number | null;
}

/**
 * SQL of the rates that a sheet has of routes, each with the index of its route. By sea those of any carrier where the
 * route names none; by air only then, because no airline is an ocean carrier. External ones only where they are asked
 * for (D-140).
 */
export const selectRouteRates = (
  routes: readonly RouteIds[],
  { days, includeExternalRates, agentId }: RatesWanted,
): { seaRates: RawBuilder<FoundRate>; airRates: RawBuilder<FoundAirRate> } => ({
  seaRates: selectBaseRates(routes, {
    ...{ days, includeExternalRates },
    ...(agentId !== null && { where: sql<boolean>`rate.agent_id = ${agentId}::integer` }),
  }),
  airRates: selectAirRates(
    routes.flatMap(({ origin, destination, carrier }, route) =>
      carrier === null ? { route, origin, destination } : [],
    ),
    { days, agent: agentId },
  ),
});
