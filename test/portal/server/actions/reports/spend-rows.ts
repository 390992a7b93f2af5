import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';

/**
 * Beside the rows of `fillReports`: shipments of company 101 in October and November 2026. To Los Angeles 31 has two invoices,
 * 32 (handled by agent 2) one, a quote, a manifest, and an invoice to company 102, and 33 one of which a part is credited. To
 * Hamburg 34 has a quote and a manifest, 35 a manifest alone, 36 a quote and an invoice that was cancelled, 37 nothing.
 */
export async function fillSpend({ db }: Database): Promise<void> {
  const statements = [
    `insert into shipment (id, reference, company_id, agent_id, mode, status, origin_port_id, destination_port_id, created_at)
      select id, 'S' || id, 101, case id when 32 then 2 end, 'Ocean', 'In Transit', 1, case when id < 34 then 2 else 3 end,
        case when id < 34 then timestamptz '2026-10-15T00:00:00Z' else timestamptz '2026-11-15T00:00:00Z' end
      from generate_series(31, 37) id`,
    `insert into quote (id, reference, customer_id, agent_id, shipment_id, mode, container_type, status, created_at) values
      (42, 'Q32', 101, 2, 32, 'Ocean', 'FCL', 'Accepted', now()),
      (44, 'Q34', 101, null, 34, 'Ocean', 'FCL', 'Accepted', now()),
      (45, 'Q35', 101, null, 35, 'Ocean', 'FCL', 'Open', now()),
      (46, 'Q36', 101, null, 36, 'Ocean', 'FCL', 'Accepted', now())`,
    `insert into manifest (id, reference, customer_id, agent_id, shipment_id, status, created_at) values
      (52, 'M32', 101, 2, 32, 'Open', now()), (54, 'M34', 101, null, 34, 'Open', now()),
      (55, 'M35', 101, null, 35, 'Open', now())`,
    `insert into charge_sheet (id, quote_id, manifest_id, feature, revision, add_profit, saved_by)
      select id, id, null, 'freight_charges', 1, true, 'a' from quote where id > 40
      union all select id, null, id, 'manifests_charges', 1, true, 'a' from manifest where id > 50`,
    `insert into charge_line (sheet_id, position, charge_type_id, unit_code, currency, total_price, comments,
      manually_edited_total) values
      (42, 0, 1, 'EA', 'USD', 1000, '', false), (44, 0, 1, 'EA', 'USD', 100, '', false),
      (45, 0, 1, 'EA', 'USD', 5000, '', false), (46, 0, 1, 'EA', 'USD', 200, '', false),
      (52, 0, 1, 'EA', null, 700, '', false), (54, 0, 1, 'EA', null, 800, '', false),
      (55, 0, 1, 'EA', null, 554.13, '', false)`,
    `insert into invoice (id, reference, customer_id, shipment_id, issued_on, due_on)
      select id, 'INV-' || id, case id when 65 then 102 else 101 end, shipment_id, '2026-11-01', '2026-12-01'
      from (values (61, 31), (62, 31), (63, 32), (64, 33), (65, 32), (66, 36)) billed (id, shipment_id)`,
    `insert into invoice_total (invoice_id, currency, amount, paid_amount, credited_amount) values
      (61, 'USD', 6257, 6257, 0), (62, 'USD', 5541, 0, 0), (62, 'EUR', 40, 0, 0), (63, 'USD', 5850, 0, 0),
      (64, 'USD', 9000, 100, 900), (64, 'CAD', 60, 0, 60), (65, 'USD', 77, 0, 0), (66, 'USD', 300, 0, 300)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
