import { type Kysely, sql } from 'kysely';

/**
 * Imports of companies and records from a file (`portal/server/imports/`), and the rows of each, with what the check made of
 * them. An import has one job at a time, first its check, then the writing; what state it is in is that job's. It is
 * answered as long as that job is there, and swept after it: so it has no foreign key, whose cascade would delete ten
 * thousand rows in one statement. `step` is the order of writing, where rows of a file name other rows of it.
 *
 * `job_alone` keeps a second server from taking a job of a kind of which one runs at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `create table import (
    id uuid primary key,
    kind text not null,
    phase text not null default 'check' check (phase in ('check', 'write')),
    job_id uuid not null,
    file_id uuid not null,
    file_name text not null,
    columns jsonb,
    locale text not null,
    created_by text not null,
    created_by_id integer references web_user on delete set null,
    created_at timestamptz not null default now(),
    headings jsonb not null default '[]',
    to_create integer not null default 0,
    to_change integer not null default 0,
    same integer not null default 0,
    wrong integer not null default 0,
    written integer not null default 0
  )`,
  'create index import_by_age on import (created_at desc, id desc)',
  'create index import_by_creator on import (created_by_id)',
  `create table import_row (
    import_id uuid not null references import,
    line integer not null,
    step smallint not null,
    reference text not null,
    cells jsonb not null,
    outcome text not null check (outcome in ('create', 'change', 'same', 'wrong')),
    is_written boolean not null default false,
    changes jsonb not null,
    problems jsonb not null,
    primary key (import_id, line)
  )`,
  'create index import_row_by_outcome on import_row (import_id, outcome, line)',
  `create index import_row_to_write on import_row (import_id, step, line)
    where not is_written and outcome in ('create', 'change')`,
  `create unique index job_alone on job (kind) where state = 'running' and kind in ('writeImport')`,
];
