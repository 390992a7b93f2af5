import { type Kysely, sql } from 'kysely';

/**
 * `read_rows` (migration `0011-row-budget`) also ends a statement, with RB003, whose transaction began longer ago than the
 * setting `freight.query_timeout` says: the embedded database can't stop a statement from outside, and has this setting.
 * PostgreSQL has `statement_timeout` instead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(READ_ROWS).execute(db);
}

// One expression for what nearly always holds, because each further statement in PL/pgSQL adds half as much again to a call.
const READ_ROWS = `create or replace function read_rows(relation text, total bigint, take bigint, may_be_cut boolean,
    to_find integer, to_answer integer)
  returns boolean language plpgsql as $$
  begin
    if (may_be_cut or total <= take) and set_config(
      'freight.rows_left',
      (current_setting('freight.rows_left')::bigint
        - 1 - total * to_find - least(total, take) * to_answer)::text,
      true
    )::bigint >= 0
    and (clock_timestamp() > now() + nullif(current_setting('freight.query_timeout', true), '')::interval) is not true then
      return true;
    end if;
    if total > take and not may_be_cut then
      raise exception '%', relation using errcode = 'RB002';
    end if;
    if current_setting('freight.rows_left')::bigint < 0 then
      raise exception '%', relation using errcode = 'RB001';
    end if;
    raise exception '%', relation using errcode = 'RB003';
  end
$$`;
