import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LinkCaller } from '../../../../../portal/server/auth/rights/caller.ts';
import { createTokens } from '../../../../../portal/server/auth/tokens.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { DAY_MS, dayOf } from '../../../../../portal/server/exchange-rates/rate-source.ts';
import type { Feature } from '../../../../../shared/contract/charges.ts';
import type { SaveChargesPayload } from '../../../../../shared/contract/charges-input.ts';
import { actOn, Refused } from '../../../../helpers/act.ts';
import { buildTestApp, SECRET, type TestApp } from '../../../../helpers/server.ts';
import { refusedBy } from '../refused.ts';

export type ChargeListId = { recordId: number; featureType: Feature };
export const FCL: ChargeListId = { recordId: 3001, featureType: 'freight_charges' };
export const AIR: ChargeListId = { recordId: 3002, featureType: 'freight_charges' };
export const LCL: ChargeListId = { recordId: 3003, featureType: 'origin_charges' };
export const MANIFEST: ChargeListId = { recordId: 4001, featureType: 'manifests_charges' };
/** Of importer 102 and agent 3 */
export const OTHER_LCL: ChargeListId = { recordId: 3004, featureType: 'origin_charges' };
export const OTHER_MANIFEST: ChargeListId = { recordId: 4002, featureType: 'manifests_charges' };

/** Charge types: four charges, and three that are none (REF-02). */
export const CHARGE = { freight: 1, handling: 2, fuel: 3, documents: 4 } as const;
export const NO_CHARGE = { tax: 5, withoutCode: 6, unknown: 99 } as const;

/** The rate of this server's euro. */
/** The UTC day so many days ago. */
// The day of the start: what a test put into the sheet before midnight is what it asks for after it.
const STARTED_AT = Date.now();
export const daysAgo = (days: number): string => dayOf(STARTED_AT - days * DAY_MS);

export const EUR = { currency: 'EUR', rate: 1.0831, rateDate: daysAgo(2), source: 'Test rates' } as const;

export type SentLine = SaveChargesPayload['charges'][number];

export const line = (more: Partial<SentLine> = {}): SentLine => ({
  chargeType: CHARGE.handling,
  unitCode: 'EA',
  currency: 'USD',
  quantity: 2,
  unitCost: 45.5,
  totalPrice: 91,
  minimumPrice: null,
  comments: '',
  ...more,
});
export const fclLine = (more: Partial<SentLine> = {}) => line({ quantity: null, unitCost: null, ...more });

const USERS = {
  admin: { id: 1, entity: 1, role: 1 },
  switchedAdmin: { id: 2, entity: 102, role: 1 },
  agent: { id: 3, entity: 2, role: 2 },
  otherAgent: { id: 4, entity: 3, role: 2 },
  importer: { id: 5, entity: 101, role: 3 },
} as const;
type User = keyof typeof USERS;

