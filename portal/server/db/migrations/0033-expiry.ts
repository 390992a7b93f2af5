import { type Kysely, sql } from 'kysely';

/**
 * Until when a quote can be accepted, and what the dashboard reads: quotes and air rates by their last day, the sheets that
 * became ready, and where the shipments under way come from and go to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  'alter table quote add column valid_to date',
  `update quote set valid_to = asked.rate_valid_to from quote_request asked
    where asked.quote_id = quote.id and asked.rate_valid_to is not null`,
  'create index quote_by_status on quote (status, valid_to, id)',
  'create index air_freight_rate_by_end on air_freight_rate (validity_to, id)',
  `create index shipment_under_way on shipment (company_id, agent_id)
    include (origin_port_id, destination_port_id, origin_airport_id, destination_airport_id, next_milestone_at)
    where status in ('Booked', 'In Transit')`,
  `create index rate_sheet_by_ready on rate_sheet (ready_at) where state = 'ready'`,
];
