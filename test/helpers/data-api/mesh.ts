import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../portal/server/db/tables.ts';

/** Ids of what {@link fillMesh} adds begin above it. */
const BASE = 9_000_000;

/**
 * Adds what multiplies most, all of one company: `size` bookings and shipments that each carry the same `size`
 * orders, each with the same `size` style numbers; a shipment with as many quotes and manifests; and a submission of
 * so many rates.
 */
export async function fillMesh(db: Kysely<Tables>, { company, size }: { company: number; size: number }) {
  const n = `generate_series(1, ${size})`;
  const carried = (record: string) => [
    `insert into ${record}_purchase_order (${record}_id, purchase_order_id)
      select ${BASE} + r, ${BASE} + o from ${n} r, ${n} o`,
    `insert into ${record}_style_number (${record}_id, purchase_order_id, style_number_id)
      select ${BASE} + r, ${BASE} + o, ${BASE} + 1 + (r + o) % ${size} from ${n} r, ${n} o`,
  ];
  for (const statement of [
    `insert into purchase_order (id, order_purchaser_id, order_numbers)
      select ${BASE} + n, ${company}, 'MESH-' || n from ${n} n`,
    `insert into style_number (id, company_id, style_number)
      select ${BASE} + n, ${company}, 'MESH-' || n from ${n} n`,
    `insert into purchase_order_style_number (purchase_order_id, style_number_id)
      select ${BASE} + o, ${BASE} + s from ${n} o, ${n} s`,
    `insert into booking (id, reference, customer_id, mode, status, created_at)
      select ${BASE} + n, 'MESH-B' || n, ${company}, 'Ocean', 'Open', now() from ${n} n`,
    `insert into shipment (id, reference, company_id, booking_id, mode, status, created_at)
      select ${BASE} + n, 'MESH-S' || n, ${company}, ${BASE} + 1, 'Ocean', 'Open', now() from ${n} n`,
    ...carried('booking'),
    ...carried('shipment'),
    ...['quote', 'manifest'].map(
      (record) => `insert into ${record} (id, reference, customer_id, shipment_id, status, created_at
          ${record === 'quote' ? ', mode, container_type' : ''})
        select ${BASE} + n, 'MESH-${record}' || n, ${company}, ${BASE} + 1, 'Open', now()
          ${record === 'quote' ? ", 'Ocean', 'FCL'" : ''} from ${n} n`,
    ),
    `insert into rate_submission (id, entity_id, created_at) values (${BASE}, ${company}, now())`,
    `insert into air_freight_rate (id, rate_submission_id, "from", "to", airline, validity_from)
      select ${BASE} + n, ${BASE}, 'YYZ', 'PVG', 'Air', '2026-01-01' from generate_series(1, ${size} * 10) n`,
    `insert into rate_level (id, air_freight_rate_id, level, value)
      select ${BASE} + n * 10 + l, ${BASE} + n, l, 1 from generate_series(1, ${size} * 10) n, generate_series(1, 6) l`,
    'analyze',
  ]) {
    await sql.raw(statement).execute(db);
  }
}
