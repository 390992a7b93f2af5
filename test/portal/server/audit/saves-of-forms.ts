import type { ChangedRecord } from '../../../../portal/app/records/conflict/change-question.ts';
import type { ActionName } from '../../../../shared/contract/actions.ts';
import { addDays, today } from '../../../../shared/trade/calendar-days.ts';
import {
  AGENT,
  AIRLINE,
  CARRIER,
  IMPORTER_A,
  PORT,
  type User,
} from '../actions/route-subscriptions/routes-server.ts';

const NEXT_WEEK = addDays(today(), 7);
export const TO_COME = addDays(today(), 30);
const FILE = '00000000-0000-4000-8000-000000000001';

const PLAN = {
  ...{ carrierId: null, carrierReference: 'SLN1', vesselName: 'Coral', voyageNumber: '1W' },
  ...{ departsAt: `${TO_COME}T10:00:00Z`, arrivesAt: `${addDays(TO_COME, 20)}T10:00:00Z` },
  ...{ cargoCutOffAt: null, documentsCutOffAt: null, weightCutOffAt: null },
};
const EARLY = `${NEXT_WEEK}T10:00:00Z`;
const plan = (part: object) => ({ plan: { ...PLAN, ...part } });

const STATEMENTS = [
  // One after the other: of tables with so few rows faster than a truncation.
  ...[
    ...[
      'invoice',
      'charge_sheet',
      'document',
      'file',
      'file_content',
      'delivery',
      'manifest',
      'shipment',
      'booking',
      'quote',
    ],
    ...[
      'purchase_order',
      'company_location',
      'company_supplier',
      'company_markup',
      'charge_type',
      'audit_log',
    ],
    ...['sailing', 'flight', 'idempotency_key'],
  ].map((table) => `delete from ${table}`),
  `update company set revision = 1, company_name = 'Importer A', address_1 = null, city = null, postal_code = null,
    country_id = null, reference = null, contact_name = null, contact_phone = null, contact_email = null,
    tax_number = null, registration_number = null where id = ${IMPORTER_A}`,
  'delete from company_agent',
  `insert into company_agent (company_id, agent_id) values (${IMPORTER_A}, ${AGENT})`,
  `insert into company_supplier (company_id, supplier_id) values (${IMPORTER_A}, 121)`,
  `insert into purchase_order (id, order_numbers, order_purchaser_id, supplier_id) values
    (5001, 'PO-1', ${IMPORTER_A}, null), (5002, 'PO-2', ${IMPORTER_A}, null)`,
  `insert into booking (id, reference, customer_id, agent_id, mode, status, origin_port_id, destination_port_id, created_at)
    values (1001, 'B1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'Requested', ${PORT.shanghai}, ${PORT.hamburg}, now())`,
  `insert into booking (id, reference, customer_id, agent_id, mode, status, created_at)
    values (1002, 'B2', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'Confirmed', now())`,
  `insert into booking_request (booking_id, carrier_reference, vessel_name, voyage_number, departs_at, arrives_at)
    values (1002, '${PLAN.carrierReference}', '${PLAN.vesselName}', '${PLAN.voyageNumber}', '${PLAN.departsAt}', '${PLAN.arrivesAt}')`,
  `insert into booking_request (booking_id, load, cargo_ready_on, containers, pieces, shipper, consignee, requested_by)
    values (1001, 'FCL', '${NEXT_WEEK}', '2 x 40HC', 40, 'Mill', 'Shop', 'Importer')`,
  `insert into shipment (id, reference, company_id, agent_id, mode, status, created_at) values
    (2001, 'S1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'In Transit', now())`,
  `insert into milestone (id, shipment_id, position, event, planned_at, actual_at, estimated_at, delay_reason, delay_note)
    values (1, 2001, 1, 'DEPA', '2026-01-01', '2026-01-01', null, null, null),
    (2, 2001, 2, 'ARRI', '2026-02-01', null, '2026-03-01T10:00:00Z', 'Weather', 'Fog')`,
  `insert into delivery (id, shipment_id, delivery_on, from_time, until_time, address, contact_name, contact_phone,
    reference, status) values (11, 2001, '${NEXT_WEEK}', '08:00', '10:00', '1 Mill Lane', 'Ann', '1', 'R', 'Requested'),
    (12, 2001, '${TO_COME}', '08:00', '10:00', '1 Mill Lane', 'Ann', '1', 'R', 'Requested')`,
  `insert into file_content (id, state) values ('${FILE}', 'kept')`,
  `insert into file (id, entity_id, content_id, name, media_type, size, sha256, created_by) values
    ('${FILE}', ${IMPORTER_A}, '${FILE}', 'a.pdf', 'application/pdf', 4, '', 'Importer')`,
  `insert into document (id, booking_id, file_id, type, visibility, entity_id, created_by) values
    (21, 1001, '${FILE}', 'billOfLading', 'everybody', ${IMPORTER_A}, 'Importer')`,
  `insert into charge_type (id, description, charge_iden, charge_type) values (1, 'Ocean freight', 'OFR', 'Freight')`,
  `insert into quote (id, reference, customer_id, agent_id, mode, container_type, status, valid_until, created_at) values
    (3001, 'Q1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'FCL', 'Open', '${NEXT_WEEK}', now()),
    (3002, 'Q2', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'FCL', 'Accepted', '${NEXT_WEEK}', now()),
    (3003, 'Q3', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'LCL', 'Requested', null, now())`,
  `insert into charge_sheet (id, quote_id, feature, revision, saved_by) values
    (1, 3001, 'freight_charges', 1, 'agent'), (2, 3002, 'freight_charges', 1, 'agent')`,
  `insert into charge_line (sheet_id, position, charge_type_id, unit_code, currency, total_price, comments,
    manually_edited_total) values (1, 0, 1, 'EA', 'USD', 100, '', false), (2, 0, 1, 'EA', 'USD', 100, '', false)`,
  `insert into invoice (id, reference, customer_id, issued_on, due_on) values
    (6001, 'I1', ${IMPORTER_A}, '2026-05-01', '2026-05-31'), (6002, 'I2', ${IMPORTER_A}, '2026-05-01', '2026-05-31')`,
  `insert into invoice_line (invoice_id, position, charge_name, quantity, unit_code, unit_cost, currency, amount) values
    (6001, 1, 'Freight', 2, 'EA', 50, 'USD', 100), (6001, 2, 'Fee', null, null, null, 'USD', 20),
    (6002, 1, 'Freight', 2, 'EA', 50, 'USD', 100)`,
  `insert into invoice_total (invoice_id, currency, amount, paid_amount) values (6001, 'USD', 120, 0), (6002, 'USD', 100, 40)`,
  `insert into invoice_entry (id, invoice_id, kind, currency, amount, entered_on, created_by) values
    (9, 6002, 'payment', 'USD', 40, '2026-05-10', 'Ann')`,
  `insert into company_location (id, company_id, name, address_1, city, postal_code, country_id, contact_name, contact_phone)
    values (7, ${IMPORTER_A}, 'Depot', '1 Mill Lane', 'Kiel', '1', 1, 'Ann', '0401234567')`,
  `insert into manifest (id, reference, customer_id, agent_id, status, created_at) values
    (4001, 'M1', ${IMPORTER_A}, ${AGENT}, 'Open', now())`,
  `insert into sailing (id, carrier_id, origin_port_id, destination_port_id, service, vessel_name, voyage_number, departs_on,
    arrives_on) values (31, ${CARRIER.seaLine}, ${PORT.shanghai}, ${PORT.hamburg}, 'AE7', 'Coral', '1W', '2026-12-04', '2027-01-04')`,
  `insert into flight (id, airline_id, flight_number, origin_airport_id, destination_airport_id, aircraft, departs_at, arrives_at,
    transit_minutes) values (41, ${AIRLINE}, 'SL7', 1, 2, 'B77L', '2026-12-04 21:35', '2026-12-05 15:10', 635)`,
  `insert into company_markup (company_id, fak_percentage, nac_percentage, external_rates) values (${IMPORTER_A}, 5, 7, true)`,
  // Back at the provider.
  'update web_user set entity_id = home_entity_id where id = 2',
  'delete from web_user_role where web_user_id = 5',
  'insert into web_user_role (web_user_id, role_id) values (5, 3)',
  `update web_user set password_hash = 'open', first_name = 'Cleo', last_name = 'Test', company_position = 'Buyer', entity_id = ${IMPORTER_A},
    home_entity_id = ${IMPORTER_A} where id = 5`,
];

