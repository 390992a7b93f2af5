import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** What is to be said of a milestone that was reached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table milestone add column note text`.execute(db);
}
