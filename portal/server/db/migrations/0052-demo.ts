import { type Kysely, sql } from 'kysely';

/** On which day the demo plays, and which rows its seed wrote; without a row where there is no demo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table demo (
    only_one boolean primary key default true check (only_one),
    today date not null,
    renewed_at timestamptz not null,
    last_ids jsonb not null
  )`.execute(db);
}
