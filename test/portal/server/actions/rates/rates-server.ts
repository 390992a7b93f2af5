import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ACTION_IDS } from '../../../../../portal/server/actions/registry.ts';
import type { LinkGrant } from '../../../../../portal/server/auth/rights/caller.ts';
import { createTokens } from '../../../../../portal/server/auth/tokens.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import type { UploadAnswer } from '../../../../../shared/contract/air-rates.ts';
import type { RateInput, UploadRatesPayload } from '../../../../../shared/contract/air-rates-input.ts';
import type { SentReason } from '../../../../../shared/contract/reasons.ts';
import { actOn, queryAs, Refused } from '../../../../helpers/act.ts';
import { buildTestApp, SECRET, type TestApp } from '../../../../helpers/server.ts';

export const AGENT = 2;
export const OTHER_AGENT = 3;
/** Of the agent, and one of the other agent. */
export const SUBMISSION = 5001;
export const FOREIGN_SUBMISSION = 5003;

export const AIRPORT = { PVG: 11, HKG: 12, FRA: 13, JFK: 14 } as const;
type Airport = keyof typeof AIRPORT;

const USERS = {
  admin: { id: 1, entity: 1, role: 1 },
  /** Of the provider, switched to the agent. */
  switchedAdmin: { id: 2, entity: AGENT, role: 1 },
  agent: { id: 3, entity: AGENT, role: 2 },
  colleague: { id: 4, entity: AGENT, role: 2 },
  otherAgent: { id: 5, entity: OTHER_AGENT, role: 2 },
  importer: { id: 6, entity: 101, role: 3 },
  /** Of the agent, without its role. */
  clerk: { id: 7, entity: AGENT, role: 3 },
} as const;
export type User = keyof typeof USERS;

