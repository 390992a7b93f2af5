import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../portal/server/db/database.ts';
import type { ActionName } from '../../../shared/contract/actions.ts';
import { addDays, today } from '../../../shared/trade/calendar-days.ts';
import { DOCUMENT_TYPE_NAMES } from '../../../shared/trade/document-types.ts';
import { actOn } from '../act.ts';
import { ADMIN, bearerOf } from '../e2e/data.ts';
import { eventually } from '../eventually.ts';
import { CURRENT, withRevision } from './known-values.ts';

/** Good inputs of actions that hardly anything drawn at random is good for. */
export type BaseInputs = Readonly<Partial<Record<ActionName, readonly object[]>>>;

/** As many files as documents may be made of. */
const FILES = 8;
/** Of each action as many records. */
const EACH = 3;

/**
 * No two actions are about the same record, so that none makes the input of another one wrong. An admin may send all of them but
 * the answer to a quote, which is its customer's.
 */
export async function baseInputs(url: string, database: Database): Promise<BaseInputs> {
  const bearer = await bearerOf(url, ADMIN);
  const act = async (name: ActionName, input: object) =>
    (await actOn(url, bearer, name, (await withRevision(database, input)) as object)) as { id: never };
  const rows = async <Row extends object>(query: RawBuilder<Row>) => (await query.execute(database.db)).rows;
  const store = async (name: string, text: string) => {
    const init = { method: 'POST', headers: { authorization: `Bearer ${bearer}` }, body: text };
    const answer = await fetch(`${url}/api/files?name=${name}`, init);
    return ((await answer.json()) as { id: string }).id;
  };

  const importOf = async () => {
    const fileId = await store('airports.csv', 'IATA Code,Name,City,Country\nHAM,Hamburg Airport,Hamburg,DE');
    const { id } = await act('startImport', { kind: 'airports', fileId });
    await eventually(
      () => act('getImport', { id }),
      (one) => 'state' in one && one.state === 'checked',
    );
    return { id };
  };
  const [read, applied] = await Promise.all([importOf(), importOf()]);

  const files = await Promise.all(Array.from({ length: FILES }, (_, n) => store(`${n}.txt`, `Paper ${n}`)));
  const papers = files.map((fileId) => ({ ...PAPER, recordType: 'booking', recordId: 1001, fileId }));
  const document = await act('addDocument', papers.pop()!);

  const airports = await rows(
    sql<{ id: number; code: string }>`select id, code from airport where code in ('PVG', 'FRA')`,
  );
  const airportId = (code: string) => airports.find((one) => one.code === code)!.id;
  const companies = await rows(
    sql<object>`
      select id, coalesce(reference, '') as reference, company_name as "companyName", entity_type as type
      from company where entity_type = 'Supplier' order by id limit ${EACH}`,
  );
  const milestones = await rows(
    sql<object>`
      select shipment_id as "shipmentId", min(milestone.id) as "milestoneId"
      from milestone join shipment on shipment.id = shipment_id
      where actual_at is null and shipment.status not in ('Cancelled', 'Booked')
      group by shipment_id order by shipment_id limit ${2 * EACH}`,
  );
  // Others of those that are requested are confirmed and declined.
  const bookings = await rows(
    sql<object>`
      update booking set status = 'Requested'
      where id in (select id from booking where status = 'Cancelled' order by id limit ${EACH})
      returning id as "bookingId"`,
  );
  const template = await act('saveBookingTemplate', { ...TEMPLATE, name: 'To be removed' });
  const confirmedBookings = await rows(
    sql<object>`
      update booking set status = 'Confirmed'
      where id in (
        select id from booking where status = 'Cancelled'
          and not exists (select 1 from shipment join milestone on shipment_id = shipment.id
            where booking_id = booking.id and actual_at is not null)
        order by id desc limit ${EACH})
      returning id as "bookingId"`,
  );
  const quotes = await rows(
    sql<object>`
      select id as "quoteId" from quote where customer_id = 101 and status = 'Open'
        and (valid_until is null or valid_until >= provider_today())
        and exists (select 1 from charge_sheet where quote_id = quote.id) order by id limit ${EACH}`,
  );
  const requestedQuotes = await rows(
    sql<object>`
      select id as "quoteId" from quote where customer_id = 101 and status = 'Requested' and version = 1
      order by id desc limit ${EACH}`,
  );
  const deliveries = await rows(
    sql<object>`
      select id as "deliveryId" from delivery where status = 'Requested' and delivery_on >= provider_today()
      order by id limit ${EACH}`,
  );
  const invoices = await rows(
    sql<{ invoiceId: number; currency: string }>`
      select invoice_id as "invoiceId", min(currency) as currency from invoice_total
      where paid_amount = 0 and credited_amount = 0 and amount > 10
      group by invoice_id order by invoice_id limit ${3 * EACH}`,
  );
  const payments = invoices.map((of) => ({ ...of, ...PAYMENT }));
  for (const payment of payments.slice(2 * EACH)) await act('recordPayment', payment);
  const entries = await rows(
    sql<object>`select invoice_id as "invoiceId", id as "entryId" from invoice_entry order by id desc limit ${EACH}`,
  );

  const manifests = await Promise.all(
    Array.from({ length: 2 * EACH }, (_, n) => act('saveManifest', { ...MANIFEST, reference: `BASE-${n}` })),
  );
  const sailings = await rows(
    sql<object>`
      select id as "sailingId", carrier_id as "carrierId", origin_port_id as "originPortId",
        destination_port_id as "destinationPortId", voyage_number as "voyageNumber", departs_on as "departsOn",
        arrives_on as "arrivesOn"
      from sailing where not exists (select 1 from booking_request where sailing_id = sailing.id)
      order by id desc limit ${2 * EACH}`,
  );
  const flights = await rows(
    sql<object>`
      select id as "flightId", airline_id as "airlineId", flight_number as "flightNumber",
        origin_airport_id as "originAirportId", destination_airport_id as "destinationAirportId",
        via_airport_id as "viaAirportId", to_char(departs_at, 'YYYY-MM-DD"T"HH24:MI') as "departsAt",
        to_char(arrives_at, 'YYYY-MM-DD"T"HH24:MI') as "arrivesAt"
      from flight where not exists (select 1 from booking_request where flight_id = flight.id)
      order by id desc limit ${2 * EACH}`,
  );
  const idsIn = (records: readonly object[], field: string) =>
    records.map((one) => ({ [field]: (one as Record<string, unknown>)[field] }));

  const revised = (records: readonly object[], more: object = {}) =>
    records.map((of) => ({ ...of, ...more, revision: CURRENT }));
  return {
    ...{ getImport: [read], listImportRows: [read], applyImport: [applied] },
    uploadRates: [uploadOf(airportId)],
    changeCompany: revised(companies, { ...ADDRESS, agentIds: [], supplierIds: [] }),
    saveRouteSubscription: [{ entityId: 101, isNewRoute: true, origin: 1, destination: 2 }],
    recordMilestone: revised(milestones.slice(0, EACH), {
      actualAt: new Date().toISOString(),
      note: 'Seal checked',
    }),
    estimateMilestone: revised(milestones.slice(EACH), DELAY),
    saveBookingTemplate: [TEMPLATE],
    removeBookingTemplate: [{ templateId: template.id }],
    withdrawBooking: revised(bookings),
    changeBookingPlan: revised(confirmedBookings, { plan: PLAN }),
    acceptQuote: revised(quotes),
    withdrawQuote: revised(requestedQuotes),
    saveManifest: manifests.slice(0, EACH).map(({ id }, n) => ({
      ...MANIFEST,
      ...{ manifestId: id, revision: CURRENT, reference: `BASE-${n}` },
      status: 'Closed',
    })),
    removeManifest: revised(manifests.slice(EACH).map(({ id }) => ({ manifestId: id }))),
    saveSailing: revised(sailings.slice(0, EACH), { service: 'AE9', vesselName: 'Reef', cutOffOn: null }),
    removeSailing: revised(idsIn(sailings.slice(EACH), 'sailingId')),
    saveFlight: revised(flights.slice(0, EACH), { aircraft: 'B748', cutOffAt: null, transitMinutes: null }),
    removeFlight: revised(idsIn(flights.slice(EACH), 'flightId')),
    saveInvoice: [INVOICE],
    recordPayment: payments.slice(0, EACH),
    creditInvoice: payments.slice(EACH, 2 * EACH),
    reverseInvoiceEntry: revised(entries, { reason: 'Entered by mistake' }),
    setDeliveryStatus: revised(deliveries, { status: 'Confirmed' }),
    addDocument: papers,
    changeDocument: revised([{ documentId: document.id }], { ...PAPER, visibility: 'customer' }),
  };
}

