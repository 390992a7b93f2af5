import { type Kysely, sql } from 'kysely';

/** What is to be said of a milestone that was reached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table milestone
      add column note text,
      add check (actual_at is not null or note is null)`)
    .execute(db);
}
