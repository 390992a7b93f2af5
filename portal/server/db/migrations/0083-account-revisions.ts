import { type Kysely, sql } from 'kysely';

/**
 * The revision of an account, as records have it (D-151): one more whenever somebody changes the person's names, position,
 * company or roles, or closes or opens the account. What people do with an account, such as signing in or acting for another
 * company, leaves it as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const changed = (row: 'old' | 'new') =>
  `(${['first_name', 'last_name', 'company_position', 'home_entity_id', 'password_hash is null']
    .map((column) => `${row}.${column}`)
    .join(', ')})`;

const UP = [
  'alter table web_user add column revision integer not null default 1',
  `create trigger raise_revision before update on web_user for each row
    when (${changed('old')} is distinct from ${changed('new')}) execute function raise_revision()`,
  `create or replace function role_changed() returns trigger language plpgsql as $$
    begin
      update web_user set rights_version = rights_version + 1, revision = revision + 1
        where id in (old.web_user_id, new.web_user_id);
      return null;
    end
  $$`,
];
