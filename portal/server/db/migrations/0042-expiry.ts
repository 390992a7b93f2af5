import { type Kysely, sql } from 'kysely';

/**
 * What the dashboard reads: quotes and air rates by their last day, the sheets that became ready, and where the shipments under
 * way come from and go to. A requested quote holds as long as the rate that was chosen, until its agent says otherwise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `update quote set valid_until = asked.rate_valid_to from quote_request asked
    where asked.quote_id = quote.id and quote.valid_until is null and asked.rate_valid_to is not null`,
  'create index quote_by_status on quote (status, valid_until, id)',
  'create index air_freight_rate_by_end on air_freight_rate (validity_to, id)',
  `create index shipment_under_way on shipment (company_id, agent_id)
    include (origin_port_id, destination_port_id, origin_airport_id, destination_airport_id, next_milestone_at)
    where status in ('Booked', 'In Transit')`,
  `create index rate_sheet_by_ready on rate_sheet (ready_at) where state = 'ready'`,
];
