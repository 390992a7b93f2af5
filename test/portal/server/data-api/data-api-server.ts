import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../../../portal/server/app.ts';
import { createServices } from '../../../../portal/server/assemble.ts';
import type { Auth } from '../../../../portal/server/auth/auth.ts';
import type { LinkCaller } from '../../../../portal/server/auth/rights/caller.ts';
import { readConfig } from '../../../../portal/server/config.ts';
import { APP_ID } from '../../../../portal/server/data-api/app-id.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import type { ActionCall, Services } from '../../../../portal/server/services.ts';
import { OUTSIDE_DEMO, SECRET } from '../../../helpers/server.ts';

/** A GraphQL answer, and the HTTP status it came with. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of every shape
  data?: any;
  errors?: { message: string; extensions: { code: string; statusCode: number; requestId: string } }[];
  error?: string;
  code?: string;
}

export interface DataApiServer {
  app: FastifyInstance;
  auth: Auth;
  database: Database;
  url: string;
  /** The calls of actions so far; each answers its input unless the test says otherwise. */
  actionCalls: ActionCall[];
  /** A bearer of a new session for the user. */
  session(userId: number): Promise<string>;
  link(recordType: LinkCaller['recordType'], recordId: number): Promise<string>;
  service(): Promise<string>;
  /** Sends a query to the runtime endpoint. */
  ask(token: string | undefined, query: string, variables?: object, more?: object): Promise<Answer>;
  close(): Promise<void>;
}

/** Users of {@link fill}: 1 admin of the provider, 2 of the agent, 3 of importer A, 4 of importer B. */
export const USER = { admin: 1, agent: 2, importerA: 3, importerB: 4 } as const;

const echo: Services['actions']['run'] = async (_caller, { input }) => input;

