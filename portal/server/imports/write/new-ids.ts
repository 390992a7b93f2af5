import { sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Trx } from '../compare/compared.ts';

/** Ids of rows that are about to be stored. */
export async function newIds(trx: Trx, table: keyof Tables, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id
    from generate_series(1, ${count}::integer)`.execute(trx);
  return rows.map(({ id }) => id);
}
