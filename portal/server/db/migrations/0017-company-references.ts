import { type Kysely, sql } from 'kysely';

/**
 * The number by which the forwarder's other systems know a company: imports find it by that. Companies that came with the
 * schema, such as carriers, have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  'alter table company add column reference text',
  'create unique index company_by_reference on company (lower(reference)) where reference is not null',
];
