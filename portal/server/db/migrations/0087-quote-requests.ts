import { type Kysely, sql } from 'kysely';

/** What is shipped, under which terms of delivery and what else there is to say, and who has asked; and quotes that their customer withdrew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `alter table quote_request
    add column commodity text,
    add column incoterm text,
    add column remarks text,
    add column requested_by text,
    add column requested_by_id integer references web_user on delete set null`,
  `create index quote_request_by_requester on quote_request (requested_by_id) where requested_by_id is not null`,
];
