import { type Kysely, sql } from 'kysely';

/** What a person has chosen for a list of the portal: its columns and saved views. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table list_settings (
    web_user_id integer not null references web_user on delete cascade,
    list text not null,
    settings jsonb not null,
    revision integer not null default 1,
    primary key (web_user_id, list)
  )`.execute(db);
}
