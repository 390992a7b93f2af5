import { type Kysely, sql } from 'kysely';

/** A link may say who uses it at the page that it was given to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table link_token add column on_behalf_of text`.execute(db);
}
