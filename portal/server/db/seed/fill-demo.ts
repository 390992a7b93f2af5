import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { moveIdsPastUsed } from './move-ids.ts';
import { addReferenceData } from './reference/add-reference-data.ts';
import { seedAddresses } from './tables/addresses.ts';
import { seedAuditLog } from './tables/audit.ts';
import { seedBaseRates } from './tables/base-rates.ts';
import { seedCharges } from './tables/charges.ts';
import { seedCompanies } from './tables/companies.ts';
import { seedContacts } from './tables/contacts.ts';
import { declineBooking } from './tables/declined-booking.ts';
import { seedDeliveries } from './tables/deliveries.ts';
import { seedDocuments } from './tables/documents.ts';
import { seedExchangeRates } from './tables/exchange-rates.ts';
import { seedFlights } from './tables/flights.ts';
import { seedInvoices } from './tables/invoices.ts';
import { seedLocations } from './tables/locations.ts';
import { planOrders } from './tables/order-plans.ts';
import { seedOrders } from './tables/orders.ts';
import { seedPeople } from './tables/people.ts';
import { readPlaces } from './tables/places.ts';
import { seedQuotes } from './tables/quotes.ts';
import { seedRateSheets } from './tables/rate-sheets.ts';
import { seedRates } from './tables/rates.ts';
import { seedRecords } from './tables/records.ts';
import { seedSailings } from './tables/sailings.ts';
import { seedSubscriptions } from './tables/subscriptions.ts';

/** Writes all demo data into the current schema's tables, which hold reference data at most. */
export async function fillDemo(db: Transaction<Tables>, scale: number): Promise<void> {
  await addReferenceData(db);
  const places = await readPlaces(db);
  const carriers = await seedCompanies(db, places);
  await seedAddresses(db);
  await seedContacts(db);
  await seedLocations(db, places);
  await seedPeople(db);
  const ordersOf = await seedOrders(db, scale);
  const shipments = await seedRecords(db, { places, carriers, ordersOf }, scale);
  await declineBooking(db);
  await planOrders(db);
  await seedCharges(db, await seedQuotes(db, shipments, scale));
  await seedInvoices(db, shipments);
  await seedDeliveries(db);
  await seedSubscriptions(db, { places, carriers }, scale);
  await seedRates(db, scale);
  await seedBaseRates(db, { places, carriers });
  await seedSailings(db, { places, carriers });
  await seedFlights(db, { places });
  await seedRateSheets(db);
  await seedDocuments(db);
  await seedExchangeRates(db);
  await seedAuditLog(db);
  await moveIdsPastUsed(db, await numberedTables(db));
}

/** Those whose ids were written out. */
async function numberedTables(db: Kysely<Tables>): Promise<(keyof Tables)[]> {
  const { rows } = await sql<{ name: keyof Tables }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and identity_generation = 'BY DEFAULT'
    order by table_name`.execute(db);
  return rows.map(({ name }) => name);
}
