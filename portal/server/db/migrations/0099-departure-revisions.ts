import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Sailings and flights are changed by people: their revision, as other records have it (`0015-revisions`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = ['sailing', 'flight'].flatMap((table) => [
  `alter table ${table} add column revision integer not null default 1`,
  `create trigger raise_revision before update on ${table} for each row execute function raise_revision()`,
]);