const PAPER = { type: DOCUMENT_TYPE_NAMES[0], visibility: 'everybody' };
const ADDRESS = { address_1: 'Quay 1', city: 'Hamburg', postalCode: '20457', countryCode: 'DE' };
const DELAY = { estimatedAt: `${addDays(today(), 60)}T10:00:00Z`, delayReason: 'Weather', delayNote: '' };
const PLAN = {
  ...{ carrierId: null, carrierReference: 'SLN1', vesselName: 'Coral Meridian', voyageNumber: '214W' },
  ...{ departsAt: `${addDays(today(), 20)}T10:00:00Z`, arrivesAt: `${addDays(today(), 50)}T10:00:00Z` },
  ...{ cargoCutOffAt: null, documentsCutOffAt: null, weightCutOffAt: null },
};
const TEMPLATE = {
  ...{ name: 'Spring coats', replaces: true },
  content: {
    ...{ mode: 'FCL', origin: null, destination: null, containers: '2 x 40HC', weightKg: '', volumeCbm: '' },
    ...{ pieces: null, shipper: 'Mill', consignee: 'Shop', remarks: '', incoterm: 'FOB', isDangerous: null },
    ...{ unNumber: null, dangerClass: null, pickUp: '' },
  },
};
const PAYMENT = { amount: '1.00', enteredOn: today(), note: 'By wire', revision: CURRENT };

