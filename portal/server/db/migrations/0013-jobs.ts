import { type Kysely, sql } from 'kysely';

/**
 * Long work (D-141), of which mails are the first kind: what waits in `mail_queue` is moved, and that table goes away.
 *
 * A job is open until `ended_at`. `due_at` is when an open job may be taken: a queued one from then on, a running one
 * when its holder has been silent until then. `lease_id` names who holds it; another holder gets another one, so that
 * an old one can write nothing any more. Payload and result are small: files and tables hold what is large.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `create table job (
    id uuid primary key,
    kind text not null,
    state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
    company_id integer references company on delete cascade,
    web_user_id integer references web_user on delete set null,
    dedupe_key text,
    payload jsonb check (octet_length(payload::text) <= 65536),
    tries integer not null default 0,
    due_at timestamptz not null default now(),
    lease_id uuid,
    useless_at timestamptz,
    is_cancelling boolean not null default false,
    progress_done integer,
    progress_total integer,
    result jsonb check (octet_length(result::text) <= 65536),
    error jsonb,
    created_at timestamptz not null default now(),
    started_at timestamptz,
    ended_at timestamptz,
    check ((ended_at is null) = (state in ('queued', 'running'))),
    check ((lease_id is not null) = (state = 'running'))
  )`,
  'create unique index job_open_by_dedupe_key on job (kind, dedupe_key) where ended_at is null',
  'create index job_by_due on job (due_at) where ended_at is null',
  'create index job_by_end on job (ended_at) where ended_at is not null',
  'create index job_by_age on job (created_at desc, id desc)',
  'create index job_by_company on job (company_id, created_at desc, id desc)',
  `insert into job (id, kind, payload, tries, due_at, useless_at, created_at)
    select id, 'mail', jsonb_build_object('mail', kind, 'sealed', sealed), tries, next_try_at, useless_at, created_at
    from mail_queue`,
  'drop table mail_queue',
];
