import { type Kysely, sql } from 'kysely';

/** Finds containers, transport documents and invoices by any part of their number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  'create index container_part on container using gin (number gin_trgm_ops)',
  'create index shipment_document_part on shipment using gin (transport_document gin_trgm_ops)',
  'create index invoice_part on invoice using gin (reference gin_trgm_ops)',
];