/** SQL of the records that the saves are of, as they are before each; of each revision 1. */
export const RECORDS = `do $$ begin ${STATEMENTS.join('; ')}; end $$`;

/** A save of a form. */
export interface SaveOfForm {
  action: ActionName;
  /** Whom the form asks about. */
  on: ChangedRecord;
  by: User;
  /** Others who may have the form open. */
  asks: readonly User[];
  /** What is sent that changes nothing; of a decision all of it. */
  same: object;
  /** Each by itself is a change. Without one `same` is what is decided. */
  changes?: readonly object[];
}

const delivery = {
  on: { type: 'shipment', id: 2001, part: { delivery: `${NEXT_WEEK} 08:00–10:00` } },
  by: 'agent',
  asks: ['importer', 'admin'],
} as const;
const shipment = { on: { type: 'shipment', id: 2001 }, by: 'agent', asks: ['importer', 'admin'] } as const;
const booking = { on: { type: 'booking', id: 1001 }, by: 'importer', asks: ['agent', 'admin'] } as const;
const answer = { ...booking, by: 'agent', asks: ['importer', 'colleague', 'admin'] } as const;
const document = { ...booking, on: { ...booking.on, part: { document: 'a.pdf' } } } as const;
const quote = { on: { type: 'quote', id: 3001 }, asks: ['colleague', 'switchedAdmin'] } as const;
const order = {
  on: { type: 'purchaseOrder', id: 5001 },
  by: 'importer',
  asks: ['colleague', 'admin'],
} as const;
const invoice = { on: { type: 'invoice', id: 6001 }, by: 'admin', asks: ['switchedAdmin'] } as const;
const manifest = {
  on: { type: 'manifest', id: 4001 },
  by: 'admin',
  asks: ['switchedAdmin', 'agent'],
} as const;
/** Nobody else acts for the provider, who alone has them. */
const sailing = { on: { type: 'sailing', id: 31 }, by: 'admin', asks: [] } as const;
const flight = { on: { type: 'flight', id: 41 }, by: 'admin', asks: [] } as const;
const location = { on: { type: 'location', id: 7 }, by: 'importer', asks: ['colleague', 'admin'] } as const;
const company = { on: { type: 'entity', id: IMPORTER_A }, asks: ['switchedAdmin'] } as const;
const account = {
  on: { type: 'webUser', id: 5 },
  by: 'admin',
  asks: ['switchedAdmin', 'colleague'],
} as const;

