import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { ADMIN } from '../../auth/test-accounts.ts';
import { type EntityServer, type Person, startEntityServer } from '../entity/entity-server.ts';

/** A second admin of the provider, with the id 9. */
export const OTHER_ADMIN = 'second@office.example';

export interface AccountServer extends EntityServer {
  run(statement: string): Promise<unknown>;
  /** People, roles and companies as the fixture has them; a new session of the first admin. */
  restore(): Promise<Person>;
}

/** The server of the entity tests, with a second admin. */
export async function startAccountServer(database: Database): Promise<AccountServer> {
  const server = await startEntityServer(database, { DEMO: 'on' });
  const run = (statement: string) => sql.raw(statement).execute(database.db);
  await run(`insert into web_user (id, email, first_name, last_name, entity_id, home_entity_id)
    values (9, '${OTHER_ADMIN}', 'Sue', 'Second', 1, 1)`);
  return {
    ...server,
    run,
    async restore() {
      await run('delete from invite');
      await run(`update web_user person set
        password_hash = case when email like 'invited%' then null else own.password_hash end,
        home_entity_id = case id when 1 then 1 when 2 then 2 when 9 then 1 else 101 end,
        entity_id = case id when 1 then 1 when 2 then 2 when 9 then 1 else 101 end
        from (select password_hash from web_user where id = 2) own`);
      await run('delete from web_user_role');
      await run('insert into web_user_role values (1, 1), (2, 2), (3, 3), (4, 3), (9, 1)');
      return server.signIn(ADMIN);
    },
  };
}

export const list = async (by: Person, ask: object = {}) => {
  const { accounts, hasMore } = await by.act('listAccounts', ask);
  return { emails: accounts.map(({ email }: { email: string }) => email), accounts, hasMore };
};