const MANIFEST = {
  ...{ manifestId: null, revision: null, reference: '', customerId: 101, agentId: 2, shipmentId: null },
  status: 'Open',
};
const INVOICE = {
  ...{ invoiceId: null, revision: null, reference: '', customerId: 101, shipmentId: null },
  ...{ issuedOn: today(), dueOn: addDays(today(), 30) },
  lines: [{ chargeName: 'Ocean freight', currency: 'USD', amount: '1250.00' }],
};

const uploadOf = (airportId: (code: string) => number) => ({
  entity_id: 2,
  rates: [
    {
      ...{ from: 'PVG', fromAirportCode: 'PVG', fromAirportId: airportId('PVG') },
      ...{ to: 'FRA', toAirportCode: 'FRA', toAirportId: airportId('FRA'), airline: 'Lufthansa' },
      weight: [{ level: 'minimum', value: 75 }],
      ...{ maxCapacity: 1000, minTime: 2, maxTime: 4, routing: [{ value: 'FRA', index: 0 }] },
      ...{ validityFrom: today(), validityTo: addDays(today(), 30), comment: '' },
    },
  ],
  submissionNotes: { customerName: 'Alder', notes: ['Per kg'] },
  charges: [{ name: 'Handling', currency: 'USD', kgRate: 0.1, shipmentRate: 25, minRate: 30 }],
  ...{ isFinalChunk: true, recordId: null, uploadKey: 'base', chunk: 1, chunks: 1 },
});