const LINES = [
  { chargeName: 'Freight', quantity: '2', unitCode: 'EA', unitCost: '50', currency: 'USD', amount: '100.00' },
  { chargeName: 'Fee', quantity: null, unitCode: null, unitCost: null, currency: 'USD', amount: '20.00' },
];
const [FREIGHT, FEE] = LINES as [object, object];
const PLACED = { companyName: 'Importer A', address_1: '', city: '', postalCode: '', countryCode: '' };
const BILLING = {
  ...{ contactPhone: '', contactEmail: '', taxNumber: '', registrationNumber: '' },
  ...{ bankName: '', bankAccount: '', bic: '', paymentTerms: '' },
};
const billing = (part: Partial<typeof BILLING>) => ({ billing: { ...BILLING, ...part } });
const PERSON = { firstName: 'Cleo', lastName: 'Test', companyPosition: 'Buyer' };
const NAMES = [{ firstName: 'Cleopatra' }, { lastName: 'Other' }, { companyPosition: 'Planner' }];
const WHOLE_ADDRESS = { address_1: '1 Quay', city: 'Kiel', countryCode: 'XX' };

/** What the forms of the portal save, each field by itself. */
export const SAVES: readonly SaveOfForm[] = [
  {
    ...{ ...booking, action: 'saveBookingRequest' },
    same: {
      ...{ bookingId: 1001, revision: 1, customerId: null, quoteId: null, mode: 'FCL', orderIds: [] },
      ...{ origin: PORT.shanghai, destination: PORT.hamburg, cargoReadyOn: NEXT_WEEK, pieces: 40 },
      ...{ containers: { '40HC': 2 }, weightKg: '', volumeCbm: '', shipper: 'Mill', consignee: 'Shop' },
      remarks: '',
    },
    changes: [
      ...[{ origin: PORT.rotterdam }, { destination: PORT.rotterdam }, { cargoReadyOn: TO_COME }],
      ...[{ pieces: 41 }, { containers: { '40HC': 3 } }, { weightKg: '9' }, { volumeCbm: '3' }],
      ...[{ shipper: 'Weaver' }, { consignee: 'Depot' }, { remarks: 'Fragile' }, { orderIds: [5001] }],
      ...[{ incoterm: 'FOB' }, { pickUp: 'Gate 3' }, { isDangerous: false }],
      { isDangerous: true, unNumber: '1263', dangerClass: '3' },
    ],
  },
  { ...answer, action: 'confirmBooking', same: { bookingId: 1001, revision: 1 } },
  { ...answer, action: 'declineBooking', same: { bookingId: 1001, revision: 1, reason: 'No space' } },
  {
    ...{ ...answer, on: { type: 'booking', id: 1002 }, action: 'changeBookingPlan' },
    same: { bookingId: 1002, revision: 1, plan: PLAN },
    changes: [
      ...[{ carrierReference: 'SLN2' }, { vesselName: 'Reef' }, { voyageNumber: '2W' }].map(plan),
      ...[{ departsAt: EARLY }, { arrivesAt: `${addDays(TO_COME, 30)}T10:00:00Z` }].map(plan),
      ...[{ cargoCutOffAt: EARLY }, { documentsCutOffAt: EARLY }, { weightCutOffAt: EARLY }].map(plan),
    ],
  },
  { ...booking, action: 'withdrawBooking', same: { bookingId: 1001, revision: 1 } },
  {
    ...{ ...delivery, action: 'planDelivery' },
    same: {
      ...{ shipmentId: 2001, deliveryId: 11, revision: 1, deliveryOn: NEXT_WEEK, fromTime: '08:00' },
      ...{
        untilTime: '10:00',
        address: '1 Mill Lane',
        contactName: 'Ann',
        contactPhone: '1',
        reference: 'R',
      },
    },
    changes: [
      ...[{ deliveryOn: addDays(NEXT_WEEK, 1) }, { fromTime: '07:00' }, { untilTime: '11:00' }],
      ...[{ address: '2 Mill Lane' }, { contactName: 'Zoe' }, { contactPhone: '2' }, { reference: '' }],
    ],
  },
  {
    ...{ ...delivery, action: 'setDeliveryStatus' },
    same: { deliveryId: 11, status: 'Confirmed', revision: 1 },
  },
  { ...delivery, action: 'cancelDelivery', same: { deliveryId: 11, revision: 1 } },
  {
    ...{ ...shipment, action: 'recordMilestone' },
    same: { shipmentId: 2001, milestoneId: 1, actualAt: '2026-01-01T00:00:00Z', note: '', revision: 1 },
    changes: [
      { actualAt: '2026-01-02T00:00:00Z' },
      { note: 'Seal checked' },
      { milestoneId: 2, actualAt: '2026-02-01T00:00:00Z' },
    ],
  },
  {
    ...{ ...shipment, action: 'estimateMilestone' },
    same: {
      ...{ shipmentId: 2001, milestoneId: 2, estimatedAt: '2026-03-01T10:00:00Z', delayReason: 'Weather' },
      ...{ delayNote: 'Fog', revision: 1 },
    },
    changes: [{ estimatedAt: '2026-03-02T10:00:00Z' }, { delayReason: 'Port Congestion' }, { delayNote: '' }],
  },
  {
    ...{ ...document, action: 'changeDocument' },
    same: { documentId: 21, type: 'billOfLading', visibility: 'everybody', revision: 1 },
    changes: [{ type: 'packingList' }],
  },
  { ...document, action: 'removeDocument', same: { documentId: 21, revision: 1 } },
  { ...quote, by: 'importer', action: 'acceptQuote', same: { quoteId: 3001, revision: 1 } },
  {
    ...{ ...quote, on: { type: 'quote', id: 3003 }, by: 'importer', action: 'withdrawQuote' },
    same: { quoteId: 3003, revision: 1 },
  },
  { ...quote, by: 'importer', action: 'declineQuote', same: { quoteId: 3001, revision: 1, reason: '' } },
  {
    ...{ ...quote, by: 'agent', action: 'issueQuote' },
    same: { quoteId: 3001, revision: 1, validUntil: NEXT_WEEK },
    changes: [{ validUntil: TO_COME }],
  },
  {
    ...{ ...quote, on: { type: 'quote', id: 3002 }, by: 'admin', action: 'newQuoteVersion' },
    same: { quoteId: 3002, revision: 1 },
  },
  {
    ...{ ...order, action: 'saveOrderDates' },
    same: {
      orderId: 5001,
      revision: 1,
      cargoReadyOn: null,
      shipFrom: null,
      shipUntil: null,
      deliverBy: null,
    },
    changes: ['cargoReadyOn', 'shipFrom', 'shipUntil', 'deliverBy'].map((date) => ({ [date]: NEXT_WEEK })),
  },
  {
    ...{ ...order, action: 'saveOrderSupplier' },
    same: { orderId: 5001, revision: 1, supplierId: null },
    changes: [{ supplierId: 121 }, { newSupplier: { companyName: 'Loom', countryCode: 'XX' } }],
  },
  {
    ...{ ...order, action: 'renamePurchaseOrder' },
    same: { orderId: 5001, revision: 1, orderNumber: 'PO-1' },
    changes: [{ orderNumber: 'PO-1A' }],
  },
  { ...order, action: 'removePurchaseOrder', same: { orderId: 5001, revision: 1 } },
  {
    ...{ ...invoice, action: 'saveInvoice' },
    same: {
      ...{ invoiceId: 6001, revision: 1, customerId: IMPORTER_A, shipmentId: null },
      ...{ issuedOn: '2026-05-01', dueOn: '2026-05-31', lines: LINES },
    },
    changes: [
      ...[{ issuedOn: '2026-05-02' }, { dueOn: '2026-06-30' }, { shipmentId: 2001 }],
      ...[{ lines: [FREIGHT, { ...FEE, amount: '30' }] }, { lines: [FREIGHT] }],
      // The sum stays the same.
      ...[{ lines: [{ ...FREIGHT, chargeName: 'Ocean freight' }, FEE] }, { lines: [FEE, FREIGHT] }],
      { lines: [{ ...FREIGHT, quantity: '1', unitCost: '100' }, FEE] },
    ],
  },
  ...(['recordPayment', 'creditInvoice'] as const).map((action) => ({
    ...{ ...invoice, action },
    same: { invoiceId: 6001, revision: 1, currency: 'USD', amount: '5', enteredOn: '2026-05-10' },
  })),
  { ...invoice, action: 'cancelInvoice', same: { invoiceId: 6001, revision: 1 } },
  {
    ...{ ...invoice, on: { type: 'invoice', id: 6002 }, action: 'reverseInvoiceEntry' },
    same: { invoiceId: 6002, revision: 1, entryId: 9, reason: 'Twice' },
  },
  {
    ...{ ...manifest, action: 'saveManifest' },
    same: {
      ...{ manifestId: 4001, revision: 1, reference: 'M1', customerId: IMPORTER_A, agentId: AGENT },
      ...{ shipmentId: null, status: 'Open' },
    },
    changes: [{ reference: 'M2' }, { agentId: null }, { shipmentId: 2001 }, { status: 'Closed' }],
  },
  { ...manifest, action: 'removeManifest', same: { manifestId: 4001, revision: 1 } },
  {
    ...{ ...sailing, action: 'saveSailing' },
    same: {
      ...{ sailingId: 31, revision: 1, carrierId: CARRIER.seaLine, originPortId: PORT.shanghai },
      ...{ destinationPortId: PORT.hamburg, service: 'AE7', vesselName: 'Coral', voyageNumber: '1W' },
      ...{ cutOffOn: null, departsOn: '2026-12-04', arrivesOn: '2027-01-04' },
    },
    changes: [
      ...[{ carrierId: CARRIER.blueLine }, { originPortId: PORT.rotterdam }, { service: '' }],
      ...[{ destinationPortId: PORT.rotterdam }, { vesselName: 'Reef' }, { voyageNumber: '2W' }],
      ...[{ cutOffOn: '2026-12-01' }, { departsOn: '2026-12-05' }, { arrivesOn: '2027-01-05' }],
    ],
  },
  { ...sailing, action: 'removeSailing', same: { sailingId: 31, revision: 1 } },
  {
    ...{ ...flight, action: 'saveFlight' },
    same: {
      ...{ flightId: 41, revision: 1, airlineId: AIRLINE, flightNumber: 'SL7', originAirportId: 1 },
      ...{ destinationAirportId: 2, viaAirportId: null, aircraft: 'B77L', cutOffAt: null },
      ...{ departsAt: '2026-12-04T21:35', arrivesAt: '2026-12-05T15:10', transitMinutes: null },
    },
    changes: [
      ...[{ flightNumber: 'SL8' }, { viaAirportId: 3 }, { aircraft: '' }, { transitMinutes: 700 }],
      ...[{ originAirportId: 3 }, { destinationAirportId: 3 }].map((ends) => ({
        ...ends,
        transitMinutes: 635,
      })),
      ...[{ cutOffAt: '2026-12-04T12:00' }],
      { departsAt: '2026-12-04T21:40', transitMinutes: 630 },
      { arrivesAt: '2026-12-05T15:20', transitMinutes: 645 },
    ],
  },
  { ...flight, action: 'removeFlight', same: { flightId: 41, revision: 1 } },
  {
    ...{ ...location, action: 'saveLocation' },
    same: {
      ...{ locationId: 7, revision: 1, name: 'Depot', street: '1 Mill Lane', city: 'Kiel', postalCode: '1' },
      ...{ countryCode: 'XX', contactName: 'Ann', contactPhone: '0401234567' },
    },
    changes: [
      ...[{ name: 'Mill' }, { street: '2 Mill Lane' }, { city: 'Bonn' }, { postalCode: '2' }],
      ...[{ countryCode: 'YY' }, { contactName: 'Zoe' }, { contactPhone: '' }],
    ],
  },
  { ...location, action: 'removeLocation', same: { locationId: 7, revision: 1 } },
  {
    ...{ ...company, by: 'importer', asks: ['colleague', 'switchedAdmin'], action: 'saveCompany' },
    same: { id: IMPORTER_A, revision: 1, ...PLACED },
    changes: [{ companyName: 'Importer AA' }, { countryCode: 'XX' }, WHOLE_ADDRESS],
  },
  {
    ...{ ...company, by: 'admin', action: 'changeCompany' },
    same: {
      ...{ id: IMPORTER_A, revision: 1, ...PLACED, reference: '', type: 'Importer', agentIds: [AGENT] },
      ...{ supplierIds: [121], contactName: '', billing: BILLING },
    },
    changes: [
      ...[{ companyName: 'Importer AA' }, WHOLE_ADDRESS, { reference: 'C-9' }, { agentIds: [] }],
      ...[{ supplierIds: [] }, { contactName: 'Ann' }, billing({ contactPhone: '0401234567' })],
      ...[billing({ contactEmail: 'a@b.example' }), billing({ taxNumber: '7' })],
      billing({ registrationNumber: '8' }),
    ],
  },
  {
    ...{ ...company, on: { ...company.on, part: 'markups' }, by: 'admin', action: 'saveMarkups' },
    same: {
      ...{ entityId: IMPORTER_A, revision: 1, fakPercentage: 5, nacPercentage: 7 },
      includeExternalRates: true,
    },
    changes: [{ fakPercentage: 6 }, { nacPercentage: 8 }, { includeExternalRates: false }],
  },
  {
    ...{ ...account, by: 'colleague', asks: ['switchedAdmin'], action: 'saveProfile' },
    ...{ same: PERSON, changes: NAMES },
  },
  { ...account, action: 'changeAccount', same: { accountId: 5, ...PERSON }, changes: NAMES },
  {
    ...{ ...account, asks: ['switchedAdmin'], action: 'setAccountRole' },
    ...{ same: { accountId: 5, role: 'User' }, changes: [{ role: 'Manager' }] },
  },
  {
    ...{ ...account, asks: ['switchedAdmin'], action: 'setAccountCompany' },
    ...{ same: { accountId: 5, entityId: IMPORTER_A }, changes: [{ entityId: 102 }] },
  },
  { ...account, asks: ['switchedAdmin'], action: 'closeAccount', same: { accountId: 5 } },
  { ...account, asks: ['switchedAdmin'], action: 'closeAccounts', same: { ids: [5] } },
];
