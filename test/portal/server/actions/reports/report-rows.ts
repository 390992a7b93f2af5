import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';

/** Ports, airports and carriers of the reports' shipments. */
export const PLACE = { shanghai: 1, losAngeles: 2, hamburg: 3 } as const;
export const CARRIER = { first: 201, second: 202 } as const;

/**
 * Companies 101 and 102, agents 2 and 3. In March 2026 company 101 has shipments 1 (on time, two containers), 2 (late) and 3
 * (under way), in May 4 without a plan; 5 is of February, 6 by air, 7 of company 102. Agent 2 handles 2 and 7.
 */
export async function fillReports({ db }: Database): Promise<void> {
  const statements = [
    "insert into country (id, code, company_name) values (1, 'CN', 'China'), (2, 'US', 'United States')",
    `insert into port (id, scac_code, company_name, country_id) values
      (1, 'CNSHA', 'Shanghai', 1), (2, 'USLAX', 'Los Angeles', 2), (3, 'DEHAM', 'Hamburg', 2)`,
    `insert into airport (id, code, airport_name, city, city_iden, country_id) values
      (1, 'PVG', 'Pudong', 'Shanghai', 'SHA', 1), (2, 'LAX', 'Los Angeles', 'Los Angeles', 'LAX', 2)`,
    `insert into company (id, company_name, entity_type, is_carrier) values
      (1, 'Provider', 'Provider', false), (2, 'Agent', 'Agent', false), (3, 'Other agent', 'Agent', false),
      (101, 'Importer A', 'Importer', false), (102, 'Importer B', 'Importer', false),
      (201, 'First Line', 'Carrier', true), (202, 'Second Line', 'Carrier', true)`,
    `insert into shipment (id, reference, company_id, agent_id, mode, status, carrier_id, origin_port_id,
      destination_port_id, weight_kg, volume_cbm, created_at) values
      (1, 'S1', 101, null, 'Ocean', 'Delivered', 201, 1, 2, 1000, 10.5, '2026-03-01T00:00:00Z'),
      (2, 'S2', 101, 2, 'Ocean', 'Delivered', 201, 1, 2, 2000, 20, '2026-03-31T23:59:59Z'),
      (3, 'S3', 101, null, 'Ocean', 'In Transit', 202, 1, 3, null, null, '2026-03-15T12:00:00Z'),
      (4, 'S4', 101, null, 'Ocean', 'Booked', null, null, null, 500, 5, '2026-05-02T12:00:00Z'),
      (5, 'S5', 101, null, 'Ocean', 'Delivered', 201, 1, 2, 100, 1, '2026-02-28T23:59:59Z'),
      (7, 'S7', 102, 2, 'Ocean', 'Delivered', 202, 1, 3, 7000, 70, '2026-03-10T12:00:00Z')`,
    `insert into shipment (id, reference, company_id, mode, status, carrier_id, origin_airport_id,
      destination_airport_id, weight_kg, created_at) values
      (6, 'S6', 101, 'Air', 'Delivered', 201, 1, 2, 60, '2026-03-10T12:00:00Z')`,
    `insert into milestone (shipment_id, position, event, planned_at, actual_at) values
      (1, 1, 'DEPA', '2026-03-10T10:00:00Z', '2026-03-10T10:00:00Z'),
      (1, 2, 'ARRI', '2026-03-30T10:00:00Z', '2026-03-30T22:00:00Z'),
      (1, 3, 'DROP', '2026-04-02T10:00:00Z', null),
      (2, 1, 'DEPA', '2026-04-10T10:00:00Z', '2026-04-11T10:00:00Z'),
      (2, 2, 'ARRI', '2026-04-20T10:00:00Z', '2026-04-25T10:00:00Z'),
      (3, 1, 'DEPA', '2026-04-10T10:00:00Z', '2026-04-10T10:00:00Z'),
      (3, 2, 'ARRI', '2026-05-20T10:00:00Z', null)`,
    `insert into container (shipment_id, position, number, size_type) values
      (1, 1, 'DEMU4000006', '45G1'), (1, 2, 'DEMU4000011', '22G1'), (2, 1, 'DEMU4000027', 'L5G1')`,
    `insert into quote (id, reference, customer_id, agent_id, shipment_id, mode, container_type, status, created_at) values
      (11, 'Q1', 101, null, 1, 'Ocean', 'FCL', 'Accepted', now()),
      (12, 'Q2', 101, 2, 2, 'Ocean', 'FCL', 'Accepted', now()),
      (13, 'Q3', 101, 2, 2, 'Ocean', 'FCL', 'Expired', now()),
      (17, 'Q7', 102, 2, 7, 'Ocean', 'FCL', 'Accepted', now())`,
    `insert into manifest (id, reference, customer_id, agent_id, shipment_id, status, created_at) values
      (21, 'M1', 101, null, 1, 'Closed', now())`,
    `insert into charge_type (id, description, charge_type) values (1, 'Freight', 'Freight')`,
    `insert into charge_sheet (id, quote_id, manifest_id, feature, revision, add_profit, saved_by) values
      (1, 11, null, 'freight_charges', 1, true, 'a'), (2, 12, null, 'freight_charges', 1, false, 'a'),
      (3, 13, null, 'freight_charges', 1, true, 'a'), (4, 17, null, 'freight_charges', 1, null, 'a'),
      (5, null, 21, 'manifests_charges', 1, null, 'a')`,
    `insert into charge_line (sheet_id, position, charge_type_id, unit_code, currency, total_price, minimum_price, comments,
      manually_edited_total) values
      (1, 0, 1, 'EA', 'USD', 100.05, null, '', false), (1, 1, 1, 'EA', 'USD', 10, 50, '', false),
      (1, 2, 1, 'EA', 'CAD', 200, null, '', false), (2, 0, 1, 'EA', 'USD', 1000, null, '', false),
      (3, 0, 1, 'EA', 'USD', 9999, null, '', false), (4, 0, 1, 'EA', 'USD', 7000, null, '', false),
      (5, 0, 1, 'EA', null, 300, null, '', false)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
