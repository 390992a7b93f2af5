import { type Kysely, sql } from 'kysely';

/** With what the carrier of a confirmed booking moves its goods, by its own number, and until when they have to be there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `alter table booking_request
    add column carrier_reference text,
    add column vessel_name text,
    add column voyage_number text,
    add column departs_at timestamptz,
    add column arrives_at timestamptz,
    add column cargo_cut_off_at timestamptz,
    add column documents_cut_off_at timestamptz,
    add column weight_cut_off_at timestamptz,
    add check (arrives_at >= departs_at)`,
];
