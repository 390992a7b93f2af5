import { type Kysely, sql } from 'kysely';

/**
 * Codes, invites, the mails that carry them, and the links that were given out.
 *
 * `reset_code` has one row an email, whether or not there is such an account, so that asking costs the same for both
 * (D-08); its tries and its requests are counted here because several servers share them (D-10). Codes and invites are
 * kept as keyed hashes, and a mail on its way is sealed: who reads the database can use none of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of CREATE) await sql.raw(statement).execute(db);
}

const CREATE = [
  `create table reset_code (
    email_hash text primary key,
    web_user_id integer references web_user on delete cascade,
    code_hash text,
    tries integer not null,
    expires_at timestamptz not null,
    requests integer not null,
    requests_since timestamptz not null
  )`,
  'create index reset_code_by_age on reset_code (requests_since)',
  `create table invite (
    id uuid primary key,
    email text not null,
    entity_id integer not null references company on delete cascade,
    role text not null,
    token_hash text not null,
    invited_by_id integer references web_user on delete set null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  'create unique index invite_by_email on invite (lower(email))',
  `create table mail_queue (
    id uuid primary key,
    kind text not null,
    sealed text not null,
    tries integer not null default 0,
    next_try_at timestamptz not null default now(),
    useless_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  'create index mail_queue_by_next_try on mail_queue (next_try_at)',
  `create table link_token (
    id uuid primary key,
    record_type text not null,
    record_id integer not null,
    role text not null,
    created_by_id integer references web_user on delete set null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  'create index link_token_by_creator on link_token (created_by_id, created_at desc)',
  'create index link_token_by_end on link_token (expires_at)',
];
