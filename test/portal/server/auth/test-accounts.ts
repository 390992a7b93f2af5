import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';

export const PASSWORD = 'right-Pass-9';
export const ADMIN = 'admin@office.example';
export const AGENT = 'agent@overseas.example';
export const IMPORTER = 'importer@shop.example';

/** The provider 1 with an admin, agent 2, importers 101 and 102; records of both, some with the agent. */
export async function fill({ db }: Database): Promise<void> {
  const passwordHash = await hash(PASSWORD);
  const statements = [
    sql`insert into company (id, company_name, entity_type) values
      (1, 'Provider', 'Provider'), (2, 'Agent', 'Agent'), (101, 'Importer A', 'Customer'), (102, 'Importer B', 'Customer')`,
    sql`insert into company_agent (company_id, agent_id) values (102, 2)`,
    sql`insert into role (id, name) values (1, 'Admin'), (2, 'Agent'), (3, 'User'), (4, 'Manager')`,
    sql`insert into web_user (id, email, password_hash, first_name, entity_id, home_entity_id) values
      (1, ${ADMIN}, ${passwordHash}, 'Ann', 1, 1), (2, ${AGENT}, ${passwordHash}, 'Abe', 2, 2),
      (3, ${IMPORTER}, ${passwordHash}, 'Ida', 101, 101), (4, 'invited@shop.example', null, null, 101, 101)`,
    sql`insert into web_user_role (web_user_id, role_id) values (1, 1), (2, 2), (3, 3), (4, 3)`,
    sql`insert into booking (id, reference, customer_id, agent_id, mode, status, created_at) values
      (1001, 'B1', 101, null, 'Ocean', 'Open', now()), (1002, 'B2', 102, 2, 'Ocean', 'Open', now())`,
    sql`insert into shipment (id, reference, company_id, agent_id, mode, status, created_at) values
      (2001, 'S1', 101, 2, 'Ocean', 'Open', now())`,
    sql`insert into quote (id, reference, customer_id, agent_id, mode, container_type, status, created_at) values
      (3001, 'Q1', 101, 2, 'Ocean', 'FCL', 'Open', now())`,
    sql`insert into manifest (id, reference, customer_id, agent_id, status, created_at) values
      (4001, 'M1', 101, 2, 'Open', now())`,
    sql`insert into rate_submission (id, entity_id, created_at) values (5001, 2, now()), (5002, 101, now())`,
  ];
  for (const statement of statements) await statement.execute(db);
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
  body: any;
}

/**
 * POST as a client would: `bearer`, `link` (header `X-Link-Token`) and a JSON body where given; `from` is the visitor's
 * network address for a server that believes us (`TRUSTED_PROXIES`).
 */
export async function post(
  url: string,
  { body, bearer, link, from }: { body?: unknown; bearer?: string; link?: string; from?: string } = {},
): Promise<Answer> {
  const headers = new Headers();
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  if (link !== undefined) headers.set('x-link-token', link);
  if (from !== undefined) headers.set('x-forwarded-for', from);
  const response = await fetch(url, {
    method: 'POST',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export async function signIn(url: string, email: string): Promise<string> {
  const { body } = await post(`${url}/api/login`, { body: { email, password: PASSWORD } });
  return body.jwtToken;
}

/** What a query of the record's id answers, as the data API shows it to the token's holder. */
export async function bookingIds(url: string, token: string): Promise<Answer> {
  return post(`${url}/api/betty/query`, { body: { token, query: '{ allBooking { results { id } } }' } });
}
