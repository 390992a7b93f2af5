import { type Kysely, sql } from 'kysely';

/**
 * What a company's rates are sold above their cost, and whether it is sold external rates (D-147). Those of a company without a
 * row are the usual ones: what its people chose for their own rate sheets before was theirs and not the provider's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `create table company_markup (
    company_id integer primary key references company on delete cascade,
    fak_percentage numeric not null check (fak_percentage between 0 and 100),
    nac_percentage numeric not null check (nac_percentage between 0 and 100),
    external_rates boolean not null,
    revision integer not null default 1
  )`,
  // Agents ask for no sheets of their customers any more, and are told of none. The column of rate_sheet that named them stays empty:
  // servers of the version before, which may still run, write it.
  `update audit_log set agent_id = null where record_type = 'rateSheet' and agent_id is not null`,
];
