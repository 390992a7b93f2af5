import { type Kysely, sql } from 'kysely';

/** Until when a quote holds, and what its customer answered: when, who, and why it was declined. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `alter table quote
    add column valid_until date,
    add column answered_at timestamptz,
    add column answered_by text,
    add column answered_by_id integer references web_user on delete set null,
    add column decline_reason text`,
  'create index quote_by_answerer on quote (answered_by_id) where answered_by_id is not null',
];
