import { type Kysely, sql } from 'kysely';

/** Rows that a sheet hides are kept as left out, unless an import takes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  'alter table import add column left_out integer not null default 0, add column takes_hidden boolean not null default false',
  'alter table import_row drop constraint import_row_outcome_check',
  `alter table import_row add constraint import_row_outcome_check
    check (outcome in ('create', 'change', 'same', 'wrong', 'leftOut'))`,
];
