import { sql } from 'kysely';
import type * as v from 'valibot';
import { ListRouteRates } from '../../../../shared/contract/rate-sheets.ts';
import type { RouteRatesAnswer } from '../../../../shared/contract/route-subscriptions.ts';
import { mayActFor } from '../../data-api/models/rights.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import { isAgentsCompany } from '../../markups/sheet-markups.ts';
import { selectRouteRates } from '../../rate-sheets/route-rates.ts';
import { defineAction } from '../action.ts';

interface Route {
  id: number;
  origin: number;
  discharge: number | null;
  destination: number;
  carrier: number | null;
}

/**
 * How many rates a sheet of these days would have of each of a company's routes, and until when, `{list}` in the order of
 * the ids; routes that the company hasn't are left out. 403 for a foreign company and for one that there isn't.
 */
export const listRouteRates = defineAction({
  id: '52e8aaf5-9c6f-4ade-a170-888ce7f7944c',
  input: ListRouteRates,
  readsOnly: true,
  async allow(trx, caller, { entityId }) {
    const { rows } = await sql`
      select 1 from company where company.id = ${entityId}::integer and ${mayActFor(caller, 'company')}`.execute(
      trx,
    );
    if (rows.length === 0) throw forbidden();
  },
  async run(trx, _granted, { entityId, ids, validFrom, validTo, includeExternalRates }) {
    const { rows: routes } = await sql<Route>`
      select id, origin_port_id as origin, discharge_port_id as discharge, destination_port_id as destination,
        carrier_id as carrier
      from route_subscription
      where entity_id = ${entityId}::integer and deleted_at is null and id = any(${ids}::integer[])
      order by array_position(${ids}::integer[], id)`.execute(trx);
    const days = { from: validFrom, to: validTo };
    const agentId = (await isAgentsCompany(trx, entityId)) ? entityId : null;
    const { seaRates, airRates } = selectRouteRates(routes, { days, includeExternalRates, agentId });
    const found = [...(await seaRates.execute(trx)).rows, ...(await airRates.execute(trx)).rows];
    const lastDays: string[][] = routes.map(() => []);
    for (const { route, countsTo } of found) lastDays[route]!.push(countsTo);
    const list = routes.map(({ id }, n) => {
      const last = lastDays[n]!.toSorted().at(-1) ?? null;
      return { id, rates: lastDays[n]!.length, until: last && last > validTo ? validTo : last };
    });
    return { result: { list } satisfies v.InferOutput<typeof RouteRatesAnswer> };
  },
});
