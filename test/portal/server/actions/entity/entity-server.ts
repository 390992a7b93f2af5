import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import type { ActionName } from '../../../../../shared/contract/actions.ts';
import { actOn, queryAs, Refused } from '../../../../helpers/act.ts';
import { buildTestApp, type TestApp } from '../../../../helpers/server.ts';
import { fill, post, signIn } from '../../auth/test-accounts.ts';
import { refusedBy } from '../refused.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
type Answer = any;

/** Someone at work in one session. */
export interface Person {
  bearer: string;
  act(name: ActionName, payload?: object, key?: string): Promise<Answer>;
  query(query: string, variables?: object): Promise<Answer>;
}

export interface EntityServer extends TestApp {
  /** A new session of the account. */
  signIn(email: string): Promise<Person>;
  /** The holder of a signed link, made by an admin. */
  link(recordType: string, recordId: number): Promise<Person>;
}

/** The companies and people of `auth/test-accounts.ts` with countries and ports, and a server that listens. */
export async function startEntityServer(
  database: Database,
  env: Record<string, string> = {},
): Promise<EntityServer> {
  await fill(database);
  await sql`insert into country (id, code, company_name) values
    (1, 'US', 'United States'), (2, 'DE', 'Germany'), (3, 'NL', 'Netherlands'), (4, 'HK', 'Hong Kong')`.execute(
    database.db,
  );
  await sql`insert into port (id, scac_code, company_name, country_id) values
    (11, 'USNYC', 'New York', 1), (12, 'DEHAM', 'hamburg', 2), (13, 'NLRTM', 'Rotterdam', 3)`.execute(
    database.db,
  );
  const app = await buildTestApp(database, { env });
  const person = (bearer: string): Person => ({
    bearer,
    act: (name, payload = {}, key) => actOn(app.url, bearer, name, payload, key),
    query: (query, variables) => queryAs(app.url, bearer, query, variables),
  });
  return {
    ...app,
    signIn: async (email) => person(await signIn(app.url, email)),
    async link(recordType, recordId) {
      const linkToken = await app.services.auth.signLink(
        { recordType: recordType as 'booking', recordId, role: 'admin' },
        3600,
      );
      const { body } = await post(`${app.url}/api/betty/login`, { link: linkToken });
      return person(body.token);
    },
  };
}

export const refused = refusedBy(Refused);

/** The entries of one action, oldest first. */
export async function auditOf({ db }: Pick<Database, 'db'>, action: string): Promise<Answer[]> {
  return db.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id').execute();
}
