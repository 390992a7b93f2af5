import { type Kysely, sql } from 'kysely';

/**
 * Files of companies. A row of `file` stands for a file that is complete: what is on its way is a `file_content` in
 * the state `writing`, of which nobody can see anything. The transaction that adds the file makes its content `kept`,
 * the one that removes it `dropped`; a sweep deletes the chunks of dropped contents, and of those that nobody writes
 * any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `create table file_content (
    id uuid primary key,
    state text not null default 'writing' check (state in ('writing', 'kept', 'dropped')),
    written_at timestamptz not null default now()
  )`,
  `create index file_content_to_sweep on file_content (state, written_at) where state <> 'kept'`,
  `create table file_chunk (
    content_id uuid not null references file_content,
    number integer not null,
    bytes bytea not null,
    primary key (content_id, number)
  )`,
  `create table file (
    id uuid primary key,
    entity_id integer not null references company,
    content_id uuid not null unique references file_content,
    name text not null check (length(name) <= 200),
    media_type text not null,
    size integer not null,
    sha256 text not null,
    created_by text not null,
    created_by_id integer references web_user on delete set null,
    created_at timestamptz not null default now(),
    expires_at timestamptz
  )`,
  'create index file_by_entity on file (entity_id)',
  'create index file_by_creator on file (created_by_id)',
  'create index file_by_expiry on file (expires_at) where expires_at is not null',
];