/** Two importers, two agents and their quotes and manifests; 3001 to 3003 and 4001 are agent 2's. */
export async function fill({ db }: Pick<Database, 'db'>): Promise<void> {
  const users = Object.entries(USERS);
  const statements = [
    `insert into company (id, company_name, entity_type) values (1, 'Provider', 'Provider'), (2, 'Agent', 'Agent'),
      (3, 'Stranger', 'Agent'), (101, 'Importer A', 'Importer'), (102, 'Importer B', 'Importer')`,
    `insert into role (id, name) values (1, 'Admin'), (2, 'Agent'), (3, 'User'), (4, 'Manager')`,
    `insert into web_user (id, email, password_hash, first_name, last_name, entity_id, home_entity_id) values ${users.map(
      ([name, { id, entity, role }]) =>
        `(${id}, '${name}@demo.example', 'never asked for', '${name}', 'Test', ${entity}, ${role === 1 ? 1 : entity})`,
    )}`,
    `insert into web_user_role (web_user_id, role_id) values ${users.map(([, { id, role }]) => `(${id}, ${role})`)}`,
    `insert into charge_type (id, description, charge_iden, charge_type) values
      (1, 'Ocean Freight', 'OFR', 'Charge'), (2, 'Handling Fee', 'HND', 'Charge'), (3, 'Fuel', 'FSC', 'Charge'),
      (4, 'Documents', 'DOC', 'Charge'), (5, 'Value Added Tax', 'VAT', 'Tax'), (6, 'Miscellaneous', '', 'Charge'),
      (7, 'Unassigned', null, 'Charge')`,
    `insert into quote (id, reference, customer_id, agent_id, mode, container_type, status, created_at) values
      (3001, 'Q1', 101, 2, 'Ocean', 'FCL', 'Open', now()), (3002, 'Q2', 101, 2, 'Air', 'Loose', 'Open', now()),
      (3003, 'Q3', 102, 2, 'Ocean', 'LCL', 'Open', now()), (3004, 'Q4', 102, 3, 'Ocean', 'LCL', 'Open', now())`,
    `insert into manifest (id, reference, customer_id, agent_id, status, created_at) values
      (4001, 'M1', 101, 2, 'Open', now()), (4002, 'M2', 102, 3, 'Open', now())`,
    `insert into exchange_rate (currency, rate_date, usd_rate, source, updated_at, asked_on) values
      ('EUR', '${EUR.rateDate}', 1.0831, 'Test rates', now(), '${EUR.rateDate}'),
      ('EUR', '${daysAgo(3)}', 1.0755, 'Test rates', now(), '${daysAgo(3)}')`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
export type Answer = any;

/** One caller's charges over HTTP. */
export interface ChargesClient {
  load(on: ChargeListId, more?: object): Promise<Answer>;
  /** Of the current revision unless it is given. */
  save(on: ChargeListId, charges: readonly unknown[], more?: object, key?: string): Promise<Answer>;
  listChargeTypes(input?: object): Promise<Answer>;
  /** What others did, as the caller is told. */
  notifications(): Promise<Answer>;
}

export interface ChargesServer extends TestApp {
  as(user: User): Promise<ChargesClient>;
  link(
    recordType: LinkCaller['recordType'],
    recordId: number,
    role: LinkCaller['role'],
  ): Promise<ChargesClient>;
  service(): Promise<ChargesClient>;
  /** Whoever holds a link token whose time is over. */
  expired(): Promise<ChargesClient>;
}

/** A listening server of a closed network on a filled database. */
export async function startChargesServer(
  database: Database,
  env: Record<string, string> = {},
): Promise<ChargesServer> {
  const app = await buildTestApp(database, { env: { PUBLIC_ACCESS: 'open', ...env } });
  const { auth } = app.services;
  const tokens = createTokens(SECRET);
  const client = (bearer: string): ChargesClient => {
    const load = (on: ChargeListId, more: object = {}) =>
      actOn(app.url, bearer, 'loadCharges', { ...on, ...more }) as Promise<Answer>;
    return {
      load,
      save: async (on, charges, more = {}, key) =>
        actOn(
          app.url,
          bearer,
          'saveCharges',
          { ...on, charges, revision: await revisionOf(database, on), ...more },
          key,
        ) as Promise<Answer>,
      listChargeTypes: (input = {}) => actOn(app.url, bearer, 'listChargeTypes', input) as Promise<Answer>,
      notifications: () => actOn(app.url, bearer, 'listNotifications', { take: 20 }) as Promise<Answer>,
    };
  };
  return {
    ...app,
    async as(user) {
      const sid = randomUUID();
      const expires_at = new Date(Date.now() + 3_600_000);
      await database.db
        .insertInto('session')
        .values({ id: sid, web_user_id: USERS[user].id, expires_at })
        .execute();
      return client(await tokens.sign('session', { sid }, expires_at.getTime()));
    },
    async link(recordType, recordId, role) {
      const linkToken = await auth.signLink({ recordType, recordId, role }, 3600);
      return client((await auth.bettyLogin({ linkToken })).token);
    },
    service: async () => client((await auth.bettyLogin({})).token),
    expired: async () =>
      client(
        await tokens.sign(
          'data',
          { lid: randomUUID(), rt: 'quote', rid: 3001, role: 'admin' },
          Date.now() - 1000,
        ),
      ),
  };
}

/** What the database holds, whoever may see it. */
async function revisionOf({ db }: Pick<Database, 'db'>, { recordId, featureType }: ChargeListId) {
  const sheet = await db
    .selectFrom('charge_sheet')
    .select('revision')
    .where(featureType === 'manifests_charges' ? 'manifest_id' : 'quote_id', '=', recordId)
    .where('feature', '=', featureType)
    .executeTakeFirst();
  return sheet?.revision ?? 0;
}

/** Everything that a refused call must leave as it is. */
export async function everything({ db }: Pick<Database, 'db'>): Promise<string> {
  const { rows } = await sql`select
    (select json_agg(sheet order by sheet.id) from charge_sheet sheet) as sheets,
    (select json_agg(line order by line.id) from charge_line line) as lines,
    (select count(*) from audit_log) as audits, (select count(*) from idempotency_key) as keys`.execute(db);
  return JSON.stringify(rows[0]);
}

/** Asserts the refusal, over HTTP, with its status and message. */
export const refused = refusedBy(Refused);

export const FORBIDDEN = [403, 'You do not have access to this record.'] as const;
export const STALE = [
  409,
  'These charges were changed by someone else. Please reload before saving.',
] as const;