/** Two agents with submissions, an importer, two airlines, a carrier of another kind, and airports. */
export async function fill({ db }: Pick<Database, 'db'>): Promise<void> {
  const users = Object.entries(USERS);
  const statements = [
    `insert into company (id, company_name, entity_type) values (1, 'Provider', 'Provider'), (2, 'Jetty', 'Agent'),
      (3, 'Stranger', 'Agent'), (50, 'Sky Line', 'Airline'), (51, 'Cargo Air', 'Airline'), (60, 'Sea Line', 'Carrier'),
      (101, 'Importer A', 'Importer')`,
    `insert into role (id, name) values (1, 'Admin'), (2, 'Agent'), (3, 'User'), (4, 'Manager')`,
    `insert into web_user (id, email, password_hash, first_name, last_name, entity_id, home_entity_id, created_at) values ${users.map(
      ([name, { id, entity, role }]) =>
        `(${id}, '${name}@demo.example', 'never asked for', '${name}', 'Test', ${entity}, ${role === 1 ? 1 : entity}, '2020-01-01')`,
    )}`,
    `insert into web_user_role (web_user_id, role_id) values ${users.map(([, { id, role }]) => `(${id}, ${role})`)}`,
    `insert into country (id, code, company_name) values (1, 'XX', 'Anywhere')`,
    `insert into airport (id, code, airport_name, city, city_iden, country_id) values ${Object.entries(
      AIRPORT,
    ).map(([code, id]) => `(${id}, '${code}', '${code} Airport', 'City', 'CTY', 1)`)}`,
    `insert into rate_submission (id, entity_id, created_at) values (${SUBMISSION}, ${AGENT}, '2026-01-01'),
      (5002, ${AGENT}, '2026-02-01'), (${FOREIGN_SUBMISSION}, ${OTHER_AGENT}, '2026-01-01')`,
    `select setval(pg_get_serial_sequence('rate_submission', 'id'), 5003)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A lane that has nothing wrong; `more` with other airports brings their ids and codes along. */
export function rate({
  from = 'PVG',
  to = 'FRA',
  ...more
}: Partial<RateInput> & { from?: Airport; to?: Airport } = {}): RateInput {
  return {
    from,
    fromAirportId: AIRPORT[from],
    fromAirportCode: from,
    to,
    toAirportId: AIRPORT[to],
    toAirportCode: to,
    airline: 'Sky Line',
    weight: [{ level: '100', value: '4.5' }],
    maxCapacity: null,
    minTime: '2',
    maxTime: '4',
    routing: [{ value: to, index: 0 }],
    validityFrom: '2026-11-01',
    validityTo: null,
    comment: '',
    ...more,
  };
}

/** The chunk `number` of `chunks`; each holds one lane, known by its comment, unless it is given others. */
export const chunk = (
  uploadKey: string,
  number: number,
  chunks: number,
  more: Partial<UploadRatesPayload> = {},
): UploadRatesPayload => ({
  rates: [rate({ comment: `chunk ${number}` })],
  submissionNotes: { customerName: '', notes: [] },
  isFinalChunk: number === chunks,
  uploadKey,
  chunk: number,
  chunks,
  ...more,
});

export interface Refusal {
  status: number;
  code: string;
  message: string;
  reasons: SentReason[] | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
type Answer = any;

/** Somebody at work over HTTP. */
export interface Uploader {
  /** The answer of a chunk for `entity`, as the client sends it; fails the test when it is refused. */
  upload(payload: object, options?: { entity?: number; key?: string }): Promise<UploadAnswer>;
  /** How a chunk is refused; fails the test when it isn't. */
  refusal(payload: object, options?: { entity?: number }): Promise<Refusal>;
  act(name: 'listNotifications' | 'listAuditLog'): Promise<Answer>;
  query(query: string): Promise<Answer>;
}

export interface RatesServer extends TestApp {
  as(user: User): Promise<Uploader>;
  link(grant: LinkGrant): Promise<Uploader>;
  service(): Promise<Uploader>;
}

/** A listening server of a closed network. */
export async function startRatesServer(
  database: Database,
  env: Record<string, string> = {},
): Promise<RatesServer> {
  const app = await buildTestApp(database, { env: { PUBLIC_ACCESS: 'open', ...env } });
  const { auth } = app.services;
  const { appId } = await (await fetch(`${app.url}/config.json`)).json();
  const uploader = (bearer: string): Uploader => {
    const send = async (payload: object, entity: number, requestId?: string) => {
      const input = { entity_id: entity, payload, ...(requestId && { requestId }) };
      const response = await fetch(`${app.url}/api/runtime/${appId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({
          query: 'mutation ($id: String!, $input: JSON) { action(id: $id, input: $input) }',
          variables: { id: ACTION_IDS.uploadRates, input },
        }),
      });
      const answer = await response.json();
      if (!response.ok) throw new Refused(response.status, answer.error, answer.code, answer.reasons);
      return answer;
    };
    return {
      async upload(payload, { entity = AGENT, key = randomUUID() } = {}) {
        const answer = await send(payload, entity, key);
        assert.equal(answer.errors, undefined, JSON.stringify(answer.errors));
        assert.ok(answer.data, JSON.stringify(answer));
        return answer.data.action.results;
      },
      async refusal(payload, { entity = AGENT } = {}) {
        const { errors } = await send(payload, entity, randomUUID());
        assert.ok(errors, 'The chunk was accepted.');
        const [{ message, extensions }] = errors;
        return { status: extensions.statusCode, code: extensions.code, message, reasons: extensions.reasons };
      },
      act: (name) => actOn(app.url, bearer, name, {}),
      query: (query) => queryAs(app.url, bearer, query),
    };
  };
  const tokens = createTokens(SECRET);
  return {
    ...app,
    async as(user) {
      const sid = randomUUID();
      const expires_at = new Date(Date.now() + 3_600_000);
      await database.db
        .insertInto('session')
        .values({ id: sid, web_user_id: USERS[user].id, expires_at })
        .execute();
      return uploader(await tokens.sign('session', { sid }, expires_at.getTime()));
    },
    async link(grant) {
      const linkToken = await auth.signLink(grant, 3600);
      return uploader((await auth.bettyLogin({ linkToken })).token);
    },
    service: async () => uploader((await auth.bettyLogin({})).token),
  };
}

/** Everything that a refused call must leave as it is. */
export async function everything({ db }: Pick<Database, 'db'>): Promise<string> {
  const { rows } = await sql`select
    (select json_agg(submission order by id) from rate_submission submission) as submissions,
    (select json_agg(upload order by id) from rate_upload upload) as uploads,
    (select json_agg(chunk order by upload_id, number) from rate_upload_chunk chunk) as chunks,
    (select count(*) from audit_log) as audits, (select count(*) from idempotency_key) as keys`.execute(db);
  return JSON.stringify(rows[0]);
}

/** Ids of the submissions that this uploader's company has, as the data API lists them. */
export async function submissionIds(who: Uploader, entity = AGENT): Promise<number[]> {
  const { list } = await who.query(`{ list: allRateSubmission(
    where: { entity: { id: { eq: ${entity} } } }, sort: { field: id, order: ASC }, take: 200) { results { id } } }`);
  return list.results.map(({ id }: { id: number }) => id);
}

/** The comments of the submission's lanes, in their order. */
export async function lanesOf(who: Uploader, submission: number): Promise<string[]> {
  const { one } = await who.query(`{ one: oneRateSubmission(where: { id: { eq: ${submission} } }) {
    airFreightRates { comment } } }`);
  return one.airFreightRates.map(({ comment }: { comment: string }) => comment);
}
