import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LinkGrant } from '../../../../portal/server/auth/rights/caller.ts';
import { createTokens } from '../../../../portal/server/auth/tokens.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import type { ActionName } from '../../../../shared/contract/actions.ts';
import { actOn, Refused } from '../../../helpers/act.ts';
import { buildTestApp, SECRET } from '../../../helpers/server.ts';
import { refusedBy } from '../actions/refused.ts';

export const BOOKING = { type: 'booking', id: 1001 } as const;
export const AGENT_BOOKING = { type: 'booking', id: 1002 } as const;
export const OTHER_BOOKING = { type: 'booking', id: 1003 } as const;
export const QUOTE = { recordId: 3001, featureType: 'freight_charges' } as const;
export const PICKUP = { recordId: 3001, featureType: 'pickup_charges' } as const;

const USERS = {
  admin: { id: 1, entity: 1, home: 1, role: 1 },
  /** Of the provider, switched to company 102. */
  switched: { id: 2, entity: 102, home: 1, role: 1 },
  agent: { id: 3, entity: 2, home: 2, role: 2 },
  importer: { id: 4, entity: 101, home: 101, role: 3 },
  colleague: { id: 5, entity: 101, home: 101, role: 3 },
  other: { id: 6, entity: 102, home: 102, role: 3 },
  /** Of the provider, and no admin. */
  clerk: { id: 7, entity: 1, home: 1, role: 3 },
} as const;
export type User = keyof typeof USERS;

/** Agent 2 handles booking 1002 and quote 3001 of company 101, and is its agent on record. */
export async function fill({ db }: Pick<Database, 'db'>): Promise<void> {
  const statements = [
    `insert into company (id, company_name, entity_type) values (1, 'Provider', 'Provider'), (2, 'Jetty', 'Agent'),
      (101, 'Northfold', 'Importer'), (102, 'Copperlane', 'Importer')`,
    'insert into company_agent (company_id, agent_id) values (101, 2)',
    `insert into role (id, name) values (1, 'Admin'), (2, 'Agent'), (3, 'User'), (4, 'Manager')`,
    `insert into web_user (id, email, password_hash, first_name, last_name, entity_id, home_entity_id, created_at) values ${Object.entries(
      USERS,
    ).map(
      ([name, { id, entity, home }]) =>
        `(${id}, '${name}@demo.example', 'never asked for', ${name === 'colleague' ? 'null, null' : `'${name}', 'Test'`}, ${entity},
          ${home}, '2020-01-01')`,
    )}`,
    `insert into web_user_role (web_user_id, role_id) values ${Object.values(USERS).map(
      ({ id, role }) => `(${id}, ${role})`,
    )}`,
    `insert into charge_type (id, description, charge_iden, charge_type) values (1, 'Ocean Freight', 'OFR', 'Charge')`,
    `insert into booking (id, reference, customer_id, agent_id, mode, status, created_at) values
      (1001, 'BKG-1001', 101, null, 'Ocean', 'Open', now()), (1002, 'BKG-1002', 101, 2, 'Ocean', 'Open', now()),
      (1003, 'BKG-1003', 102, null, 'Ocean', 'Open', now())`,
    `insert into shipment (id, reference, company_id, mode, status, created_at) values
      (2001, 'SHP-2001', 101, 'Ocean', 'Open', now())`,
    `insert into quote (id, reference, customer_id, agent_id, mode, container_type, status, created_at) values
      (3001, 'QUO-3001', 101, 2, 'Ocean', 'LCL', 'Open', now())`,
    `insert into purchase_order (id, order_purchaser_id, order_numbers) values
      (5001, 101, 'PO-1'), (5002, 101, 'PO-2'), (5901, 102, 'PO-1')`,
    `insert into style_number (id, company_id, style_number) values (7001, 101, 'SN-1'), (7002, 101, 'SN-2')`,
    'insert into purchase_order_style_number (purchase_order_id, style_number_id) values (5001, 7001), (5001, 7002)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
type Answer = any;
export type Act = (name: ActionName, input?: object) => Promise<Answer>;

/** A listening server of a closed network on a filled database, and everybody's actions over HTTP. */
export async function startAuditServer(database: Database) {
  const app = await buildTestApp(database, { env: { PUBLIC_ACCESS: 'open' } });
  const tokens = createTokens(SECRET);
  const acting =
    (bearer: string): Act =>
    (name, input = {}) =>
      actOn(app.url, bearer, name, input);
  const bearers = {
    async user(user: User): Promise<string> {
      const sid = randomUUID();
      const expires_at = new Date(Date.now() + 3_600_000);
      await database.db
        .insertInto('session')
        .values({ id: sid, web_user_id: USERS[user].id, expires_at })
        .execute();
      return tokens.sign('session', { sid }, expires_at.getTime());
    },
    async link(grant: LinkGrant): Promise<string> {
      const linkToken = await app.services.auth.signLink(grant, 3600);
      return (await app.services.auth.bettyLogin({ linkToken })).token;
    },
    service: async (): Promise<string> => (await app.services.auth.bettyLogin({})).token,
  };
  return {
    ...app,
    bearers,
    as: async (user: User): Promise<Act> => acting(await bearers.user(user)),
    link: async (grant: LinkGrant): Promise<Act> => acting(await bearers.link(grant)),
    service: async (): Promise<Act> => acting(await bearers.service()),
  };
}

export type AuditServer = Awaited<ReturnType<typeof startAuditServer>>;

/** Links and unlinks purchase orders, each call one entry. */
export const relink = (act: Act, on: { type: string; id: number }, selectedPOs: readonly number[]) =>
  act('linkPurchaseOrders', { ...on, selectedPOs });

export const clearLog = ({ db }: Pick<Database, 'db'>) =>
  sql`
  truncate audit_log, notification_state, notification_read, booking_purchase_order, charge_sheet
    restart identity cascade`.execute(db);

export const refused = refusedBy(Refused);
export const FORBIDDEN = [403, 'You do not have access to this record.'] as const;
