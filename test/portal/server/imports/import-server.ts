import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../../../portal/server/db/database.ts';
import type { ActionName } from '../../../../shared/contract/actions.ts';
import {
  type Import,
  type ImportKind,
  type ImportRow,
  ImportRowsAnswer,
  Import as ImportSchema,
} from '../../../../shared/contract/imports.ts';
import { actOn, queryAs } from '../../../helpers/act.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';
import { ADMIN, AGENT, fill, IMPORTER, signIn } from '../auth/test-accounts.ts';
import { type FileClient, fileClient } from '../files/files-server.ts';

export { ADMIN, AGENT, IMPORTER };

/** In milliseconds, of many rows on a busy machine. */
const LONGEST_IMPORT = 300_000;

export const OTHER_ADMIN = 'second@office.example';

/** What imports need beside the people of `auth/test-accounts.ts`: places, carriers, and companies with references. */
async function fillForImports(database: Database): Promise<void> {
  await fill(database);
  for (const statement of [
    sql`insert into country (id, code, company_name) values (1, 'US', 'United States'), (2, 'CN', 'China')`,
    sql`insert into port (id, scac_code, company_name, country_id) values (1, 'CNSHA', 'Shanghai', 2), (2, 'USLAX', 'Los Angeles', 1)`,
    sql`insert into company (id, company_name, entity_type, is_carrier, code) values
      (11, 'Maersk', 'Carrier', true, 'MAEU'), (12, 'Air China', 'Airline', false, 'CA')`,
    sql`insert into company (id, company_name, entity_type, reference) values
      (301, 'Alder', 'Importer', 'C-1'), (302, 'Birch', 'Importer', 'C-2'), (303, 'Twin', 'Importer', 'C-3'),
      (304, 'Twin', 'Importer', 'C-4'), (311, 'Overseas', 'Agent', 'A-1'), (321, 'Mill', 'Supplier', 'S-1'), (322, 'Weaver', 'Supplier', 'S-2')`,
    sql`insert into company_supplier (company_id, supplier_id) values (301, 321), (301, 322)`,
    sql`insert into web_user (id, email, password_hash, first_name, entity_id, home_entity_id)
      select 9, ${OTHER_ADMIN}, password_hash, 'Bea', 1, 1 from web_user where id = 1`,
    sql`insert into web_user_role (web_user_id, role_id) values (9, 1)`,
    // The ids above are given, the next ones count.
    sql`select setval(pg_get_serial_sequence('company', 'id'), 1000)`,
    sql`select setval(pg_get_serial_sequence('booking', 'id'), 5000)`,
    sql`select setval(pg_get_serial_sequence('shipment', 'id'), 5000)`,
    sql`select setval(pg_get_serial_sequence('quote', 'id'), 5000)`,
  ])
    await statement.execute(database.db);
}

interface CheckOptions {
  name?: string;
  columns?: unknown;
  takesHidden?: boolean;
}

/** Somebody who imports over HTTP. */
export interface Importing {
  files: FileClient;
  act<Answer = Import>(name: ActionName, payload: object, key?: string): Promise<Answer>;
  query(text: string): Promise<Record<string, unknown>>;
  /** Stores the file and checks it to the end. */
  check(kind: ImportKind, content: BodyInit, more?: CheckOptions): Promise<Import>;
  /** Writes it to the end. */
  apply(id: string): Promise<Import>;
  /** Checks and writes. */
  run(kind: ImportKind, content: BodyInit, more?: { name?: string }): Promise<Import>;
  rows(id: string, outcome?: ImportRow['outcome']): Promise<ImportRow[]>;
  /** Asks until the import's job has ended. */
  ended(id: string): Promise<Import>;
}

/** What a suite of imports works with, from its first test on. */
export interface ImportSuite {
  database: Database;
  server: ImportServer;
  admin: Importing;
}

/** Fills a database and starts a server before the tests of the suite that calls it, and ends both after them. */
export function suiteImports(open: () => Promise<Database>): ImportSuite {
  const suite = {} as ImportSuite;
  before(async () => {
    suite.database = await open();
    await fillForImports(suite.database);
    suite.server = await startImportServer(suite.database);
    suite.admin = await suite.server.as(ADMIN);
  });
  after(async () => {
    await suite.server.close();
    await suite.database.close();
  });
  return suite;
}

export interface ImportServer extends TestApp {
  as(email: string): Promise<Importing>;
}

export async function startImportServer(
  database: Database,
  env: Record<string, string> = {},
): Promise<ImportServer> {
  const app = await buildTestApp(database, { env });
  return { ...app, as: async (email) => importing(app.url, await signIn(app.url, email)) };
}

export function importing(url: string, bearer: string): Importing {
  const files = fileClient(url, bearer);
  const act = <Answer = Import>(name: ActionName, payload: object, key?: string) =>
    actOn(url, bearer, name, payload, key) as Promise<Answer>;
  const client: Importing = {
    files,
    act,
    query: (text) => queryAs(url, bearer, text),
    async check(kind, content, { name = 'rows.csv', ...more } = {}) {
      const { id: fileId } = await files.upload(content, { name });
      const { id } = await act('startImport', { kind, fileId, ...more });
      return client.ended(id);
    },
    async apply(id) {
      await act('applyImport', { id });
      return client.ended(id);
    },
    async run(kind, content, more) {
      const checked = await client.check(kind, content, more);
      assert.equal(checked.state, 'checked', JSON.stringify(checked));
      return client.apply(checked.id);
    },
    async rows(id, outcome) {
      return v.parse(ImportRowsAnswer, await act<unknown>('listImportRows', { id, outcome, take: 100 })).rows;
    },
    ended: (id) =>
      eventually(
        async () => v.parse(ImportSchema, await act<unknown>('getImport', { id })),
        ({ job }) => job.endedAt !== null,
        LONGEST_IMPORT,
      ),
  };
  return client;
}

/** A CSV file of these lines. */
export const csv = (...lines: readonly (readonly string[])[]): string =>
  lines.map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

/** What is wrong with the rows: of each its line, and the column and code of every problem. */
export const faults = (rows: readonly ImportRow[]) =>
  rows.map(({ line, problems }) => [
    line,
    ...problems.map(({ column, reasons }) => `${column}: ${reasons[0]?.code}`),
  ]);
