import { after, before } from 'node:test';
import type { Database } from '../../../../portal/server/db/database.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';
import { type Answer, fill, post } from '../auth/test-accounts.ts';

export const NEW_PASSWORD = 'quite-New-7';

export interface AccountServers {
  database: Database;
  first: TestApp;
  /** Another one on the same database. */
  second: TestApp;
  /** Asks an address of the accounts, of the first server or of `at`. */
  ask(name: string, body: unknown, at?: TestApp): Promise<Answer>;
  /** What the outbox holds, newest first. */
  mails(): Promise<{ to: string; subject: string; text: string }[]>;
  /** Asks for a code and reads it in the mail. */
  code(email: string): Promise<string>;
  login(email: string, password: string, at?: TestApp): Promise<Answer>;
}

/** Two servers of a demo with the people of `auth/test-accounts.ts`, for all tests of a suite. */
export function startAccountServers(
  open: () => Promise<Database>,
  env: Record<string, string> = {},
): AccountServers {
  const servers = {} as AccountServers;
  before(async () => {
    servers.database = await open();
    await fill(servers.database);
    const start = () => buildTestApp(servers.database, { env: { DEMO: 'on', ...env } });
    servers.first = await start();
    servers.second = await start();
  });
  after(async () => {
    await servers.first?.close();
    await servers.second?.close();
    await servers.database?.close();
  });
  return Object.assign(servers, {
    ask: (name: string, body: unknown, at = servers.first) =>
      post(`${at.url}/api/portal_open_requests/${name}`, { body }),
    mails: async () => (await fetch(`${servers.first.url}/demo/outbox.json`)).json(),
    async code(email: string) {
      await servers.ask('forgot_password', { email });
      const [mail] = await servers.mails();
      return codeIn(mail?.text ?? '');
    },
    login: (email: string, password: string, at = servers.first) =>
      post(`${at.url}/api/login`, { body: { email, password } }),
  });
}

/** The only number of five digits in a mail. */
export function codeIn(text: string): string {
  const [code, ...more] = text.match(/\b\d{5}\b/g) ?? [];
  if (!code || more.length > 0) throw new Error(`No one code in: ${text}`);
  return code;
}

/** A code as it would stand somewhere: digits of its own, since times, ids and sizes have any digits in them. */
export const asNumber = (code: string): RegExp => new RegExp(`(?<![\\w.])${code}(?!\\w|\\.\\d)`);

/** Any other code. */
export const wrong = (code: string) => String((Number(code) + 1) % 100_000).padStart(5, '0');
