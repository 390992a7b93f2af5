import { type Kysely, sql } from 'kysely';

/** The language that a person signed in with last; mails about their account are written in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table web_user add column locale text`.execute(db);
}
