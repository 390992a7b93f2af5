import { type Kysely, sql } from 'kysely';

/** When a milestone is expected now, and why it is late; there is no reason of an estimate that nobody gave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table milestone
      add column estimated_at timestamptz,
      add column delay_reason text,
      add column delay_note text,
      add check (estimated_at is not null or (delay_reason is null and delay_note is null))`)
    .execute(db);
}
