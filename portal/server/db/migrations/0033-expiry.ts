import { type Kysely, sql } from 'kysely';

/** Until when a quote can be accepted, and what finds quotes and air rates by their last day, and the sheets that became ready. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  'alter table quote add column valid_to date',
  `update quote set valid_to = asked.rate_valid_to from quote_request asked
    where asked.quote_id = quote.id and asked.rate_valid_to is not null`,
  'create index quote_by_status on quote (status, valid_to, id)',
  'create index air_freight_rate_by_end on air_freight_rate (validity_to, id)',
  `create index rate_sheet_by_ready on rate_sheet (ready_at) where state = 'ready'`,
];
