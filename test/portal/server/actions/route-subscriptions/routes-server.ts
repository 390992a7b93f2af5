import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before } from 'node:test';
import { sql } from 'kysely';
import type { LinkGrant } from '../../../../../portal/server/auth/rights/caller.ts';
import { createTokens } from '../../../../../portal/server/auth/tokens.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import type { ActionName } from '../../../../../shared/contract/actions.ts';
import type { SentReason } from '../../../../../shared/contract/reasons.ts';
import { actOn, queryAs, Refused } from '../../../../helpers/act.ts';
import { buildTestApp, SECRET } from '../../../../helpers/server.ts';

const PROVIDER = 1;
/** Of importer A. */
export const AGENT = 2;
export const IMPORTER_A = 101;
export const IMPORTER_B = 102;

export const PORT = { shanghai: 11, hamburg: 12, rotterdam: 13, quoted: 14, percent: 15 } as const;
/** The first by its type, the second by its mark alone. */
export const CARRIER = { seaLine: 60, blueLine: 61 } as const;
export const AIRLINE = 50;
/** Of importer A alone. */
export const RATE_PROFILE = 9;

const USERS = {
  admin: { id: 1, entity: PROVIDER, role: 1, home: PROVIDER },
  /** Of the provider, acting for importer A. */
  switchedAdmin: { id: 2, entity: IMPORTER_A, role: 1, home: PROVIDER },
  agent: { id: 3, entity: AGENT, role: 2 },
  importer: { id: 4, entity: IMPORTER_A, role: 3 },
  colleague: { id: 5, entity: IMPORTER_A, role: 3 },
  otherImporter: { id: 6, entity: IMPORTER_B, role: 3 },
  /** Manages the people of an importer. */
  importerManager: { id: 7, entity: IMPORTER_A, role: 4 },
} as const satisfies Record<string, { id: number; entity: number; role: number; home?: number }>;
export type User = keyof typeof USERS;

const STATEMENTS = [
  `insert into rate_profile (id, entity_name) values (${RATE_PROFILE}, 'Profile'), (10, 'Another')`,
  `insert into company (id, company_name, entity_type, is_carrier, rate_profile_id) values
    (${PROVIDER}, 'Provider', 'Provider', false, null), (${AGENT}, 'Agent', 'Agent', false, null),
    (${IMPORTER_A}, 'Importer A', 'Importer', false, ${RATE_PROFILE}),
    (${IMPORTER_B}, 'Importer B', 'Importer', false, null), (${AIRLINE}, 'Sky Line', 'Airline', false, null),
    (${CARRIER.seaLine}, 'Sea Line', 'Carrier', false, null), (${CARRIER.blueLine}, 'blue "B" Line', 'Company', true, null)`,
  `insert into company_agent (company_id, agent_id) values (${IMPORTER_A}, ${AGENT})`,
  `insert into country (id, code, company_name) values (1, 'XX', 'Anywhere')`,
  `insert into port (id, scac_code, company_name, country_id) values
    (${PORT.shanghai}, 'CNSHA', 'Shanghai', 1), (${PORT.hamburg}, 'DEHAM', 'hamburg', 1),
    (${PORT.rotterdam}, 'NLRTM', 'Rotterdam', 1), (${PORT.quoted}, 'FRILR', 'L''Île_Rousse', 1),
    (${PORT.percent}, 'XXPCT', 'Pier 50% \\ East', 1)`,
  `insert into role (id, name) values (1, 'Admin'), (2, 'Agent'), (3, 'User'), (4, 'Manager')`,
  `insert into web_user (id, email, password_hash, first_name, last_name, entity_id, home_entity_id, created_at) values
    ${Object.entries(USERS).map(
      ([name, { id, entity, ...user }]) =>
        `(${id}, '${name}@demo.example', 'never asked for', '${name}', 'Test', ${entity}, ${'home' in user ? user.home : entity}, '2020-01-01')`,
    )}`,
  `insert into web_user_role (web_user_id, role_id) values ${Object.values(USERS).map(({ id, role }) => `(${id}, ${role})`)}`,
  `insert into rate_submission (id, entity_id, created_at) values (5001, ${IMPORTER_A}, '2026-01-01')`,
];

