import assert from 'node:assert/strict';
import { before } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import type { SentReason } from '../../../../shared/contract/reasons.ts';
import { eventually } from '../../../helpers/eventually.ts';
import {
  AGENT,
  CARRIER,
  IMPORTER_A,
  IMPORTER_B,
  type Person,
  PORT,
  type RoutesServer,
  startRoutesServer,
} from '../actions/route-subscriptions/routes-server.ts';

export { AGENT, CARRIER, IMPORTER_A, IMPORTER_B, type Person, PORT, type RoutesServer };

/** Of importer A: one with rates of its carrier, one of any carrier, one without rates; and one of importer B. */
export const ROUTE = { ofSeaLine: 1, ofAnybody: 2, withoutRates: 3, ofB: 4 } as const;

/** The rates of November 2026, by what their test needs of them. */
export const RATE = { fak: 1, nac: 2, external: 3, ofAnybody: 4, ended: 5 } as const;

const STATEMENTS = [
  `insert into route_subscription (id, entity_id, origin_port_id, destination_port_id, carrier_id) values
    (${ROUTE.ofSeaLine}, ${IMPORTER_A}, ${PORT.shanghai}, ${PORT.hamburg}, ${CARRIER.seaLine}),
    (${ROUTE.ofAnybody}, ${IMPORTER_A}, ${PORT.shanghai}, ${PORT.rotterdam}, null),
    (${ROUTE.withoutRates}, ${IMPORTER_A}, ${PORT.quoted}, ${PORT.percent}, null),
    (${ROUTE.ofB}, ${IMPORTER_B}, ${PORT.shanghai}, ${PORT.hamburg}, null)`,
  `insert into base_rate (id, origin_port_id, destination_port_id, carrier_id, kind, source, external_source, valid_from,
    valid_to, currency, price_40hc) values
    (${RATE.fak}, ${PORT.shanghai}, ${PORT.hamburg}, ${CARRIER.seaLine}, 'FAK', 'Own', null, '2026-11-01', '2026-11-30', 'USD', 1000),
    (${RATE.nac}, ${PORT.shanghai}, ${PORT.hamburg}, ${CARRIER.seaLine}, 'NAC', 'Own', null, '2026-10-01', '2026-11-10', 'USD', 800),
    (${RATE.external}, ${PORT.shanghai}, ${PORT.hamburg}, ${CARRIER.seaLine}, 'FAK', 'External', 'Openquay', '2026-11-01', '2026-11-30', 'USD', 900),
    (${RATE.ofAnybody}, ${PORT.shanghai}, ${PORT.rotterdam}, ${CARRIER.blueLine}, 'FAK', 'Own', null, '2026-11-05', '2026-11-30', 'USD', 1200),
    (${RATE.ended}, ${PORT.shanghai}, ${PORT.rotterdam}, ${CARRIER.seaLine}, 'FAK', 'Own', null, '2026-10-01', '2026-10-31', 'USD', 700)`,
  `insert into company_markup (company_id, fak_percentage, nac_percentage, external_rates) values
    (${IMPORTER_A}, 50, 10, false), (${IMPORTER_B}, 50, 10, false)`,
  `insert into base_rate_charge (base_rate_id, position, name, unit_code, currency, amount) values
    (${RATE.fak}, 1, 'Handling', 'EA', 'EUR', 210)`,
];

/** The server of routes, with routes and base rates. */
export function startSheetsServer(
  open: () => Promise<Database>,
  env: () => Record<string, string> = () => ({}),
): RoutesServer {
  const server = startRoutesServer(open, env);
  before(async () => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(server.database.db);
  });
  return server;
}

/** What the form of those sends who may not choose mark-ups. */
export const request = (more: object = {}) => ({
  entityId: IMPORTER_A,
  existingRateSheetCharges: false,
  includeExternalRates: false,
  validFrom: '2026-11-01',
  validTo: '2026-11-14',
  ...more,
});

interface Answer {
  status: number;
  accepted?: boolean;
  jobId: string;
  error?: string;
  code?: string;
  reasons?: readonly SentReason[];
}

/** Asks for a sheet over HTTP. */
export async function ask(
  url: string,
  bearer: string | undefined,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${url}/api/rate-service/rate-sheet`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
}

/** Asks for a sheet that is accepted; answers it as it stands then. */
export async function asked(
  { url }: RoutesServer,
  person: Person,
  more: object = {},
  headers?: Record<string, string>,
): Promise<RateSheet> {
  const answer = await ask(url, person.bearer, request(more), headers);
  assert.deepEqual([answer.status, answer.accepted], [202, true], JSON.stringify(answer));
  const { list } = await person.act('listRateSheets', {});
  return list.find(({ jobId }: RateSheet) => jobId === answer.jobId);
}

/** A thread starts for each sheet, on a machine that may be busy. */
const PATIENCE = 60_000;

/** The sheet once its job has ended. */
export const ended = (person: Person, id: number): Promise<RateSheet> =>
  eventually(
    () => person.act('getRateSheet', { id }),
    ({ state }: RateSheet) => state !== 'waiting' && state !== 'making',
    PATIENCE,
  );

/** Asks for a sheet and waits for it. */
export const made = async (server: RoutesServer, person: Person, more?: object): Promise<RateSheet> =>
  ended(person, (await asked(server, person, more)).id);

/** Each test begins without sheets. */
export async function clearSheets({ database: { db } }: Pick<RoutesServer, 'database'>): Promise<void> {
  await sql`truncate rate_sheet, rate_sheet_row, file, file_content, job, audit_log, idempotency_key cascade`.execute(
    db,
  );
}
