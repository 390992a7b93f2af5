import { type Kysely, sql } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Tables } from '../../db/tables.ts';
import type { ParsedRow } from '../parsed-row.ts';

/**
 * Marks rows of a company that an earlier row of the file has. The database says which references are the same, as it
 * does when they are written: JavaScript has other lower-case letters than some of its locales.
 */
export async function withCompanyDoubles(
  db: Kysely<Tables>,
  rows: readonly ParsedRow[],
): Promise<readonly ParsedRow[]> {
  const { rows: doubles } = await sql<{ line: number; first: number }>`
    select line, first from (
      select line, min(line) over (partition by lower(reference)) as first
      from unnest(${rows.map(({ line }) => line)}::integer[], ${rows.map(({ reference }) => reference)}::text[])
        given (line, reference) where reference <> ''
    ) marked where line <> first`.execute(db);
  const firsts = new Map(doubles.map(({ line, first }) => [line, first]));
  return rows.map((row) => {
    const first = firsts.get(row.line);
    if (first === undefined) return row;
    const twice = { column: 'reference', reason: reason('importTwice', { line: first }) };
    return { ...row, problems: [...row.problems, twice] };
  });
}