interface Refusal {
  status: number;
  code: string;
  reasons: readonly SentReason[];
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
type Answer = any;

/** Somebody at work over HTTP. */
export interface Person {
  bearer: string;
  act(name: ActionName, payload: object, key?: string): Promise<Answer>;
  /** How a call is refused; fails the test when it isn't. */
  refusal(name: ActionName, payload: object): Promise<Refusal>;
  query(query: string): Promise<Answer>;
}

export interface RoutesServer {
  database: Database;
  url: string;
  as(user: User): Promise<Person>;
  link(grant: LinkGrant): Promise<Person>;
  service(): Promise<Person>;
  /** Somebody with this bearer, whatever it is. */
  holding(bearer: string): Person;
}

/** A server of a closed network with two importers, the agent of one of them, ports and carriers, for all tests of a suite. */
export function startRoutesServer(
  open: () => Promise<Database>,
  env: () => Record<string, string> = () => ({}),
): RoutesServer {
  const server = {} as RoutesServer;
  let close: (() => Promise<void>) | undefined;
  before(async () => {
    server.database = await open();
    for (const statement of STATEMENTS) await sql.raw(statement).execute(server.database.db);
    const app = await buildTestApp(server.database, { env: { PUBLIC_ACCESS: 'open', ...env() } });
    close = app.close;
    const { auth } = app.services;
    const tokens = createTokens(SECRET);
    const holding = (bearer: string): Person => {
      const act: Person['act'] = (name, payload, key) => actOn(app.url, bearer, name, payload, key);
      return {
        bearer,
        act,
        async refusal(name, payload) {
          const refused = await act(name, payload).then(
            () => assert.fail(`${name} was not refused.`),
            (error: unknown) => error,
          );
          assert.ok(refused instanceof Refused, String(refused));
          const { status, code, reasons } = refused;
          return { status, code, reasons };
        },
        query: (query) => queryAs(app.url, bearer, query),
      };
    };
    Object.assign(server, {
      url: app.url,
      holding,
      async as(user) {
        const sid = randomUUID();
        const expires_at = new Date(Date.now() + 3_600_000);
        await server.database.db
          .insertInto('session')
          .values({ id: sid, web_user_id: USERS[user].id, expires_at })
          .execute();
        return holding(await tokens.sign('session', { sid }, expires_at.getTime()));
      },
      async link(grant) {
        const linkToken = await auth.signLink(grant, 3600);
        return holding((await auth.bettyLogin({ linkToken })).token);
      },
      service: async () => holding((await auth.bettyLogin({})).token),
    } satisfies Omit<RoutesServer, 'database'>);
  });
  after(async () => {
    await close?.();
    await server.database?.close();
  });
  return server;
}

/** A route from Shanghai to Hamburg without port of discharge and carrier, as a save names it. */
export const route = (more: object = {}) => ({ origin: PORT.shanghai, destination: PORT.hamburg, ...more });

export const newRoute = (more: object = {}) => ({
  ...route(),
  isNewRoute: true,
  entityId: IMPORTER_A,
  ...more,
});

export async function clearRoutes({ database: { db } }: RoutesServer): Promise<void> {
  await sql`truncate route_subscription, audit_log, idempotency_key cascade`.execute(db);
}

/** Everything that a refused call must leave as it is. */
export async function everything({ database: { db } }: RoutesServer): Promise<string> {
  const { rows } = await sql`select
    (select json_agg(route order by id) from route_subscription route) as routes,
    (select count(*) from audit_log) as audits, (select count(*) from idempotency_key) as keys`.execute(db);
  return JSON.stringify(rows[0]);
}
