import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Calendar } from './calendar.ts';
import { moveIdsPastUsed } from './move-ids.ts';
import { addReferenceData } from './reference/add-reference-data.ts';
import { completePlaces } from './reference/complete-places.ts';
import { seedAddresses } from './tables/addresses.ts';
import { seedAuditLog } from './tables/audit.ts';
import { seedBaseRates } from './tables/base-rates.ts';
import { seedBookingRequests } from './tables/booking-requests.ts';
import { seedBookingTemplates } from './tables/booking-templates.ts';
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
import { seedQuoteVersion } from './tables/quote-version.ts';
import { seedQuotes } from './tables/quotes.ts';
import { seedRateSheets } from './tables/rate-sheets.ts';
import { seedRates } from './tables/rates.ts';
import { seedRecords } from './tables/records.ts';
import { seedSailings } from './tables/sailings.ts';
import { seedSharedViews } from './tables/shared-views.ts';
import { seedSubscriptions } from './tables/subscriptions.ts';
import { withoutSearchIndexes } from './without-indexes.ts';

/** Writes all demo data into the current schema's tables, which hold reference data at most. */
export async function fillDemo(
  db: Transaction<Tables>,
  { calendar, scale }: { calendar: Calendar; scale: number },
): Promise<void> {
  await addReferenceData(db);
  await completePlaces(db);
  const places = await readPlaces(db);
  const carriers = await seedCompanies(db, places);
  await seedAddresses(db);
  await seedContacts(db);
  await seedLocations(db, calendar, places);
  await seedPeople(db, calendar);
  await seedSharedViews(db);
  // Orders are added, then follow what carries them, and then are planned.
  const shipments = await withoutSearchIndexes(db, ['purchase_order', 'style_number'], async () => {
    const ordersOf = await seedOrders(db, calendar, scale);
    const carrying = await seedRecords(db, calendar, { places, carriers, ordersOf }, scale);
    await declineBooking(db, calendar);
    await planOrders(db, calendar);
    return carrying;
  });
  const quotes = await seedQuotes(db, calendar, shipments, scale);
  await seedCharges(db, calendar, quotes);
  await seedQuoteVersion(db);
  await seedInvoices(db, calendar, shipments);
  await seedDeliveries(db, calendar);
  await seedSubscriptions(db, calendar, { places, carriers }, scale);
  await seedRates(db, calendar, { places, quotes }, scale);
  await seedBaseRates(db, calendar, { places, carriers });
  await seedSailings(db, calendar, { places, carriers });
  await seedFlights(db, calendar, { places });
  await seedBookingRequests(db, calendar);
  await seedBookingTemplates(db, calendar, places);
  await seedRateSheets(db, calendar);
  await seedDocuments(db, calendar);
  await seedExchangeRates(db, calendar);
  await seedAuditLog(db, calendar);
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
