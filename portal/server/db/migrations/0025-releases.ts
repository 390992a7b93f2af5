import { type Kysely, sql } from 'kysely';

/** The files of the last releases, for pages that were opened before this one and load a part of theirs only now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `create table release (
    id integer generated always as identity primary key,
    version text not null,
    digest text not null unique,
    started_at timestamptz not null default now()
  )`,
  'create index release_by_version on release (version)',
  `create table release_file (
    release_id integer not null references release on delete cascade,
    path text not null,
    is_brotli boolean not null,
    bytes bytea not null,
    primary key (release_id, path)
  )`,
  'create index release_file_by_path on release_file (path)',
];
