import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** A company keeps the addresses of those whom it sends goods to, or gets them from, beside its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `alter table company_location add column kind text not null default 'Own' check (kind in ('Own', 'Partner'))`,
];
