import { type Kysely, sql } from 'kysely';

/**
 * What the profile pages keep: the address of a company, with a revision that tells two editors apart (MOD-21), and a
 * person's picture (MOD-20). A picture's address is `key`: new with every upload and never guessed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of CREATE) await sql.raw(statement).execute(db);
}

const CREATE = [
  `alter table company
    add column address_1 text check (length(address_1) <= 200),
    add column city text check (length(city) <= 100),
    add column postal_code text check (length(postal_code) <= 20),
    add column revision integer not null default 1`,
  `create table web_user_picture (
    web_user_id integer primary key references web_user on delete cascade,
    key uuid not null unique,
    media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
    image bytea not null check (length(image) <= 200000)
  )`,
];
