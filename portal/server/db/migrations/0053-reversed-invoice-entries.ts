import { type Kysely, sql } from 'kysely';

/** Payments and credits that were entered by mistake: they stay with who reversed them, when and why, and count no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `alter table invoice_entry
    add column reversed_at timestamptz,
    add column reversed_by text,
    add column reversed_by_id integer references web_user on delete set null,
    add column reversal_reason text,
    add check (reversed_at is null or (reversed_by is not null and reversal_reason is not null))`,
  `create index invoice_entry_by_reverser on invoice_entry (reversed_by_id)
    where reversed_by_id is not null`,
];
