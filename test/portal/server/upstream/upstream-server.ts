import { after, before } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import { type Client, createClient } from '../../../../shared/client/client.ts';
import type { TokenSource } from '../../../../shared/client/token.ts';
import { type ListeningTwin, settingsOf, startTwin } from '../../../betty-twin/listen.ts';
import type { Row } from '../../../betty-twin/rows.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';
import { ADMIN, AGENT, fill, IMPORTER, PASSWORD, post } from '../auth/test-accounts.ts';
import { type Asked, recordAsked } from './asked.ts';

const IMPORTER_B = 'importer-b@shop.example';
const ACTING_ADMIN = 'acting@office.example';

/** Who asks: people by their emails, links by what they open, and anybody where the server is open to everybody. */
export const CALLERS = {
  admin: { email: ADMIN },
  agent: { email: AGENT },
  importer: { email: IMPORTER },
  importerB: { email: IMPORTER_B },
  /** One of the provider's, who acts for importer A. */
  actingAdmin: { email: ACTING_ADMIN },
  service: { isAnybody: true },
  bookingLink: { link: { recordType: 'booking', recordId: 1001, role: 'user' } },
  shipmentLink: { link: { recordType: 'shipment', recordId: 2001, role: 'user' } },
  quoteLink: { link: { recordType: 'quote', recordId: 3001, role: 'agent' } },
  adminQuoteLink: { link: { recordType: 'quote', recordId: 3001, role: 'admin' } },
  userQuoteLink: { link: { recordType: 'quote', recordId: 3001, role: 'user' } },
  manifestLink: { link: { recordType: 'manifest', recordId: 4001, role: 'agent' } },
  submissionLink: { link: { recordType: 'submission', recordId: 6001, role: 'agent' } },
  entityLink: { link: { recordType: 'entity', recordId: 101, role: 'user' } },
} as const;
export type CallerName = keyof typeof CALLERS;

export interface UpstreamServer {
  url: string;
  database: Database;
  listening: ListeningTwin;
  /** All that the platform was asked, its logins among it. */
  asked: Asked[];
  /** What the caller's token for data is. */
  tokenOf(caller: CallerName): Promise<string>;
  /** The data client of an element, as the caller's page has it. */
  clientOf(caller: CallerName): Promise<Client>;
  close(): Promise<void>;
}

/** A server of this process on the twin; its own database has people and companies, and no record. */
export async function startUpstream({
  upstreamMs,
  env = {},
}: {
  upstreamMs?: number;
  env?: Record<string, string>;
} = {}): Promise<UpstreamServer> {
  const [database, listening] = await Promise.all([openFreshEmbedded(), startTwin()]);
  await fill(database);
  await withoutRecords(database);
  withRecordsOfOthers(listening);
  const app: TestApp = await buildTestApp(database, {
    env: { ...settingsOf(listening), ...env },
    ...(upstreamMs !== undefined && { upstreamMs }),
  });
  const asked = recordAsked(listening.twin);
  const { url } = app;
  const bearers = new Map<string, Promise<string>>();
  const bearerOf = (email: string) => {
    const known = bearers.get(email) ?? signIn(url, email);
    bearers.set(email, known);
    return known;
  };

  async function sourceOf(caller: CallerName): Promise<TokenSource> {
    const who = CALLERS[caller];
    if ('email' in who) {
      const bearer = await bearerOf(who.email);
      return { getToken: () => bearer };
    }
    if ('isAnybody' in who) return { getToken: () => null };
    const body = { ...who.link, expiresIn: 600 };
    const given = await post(`${url}/api/link-tokens`, { body, bearer: await bearerOf(ADMIN) });
    if (given.status !== 200) throw new Error(JSON.stringify(given.body));
    return { linkToken: given.body.token };
  }

  const tokens = new Map<CallerName, Promise<string>>();
  return {
    url,
    database,
    listening,
    asked,
    tokenOf(caller) {
      const known =
        tokens.get(caller) ??
        sourceOf(caller).then(async (source) => {
          const { getToken, linkToken } = source as { getToken?: () => string | null; linkToken?: string };
          const bearer = getToken?.();
          const given = { ...(bearer && { bearer }), ...(linkToken && { link: linkToken }) };
          const { body } = await post(`${url}/api/betty/login`, given);
          return body.token as string;
        });
      tokens.set(caller, known);
      return known;
    },
    async clientOf(caller) {
      return createClient({ apiBase: url, tokens: await sourceOf(caller), wait: async () => {} });
    },
    async close() {
      await app.close();
      await Promise.all([database.close(), listening.stop()]);
    },
  };
}

/** The same for a suite, from before its first test to after its last. */
export function useUpstream(options?: () => Parameters<typeof startUpstream>[0]): UpstreamServer {
  const server = {} as UpstreamServer;
  before(async () => {
    Object.assign(server, await startUpstream(options?.()));
  });
  after(() => server.close());
  return server;
}

async function signIn(url: string, email: string): Promise<string> {
  const { body } = await post(`${url}/api/login`, { body: { email, password: PASSWORD } });
  return body.jwtToken;
}

async function withoutRecords({ db }: Database): Promise<void> {
  for (const table of ['booking', 'shipment', 'quote', 'manifest', 'rate_submission'])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`insert into web_user (id, email, password_hash, first_name, entity_id, home_entity_id)
    select 5, ${IMPORTER_B}, password_hash, 'Ina', 102, 102 from web_user where id = 3`.execute(db);
  await sql`insert into web_user (id, email, password_hash, first_name, entity_id, home_entity_id)
    select 6, ${ACTING_ADMIN}, password_hash, 'Al', 101, 1 from web_user where id = 3`.execute(db);
  await sql`insert into web_user_role (web_user_id, role_id) values (5, 3), (6, 1)`.execute(db);
}

/** Beside those that the twin has of importer A and the agent. */
function withRecordsOfOthers({ twin: { data } }: ListeningTwin): void {
  const { tables } = data;
  const [company] = tables.Company!.filter(({ id }) => id === 102);
  const order = tables.PurchaseOrder!.find(({ id }) => id === 5004)!;
  const style: Row = { id: 50_040, styleNumber: 'SN-SECRET', company, pos: [order] };
  tables.StyleNumber!.push(style);
  // One of A's stands under an order of B, too: nobody of A may find out.
  (tables.StyleNumber!.find(({ id }) => id === 50_010)!.pos as Row[]).push(order);
  (order.styleNumbers as Row[]).push(style);
  Object.assign(tables.Booking!.find(({ id }) => id === 1002)!, {
    pos: [order],
    styleNumberRelation: [style],
  });
  tables.Shipments!.push({
    ...{ id: 2002, companyRelation: company, purchaseOrders: [order], styleNumbersRelation: [style] },
  });
  const [route] = tables.RouteSubscription!;
  tables.RouteSubscription!.push({ ...route, id: 7009, entity: company });
  const [submission] = tables.RateSubmission!;
  tables.RateSubmission!.push({ ...submission, id: 6009, submissionNotes: 'SECRET', entity: company } as Row);
  tables.Manifest!.push({ id: 4002 });
}
