import { type Kysely, sql } from 'kysely';

/**
 * Finding any part of an order or style number inside one company in about the same time for 3,000 and 1,000,000 of
 * them, for common and rare parts and for those of one to three characters, which trigrams don't find.
 *
 * - `search` is the number in lower case, compared byte by byte, which is some ten times faster than ILIKE.
 * - `..._search` finds rows by their parts of one to three characters. The database keeps statistics of the most
 *   common parts, so it knows a rare part, which it looks up here, from a common one. Without the company in it,
 *   because one that has most of the rows would make it slow, and without `fastupdate`, whose pending list is
 *   searched row by row.
 * - `..._scattered` spreads a company's rows by a multiplicative hash of their id. A common part fills a page from its
 *   first rows, wherever the numbers that have it stand in any other order; all that is needed is in the index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A loop in PL/pgSQL takes a sixth of the time of the same in one SQL expression.
  await sql`
    create function search_grams(value text) returns text[] language plpgsql immutable strict parallel safe cost 50 as $$
      declare parts text[] := string_to_array(value, null);
      begin
        for start in 1 .. length(value) - 1 loop
          parts := parts || substr(value, start, 2) || substr(value, start, 3);
        end loop;
        return parts;
      end
    $$`.execute(db);
  for (const { table, owner, number } of SEARCHED) {
    for (const statement of [
      `drop index ${table}_search`,
      `alter table ${table} add column search text collate "C" not null generated always as (lower(${number})) stored`,
      `create index ${table}_search on ${table} using gin (search_grams(search)) with (fastupdate = off)`,
      `create index ${table}_scattered
        on ${table} (${owner}, ((id::bigint * 2654435761) & 4294967295)) include (id, search)`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  }
}

/** Undoes {@link up}. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { table, owner, number } of SEARCHED) {
    await sql.raw(`alter table ${table} drop column search cascade`).execute(db);
    await sql
      .raw(`create index ${table}_search on ${table} using gin (${owner}, ${number} gin_trgm_ops)`)
      .execute(db);
  }
  await sql`drop function search_grams(text)`.execute(db);
}

const SEARCHED = [
  { table: 'purchase_order', owner: 'order_purchaser_id', number: 'order_numbers' },
  { table: 'style_number', owner: 'company_id', number: 'style_number' },
];
