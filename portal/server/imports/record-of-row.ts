import { type RawBuilder, sql } from 'kysely';
import type { ImportKind } from '../../../shared/contract/imports.ts';

/** The record with the reference of a row, which is unique. */
const withReference = (table: 'booking' | 'shipment' | 'quote' | 'manifest' | 'invoice') =>
  sql<number | null>`(select id from ${sql.table(table)} named where named.reference = import_row.reference)`;

/** A milestone or container is shown on its shipment's page. */
const shipmentOfPart = sql<number | null>`(
  select id from shipment where shipment.reference = import_row.cells->>'shipment')`;

const ID_BY_KIND: Readonly<Record<ImportKind, RawBuilder<number | null>>> = {
  companies: sql`(
    select id from company where lower(company.reference) = lower(import_row.reference) and company.reference is not null)`,
  // Another purchaser may have an order of the same number.
  purchaseOrders: sql`(
    select min(id) from purchase_order where order_numbers collate "C" = import_row.reference having count(*) = 1)`,
  bookings: withReference('booking'),
  shipments: withReference('shipment'),
  quotes: withReference('quote'),
  manifests: withReference('manifest'),
  invoices: withReference('invoice'),
  milestones: shipmentOfPart,
  containers: shipmentOfPart,
  airports: sql`(select id from airport where airport.code = import_row.reference)`,
  // They have no number of their own.
  sailings: sql`null::integer`,
  flights: sql`null::integer`,
  baseRates: sql`null::integer`,
};

/** The id of the stored record that an `import_row` is about; null where none or several are known by its reference. */
export const recordOfRow = (kind: ImportKind): RawBuilder<number | null> => ID_BY_KIND[kind];
