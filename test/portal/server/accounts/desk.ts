import { after, before } from 'node:test';
import type { Database } from '../../../../portal/server/db/database.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';
import { type Answer, fill, post } from '../auth/world.ts';

export const NEW_PASSWORD = 'quite-New-7';

export interface Desk {
  database: Database;
  server: TestApp;
  /** Another server on the same database. */
  second: TestApp;
  /** Asks an address of the accounts, of the first server or of `at`. */
  ask(name: string, body: unknown, at?: TestApp): Promise<Answer>;
  /** What the outbox holds, newest first. */
  mails(): Promise<{ to: string; subject: string; text: string }[]>;
  /** Asks for a code and reads it in the mail. */
  code(email: string): Promise<string>;
  login(email: string, password: string, at?: TestApp): Promise<Answer>;
}

/** Two servers of a demo with the people of `auth/world.ts`, for all tests of a suite. */
export function startDesk(open: () => Promise<Database>, env: Record<string, string> = {}): Desk {
  const desk = {} as Desk;
  before(async () => {
    desk.database = await open();
    await fill(desk.database);
    const start = () => buildTestApp(desk.database, { env: { DEMO: 'on', ...env } });
    desk.server = await start();
    desk.second = await start();
  });
  after(async () => {
    await desk.server?.close();
    await desk.second?.close();
    await desk.database?.close();
  });
  return Object.assign(desk, {
    ask: (name: string, body: unknown, at = desk.server) =>
      post(`${at.url}/api/portal_open_requests/${name}`, { body }),
    mails: async () => (await fetch(`${desk.server.url}/demo/outbox.json`)).json(),
    async code(email: string) {
      await desk.ask('forgot_password', { email });
      const [mail] = await desk.mails();
      return codeIn(mail?.text ?? '');
    },
    login: (email: string, password: string, at = desk.server) =>
      post(`${at.url}/api/login`, { body: { email, password } }),
  });
}

/** The only number of five digits in a mail. */
export function codeIn(text: string): string {
  const [code, ...more] = text.match(/\b\d{5}\b/g) ?? [];
  if (!code || more.length > 0) throw new Error(`No one code in: ${text}`);
  return code;
}

/** Any other code. */
export const wrong = (code: string) => String((Number(code) + 1) % 100_000).padStart(5, '0');