/** A listening server on a small server of two importers, an agent and their records; `run` stands for its actions. */
export async function startDataApi(database: Database, { run = echo } = {}): Promise<DataApiServer> {
  await fill(database);
  const config = readConfig({ ...OUTSIDE_DEMO, JWT_SECRET: SECRET, PUBLIC_ACCESS: 'open', RATE_LIMIT: '0' });
  const actionCalls: ActionCall[] = [];
  const services: Services = {
    ...createServices(config, database),
    actions: {
      ids: {},
      run: (caller, call) => {
        actionCalls.push(call);
        return run(caller, call);
      },
    },
  };
  const { auth } = services;
  const app = await buildApp(services, { log: false });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = async (path: string, body: unknown, headers: Record<string, string>): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as object) };
  };
  return {
    app,
    auth,
    database,
    url,
    actionCalls,
    async session(userId) {
      const email = `user${userId}@demo.example`;
      return (await auth.login({ email, password: PASSWORD, address: '127.0.0.1' })).jwtToken;
    },
    async link(recordType, recordId) {
      const linkToken = await auth.signLink({ recordType, recordId, role: 'user' }, 3600);
      return (await auth.bettyLogin({ linkToken })).token;
    },
    async service() {
      return (await auth.bettyLogin({})).token;
    },
    ask: (token, query, variables, { headers = {}, ...more }: { headers?: object } = {}) =>
      post(
        `/api/runtime/${APP_ID}`,
        { query, variables, ...more },
        { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

export const PASSWORD = 'Demo-pass-1';

async function fill({ db }: Database): Promise<void> {
  const passwordHash = await hash(PASSWORD);
  const statements = [
    `insert into country (id, code, company_name) values (1, 'DE', 'Germany'), (2, 'CN', 'China')`,
    `insert into port (id, scac_code, company_name, country_id) values
      (1, 'CNSHA', 'Shanghai', 2), (2, 'DEHAM', 'Hamburg', 1), (3, 'DEBRV', 'Bremerhaven', 1)`,
    `insert into airport (id, code, airport_name, city, city_iden, country_id) values
      (1, 'HAM', 'Hamburg Airport', 'Hamburg', 'HAM', 1), (2, 'PVG', 'Pudong', 'Shanghai', 'SHA', 2)`,
    `insert into charge_type (id, description, charge_iden, charge_type) values
      (1, 'Ocean freight', 'OFR', 'Charge'), (2, 'Tax', null, 'Tax')`,
    `insert into rate_profile (id, entity_name) values (1, 'Profile A'), (2, 'Profile B')`,
    `insert into company (id, company_name, entity_type, is_carrier, rate_profile_id, verification_code, country_id) values
      (1, 'Provider', 'Provider', false, null, 'v1', 1), (2, 'Agent', 'Agent', false, null, 'v2', 2),
      (3, 'Stranger', 'Agent', false, null, 'v3', 2), (50, 'Sea Line', 'Carrier', true, null, null, null),
      (51, 'Sky Line', 'Airline', false, null, null, null),
      (101, 'Importer A', 'Customer', false, 1, 'v101', 1), (102, 'importer B', 'Customer', false, 2, 'v102', 2)`,
    'insert into company_agent (company_id, agent_id) values (101, 2)',
    `insert into role (id, name) values (1, 'Admin'), (2, 'User'), (3, 'Agent'), (4, 'Manager')`,
    `insert into web_user (id, email, password_hash, first_name, entity_id, home_entity_id) values
      (1, 'user1@demo.example', '${passwordHash}', 'Ada', 1, 1), (2, 'user2@demo.example', '${passwordHash}', 'Ben', 2, 2),
      (3, 'user3@demo.example', '${passwordHash}', 'Cleo', 101, 101), (4, 'user4@demo.example', '${passwordHash}', null, 102, 102)`,
    'insert into web_user_role (web_user_id, role_id) values (1, 1), (2, 3), (3, 2), (4, 2)',
    `insert into booking (id, reference, customer_id, agent_id, mode, status, origin_port_id, carrier_id, created_at) values
      (1001, 'B-1', 101, 2, 'Ocean', 'Open', 1, 50, '2026-01-02T03:04:05.678901Z'),
      (1002, 'B-2', 102, null, 'Ocean', 'Open', null, null, '2026-02-02T00:00:00Z'),
      (1003, 'B-3', 101, null, 'Air', 'Closed', null, null, '2026-03-02T00:00:00Z')`,
    `insert into shipment (id, reference, company_id, booking_id, mode, status, weight_kg, departed_on, created_at) values
      (2001, 'S-1', 101, 1001, 'Ocean', 'Open', 12.500, '2026-01-31', '2026-01-05T00:00:00Z'),
      (2002, 'S-2', 102, null, 'Ocean', 'Open', null, null, '2026-01-06T00:00:00Z')`,
    `insert into purchase_order (id, order_purchaser_id, order_numbers) values
      (5001, 101, 'PO-1'), (5002, 101, 'PO-2'), (5003, 101, 'po-3%_\\x'), (5004, 101, '0042'), (5901, 102, 'PO-1')`,
    `insert into style_number (id, company_id, style_number) values
      (7001, 101, 'SN-1'), (7002, 101, 'SN-2'), (7003, 101, 'SN-3'), (7901, 102, 'SN-1')`,
    `insert into purchase_order_style_number (purchase_order_id, style_number_id) values
      (5001, 7002), (5001, 7001), (5002, 7001), (5003, 7001), (5901, 7901)`,
    'insert into booking_purchase_order (booking_id, purchase_order_id) values (1001, 5002), (1001, 5001), (1002, 5901)',
    `insert into booking_style_number (booking_id, purchase_order_id, style_number_id) values
      (1001, 5002, 7001), (1001, 5001, 7002), (1001, 5001, 7001), (1002, 5901, 7901)`,
    'insert into shipment_purchase_order (shipment_id, purchase_order_id) values (2001, 5001), (2002, 5901)',
    `insert into shipment_style_number (shipment_id, purchase_order_id, style_number_id) values
      (2001, 5001, 7001), (2002, 5901, 7901)`,
    `insert into quote (id, reference, customer_id, agent_id, mode, container_type, status, created_at) values
      (3001, 'Q-1', 101, 2, 'Ocean', 'FCL', 'Open', now()), (3002, 'Q-2', 102, null, 'Air', 'Air', 'Open', now())`,
    `insert into manifest (id, reference, customer_id, agent_id, shipment_id, status, created_at) values
      (4001, 'M-1', 101, 2, 2001, 'Open', now()), (4002, 'M-2', 102, null, 2002, 'Open', now())`,
    `insert into rate_submission (id, entity_id, submission_notes, created_at) values
      (6001, 2, 'first', '2026-01-01T00:00:00Z'), (6002, 2, null, '2026-02-01T00:00:00Z'),
      (6003, 101, 'of A', '2026-03-01T00:00:00Z')`,
    `update rate_submission set customer_name = 'Kontor Nord', source_submission_id = 6002 where id = 6001`,
    `insert into local_charge (id, rate_submission_id, position, name, currency, kg_rate, shipment_rate, min_rate) values
      (1, 6001, 1, 'Documents', 'CAD', null, 35, null), (2, 6001, 0, 'Handling', 'USD', 0.125, null, 20)`,
    `insert into air_freight_rate
      (id, rate_submission_id, "from", "to", airline, max_capacity, min_transit_time, validity_from) values
      (1, 6001, 'PVG', 'HAM', 'Sky Line', 1000.50, 2, '2026-01-01')`,
    `insert into rate_level (id, air_freight_rate_id, level, value) values (1, 1, 'normal', 37.1500), (2, 1, '100', 3)`,
    'insert into routing (id, air_freight_rate_id) values (1, 1)',
    `insert into routing_element (routing_id, index, value) values (1, 1, 'HAM'), (1, 0, 'PVG')`,
    `insert into route_subscription (id, entity_id, origin_port_id, destination_port_id, carrier_id) values
      (1, 101, 1, 2, 50), (2, 102, 1, 3, null)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
