import { type Kysely, sql } from 'kysely';

/**
 * Rate sheets as a job makes them: numbered by company, in versions, with the rows of their parts and their documents. The
 * rows stand beside the sheet and nobody reads them until its state is `ready`, after which neither changes. A sheet
 * that has an open job is `waiting`; the job is swept later, so nothing refers to it.
 *
 * Percentages keep every digit. Sheets from before were not made here: those that were ready are taken for `sent`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `alter table rate_sheet
    alter column fak_percentage type numeric,
    alter column nac_percentage type numeric,
    add column number integer,
    add column version integer not null default 1,
    add column locale text not null default 'en',
    add column job_id uuid,
    add column agent_id integer references company,
    add column created_by text not null default '',
    add column created_by_id integer references web_user on delete set null,
    add column ready_at timestamptz,
    add column previous_id integer references rate_sheet,
    add column counts jsonb,
    add column error jsonb,
    add column xlsx_file_id uuid unique references file,
    add column pdf_file_id uuid unique references file`,
  `update rate_sheet set
    number = counted.number,
    state = case lower(state) when 'ready' then 'sent' when 'cancelled' then 'cancelled' else 'failed' end
    from (
      select id, row_number() over (partition by entity_id order by created_at, id) as number from rate_sheet
    ) counted
    where counted.id = rate_sheet.id`,
  `alter table rate_sheet
    alter column number set not null,
    alter column version drop default,
    alter column locale drop default,
    alter column created_by drop default,
    add unique (entity_id, number, version),
    add check (number > 0 and version > 0),
    add check (state in ('waiting', 'ready', 'sent', 'failed', 'cancelled')),
    add check (num_nonnulls(ready_at, counts, xlsx_file_id, pdf_file_id) = case state when 'ready' then 4 else 0 end)`,
  'create unique index rate_sheet_by_job on rate_sheet (job_id)',
  'create index rate_sheet_by_creator on rate_sheet (created_by_id)',
  'create index rate_sheet_by_time on rate_sheet (created_at, id)',
  `create index rate_sheet_waiting on rate_sheet (entity_id) where state = 'waiting'`,
  `create index rate_sheet_ready on rate_sheet (entity_id, ready_at, id) where state = 'ready'`,
  `create table rate_sheet_row (
    rate_sheet_id integer not null references rate_sheet,
    part text not null check (part in ('rates', 'airRates', 'charges', 'routesWithoutRates', 'changes')),
    line integer not null check (line > 0),
    content jsonb not null,
    primary key (rate_sheet_id, part, line)
  )`,
  'alter table file add column is_issued boolean not null default false',
  'create index air_freight_rate_by_lane on air_freight_rate ("from", "to")',
];
