import { before } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import type { SearchRates } from '../../../../../shared/contract/rate-search.ts';
import {
  AGENT,
  CARRIER,
  IMPORTER_A,
  PORT,
  type RoutesServer,
  startRoutesServer,
} from '../route-subscriptions/routes-server.ts';

export { AGENT, IMPORTER_A, PORT };

export const AIRPORT = { shanghai: 1, hamburg: 2, elsewhere: 3 } as const;
export const FOREIGN_AGENT = 3;

/** Rates from Shanghai to Hamburg by what their test needs of them; `elsewhere` goes to Rotterdam. */
export const RATE = {
  own: 1,
  named: 2,
  agents: 3,
  external: 4,
  blueLine: 5,
  ended: 6,
  elsewhere: 7,
} as const;
/** Of the agent; `foreign` is of another one. */
export const AIR_RATE = { agents: 21, foreign: 22, openEnded: 23 } as const;

const LANE = `${PORT.shanghai}, ${PORT.hamburg}`;
const NOVEMBER = "'2026-11-01', '2026-11-30'";
const PRICES = 'currency, price_20gp, price_40hc, lcl_per_cbm, lcl_minimum, transit_days';

const STATEMENTS = [
  `insert into company (id, company_name, entity_type) values (${FOREIGN_AGENT}, 'Stranger', 'Agent')`,
  `update company set code = 'SL' where company_name = 'Sky Line'`,
  `insert into route_subscription (id, entity_id, origin_port_id, destination_port_id, carrier_id) values
    (1, ${IMPORTER_A}, ${LANE}, ${CARRIER.seaLine}), (2, ${IMPORTER_A}, ${PORT.shanghai}, ${PORT.rotterdam}, null)`,
  `insert into rate_submission (id, entity_id, created_at) values
    (6001, ${AGENT}, '2026-10-01'), (6002, ${FOREIGN_AGENT}, '2026-10-02')`,
  `insert into base_rate (id, origin_port_id, destination_port_id, carrier_id, kind, source, submission_id, agent_id,
    external_source, valid_from, valid_to, ${PRICES}) values
    (${RATE.own}, ${LANE}, ${CARRIER.seaLine}, 'FAK', 'Own', null, null, null, ${NOVEMBER}, 'USD', 1000, 1900.01, 60, 75, 30),
    (${RATE.named}, ${LANE}, ${CARRIER.seaLine}, 'NAC', 'Own', null, null, null, ${NOVEMBER}, 'USD', 900, null, null, null, null),
    (${RATE.agents}, ${LANE}, ${CARRIER.seaLine}, 'FAK', 'Agent', 6001, ${AGENT}, null, ${NOVEMBER}, 'USD', 1100, 2000, null, null, 28),
    (${RATE.external}, ${LANE}, ${CARRIER.seaLine}, 'FAK', 'External', null, null, 'Openquay', ${NOVEMBER}, 'USD', 700, 1300, null, null, 33),
    (${RATE.blueLine}, ${LANE}, ${CARRIER.blueLine}, 'FAK', 'Own', null, null, null, ${NOVEMBER}, 'USD', 500, 950, null, null, 41),
    (${RATE.ended}, ${LANE}, ${CARRIER.seaLine}, 'FAK', 'Own', null, null, null, '2026-08-01', '2026-09-15', 'USD', 800, 1500, null, null, 30),
    (${RATE.elsewhere}, ${PORT.shanghai}, ${PORT.rotterdam}, ${CARRIER.blueLine}, 'FAK', 'Own', null, null, null,
      '2026-10-01', '2026-12-31', 'USD', 950, 1800, null, null, 36)`,
  `insert into base_rate_charge (base_rate_id, position, name, unit_code, currency, amount) values
    (${RATE.own}, 1, 'Handling', 'EA', 'EUR', 210), (${RATE.own}, 2, 'Labels', 'CTN', 'EUR', 0.4)`,
  `insert into exchange_rate (currency, rate_date, usd_rate, source, updated_at, asked_on) values
    ('EUR', '2026-01-05', 1.1, 'test', '2026-01-05', '2026-01-05'), ('EUR', '2026-01-02', 9, 'test', '2026-01-02', '2026-01-02')`,
  `insert into airport (id, code, airport_name, city, city_iden, country_id) values
    (${AIRPORT.shanghai}, 'PVG', 'Pudong', 'Shanghai', 'SHA', 1), (${AIRPORT.hamburg}, 'RTM', 'Field', 'Rotterdam', 'RTM', 1),
    (${AIRPORT.elsewhere}, 'XXE', 'Far', 'Elsewhere', 'XXE', 1)`,
  `insert into air_freight_rate (id, rate_submission_id, "from", "to", airline, validity_from, validity_to,
    min_transit_time, max_transit_time) values
    (${AIR_RATE.agents}, 6001, 'PVG', 'RTM', 'Sky Line', ${NOVEMBER}, 2, 4),
    (${AIR_RATE.foreign}, 6002, 'PVG', 'RTM', 'Sky Line', ${NOVEMBER}, 3, null),
    (${AIR_RATE.openEnded}, 6001, 'PVG', 'RTM', 'Other Line', '2026-11-01', null, null, null)`,
  `insert into rate_level (air_freight_rate_id, level, value) values
    (${AIR_RATE.agents}, 'minimum', 100), (${AIR_RATE.agents}, 'normal', 5), (${AIR_RATE.agents}, '100', 4),
    (${AIR_RATE.agents}, '300', 3), (${AIR_RATE.foreign}, 'normal', 6), (${AIR_RATE.openEnded}, 'normal', 7)`,
  `insert into local_charge (rate_submission_id, position, name, currency, kg_rate, shipment_rate, min_rate) values
    (6001, 1, 'Terminal', 'USD', 0.1, null, 15)`,
];

/** The server of routes, with rates of November 2026 by sea and by air. */
export function startSearchServer(open: () => Promise<Database>): RoutesServer {
  const server = startRoutesServer(open);
  before(async () => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(server.database.db);
  });
  return server;
}

const LANE_IN_NOVEMBER = { origin: PORT.shanghai, destination: PORT.hamburg, day: '2026-11-10' };

export const containers = (more: Partial<Extract<SearchRates, { mode: 'FCL' }>> = {}): SearchRates => ({
  ...LANE_IN_NOVEMBER,
  mode: 'FCL',
  containers: { '20GP': 2 },
  ...more,
});

export const partLoad = (more: Partial<Extract<SearchRates, { mode: 'LCL' }>> = {}): SearchRates => ({
  ...LANE_IN_NOVEMBER,
  mode: 'LCL',
  weightKg: '900',
  volumeCbm: '2.5',
  ...more,
});

export const byAir = (more: Partial<Extract<SearchRates, { mode: 'Air' }>> = {}): SearchRates => ({
  mode: 'Air',
  origin: AIRPORT.shanghai,
  destination: AIRPORT.hamburg,
  day: '2026-11-10',
  weightKg: '60',
  volumeCbm: '',
  ...more,
});
