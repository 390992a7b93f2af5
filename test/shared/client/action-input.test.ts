import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import * as v from 'valibot';
import { createClient } from '../../../shared/client/client.ts';
import type { ActionName } from '../../../shared/contract/actions.ts';
import { fakeNetwork } from '../../helpers/network.ts';

const ON_BOOKING = { type: 'booking', id: 1001 };
const ON_LIST = { recordId: 3001, featureType: 'freight_charges' };
const ROUTE = { origin: 1, destination: 2, carrier: 3 };
const ADDRESS = { address_1: 'Kai 1', city: 'Hamburg', countryCode: 'DE' };

type OrderAction = 'createPurchaseOrder' | 'linkPurchaseOrders' | 'createStyleNumber' | 'savePurchaseOrders';

/** API-29 to API-32: the four that are documented with a payload. */
const WITH_PAYLOAD: Record<OrderAction, object> = {
  createPurchaseOrder: { ...ON_BOOKING, orderNumber: 'PO-1' },
  linkPurchaseOrders: { ...ON_BOOKING, selectedPOs: [1], knownPOs: [] },
  createStyleNumber: { ...ON_BOOKING, poId: 1, styleNumber: 'SN-1' },
  savePurchaseOrders: { ...ON_BOOKING, purchaseOrder: [{ id: 1, selectedSN: [2], knownSN: [] }] },
};

/** All others; a name that is missing here fails to compile. */
const PLAIN: Record<Exclude<ActionName, OrderAction>, object> = {
  loadCharges: ON_LIST,
  saveCharges: { ...ON_LIST, charges: [], addProfit: true, revision: 3 },
  listChargeTypes: {},
  uploadRates: { entity_id: 2, payload: { rates: [], uploadKey: 'key', chunk: 1, chunks: 1 } },
  listAuditLog: { mine: true },
  listNotifications: { take: 1 },
  markNotificationsRead: { ids: [5] },
  searchRecords: { query: 'PO-1' },
  getJob: { id: '3f0c2a58-8f0e-4a53-9c1d-6f2b7f0f7c11' },
  listJobs: { take: 1 },
  cancelJob: { id: '3f0c2a58-8f0e-4a53-9c1d-6f2b7f0f7c11' },
  isAdmin: {},
  listEntities: { skip: 200 },
  setEntity: { new_entity_id: 101 },
  lookupAddress: ADDRESS,
  getMarkups: { entityId: 101 },
  saveMarkups: { entityId: 101, fakPercentage: 40, nacPercentage: 30, revision: 0 },
  listPorts: {},
  saveProfile: { firstName: 'Ada', lastName: 'Lane', companyPosition: '' },
  savePicture: { image: null },
  loadCompany: {},
  saveCompany: { ...ADDRESS, id: 101, companyName: 'Importer A', postalCode: '', revision: 2 },
  listAccounts: { text: 'shop' },
  closeAccount: { accountId: 3 },
  closeAccounts: { ids: [3, 4] },
  setAccountRole: { accountId: 3, role: 'Agent' },
  setAccountCompany: { accountId: 3, entityId: 101 },
  changeAccount: { accountId: 3, firstName: 'Ida', lastName: 'Moreno', companyPosition: '' },
  listCompanies: { text: 'shop' },
  getCompany: { id: 101 },
  createCompany: { ...ADDRESS, companyName: 'Importer C', postalCode: '', type: 'Importer' },
  changeCompany: {
    ...ADDRESS,
    id: 101,
    companyName: 'Importer A',
    postalCode: '',
    type: 'Importer',
    revision: 2,
  },
  startImport: { kind: 'companies', fileId: '3f0c2a58-8f0e-4a53-9c1d-6f2b7f0f7c11' },
  getImport: { id: '3f0c2a58-8f0e-4a53-9c1d-6f2b7f0f7c11' },
  listImports: { take: 1 },
  listImportRows: { id: '3f0c2a58-8f0e-4a53-9c1d-6f2b7f0f7c11', outcome: 'wrong' },
  applyImport: { id: '3f0c2a58-8f0e-4a53-9c1d-6f2b7f0f7c11' },
  listRouteSubscriptions: { entityId: 101, profile: false, offset: 0, pageSize: 50 },
  getRouteSubscription: { routeSubscriptionArr: [7] },
  saveRouteSubscription: { ...ROUTE, isNewRoute: false, routeSubscriptionId: 7, entityId: 101 },
  saveRouteSubscriptions: { entityId: 101, routes: [ROUTE] },
  deleteRouteSubscription: { routeSubscriptionId: 7 },
  deleteRouteSubscriptions: { items: [{ id: 7, revision: 2 }] },
  restoreRouteSubscriptions: { ids: [7] },
  listBaseRates: { origin: 1, on: '2026-11-20' },
  listRateSheets: { entityId: 101 },
  getRateSheet: { id: 7 },
  listRateSheetRows: { id: 7, part: 'changes' },
  reissueRateSheet: { id: 7 },
  getRateSheetAddress: { id: 7, format: 'pdf' },
  cancelDelivery: { deliveryId: 1, revision: 1 },
  saveManifest: {
    ...{ manifestId: null, revision: null, reference: '', customerId: 101, agentId: 2, shipmentId: null },
    status: 'Open',
  },
  removeManifest: { manifestId: 4001, revision: 1 },
  saveSailing: {
    ...{ sailingId: null, revision: null, carrierId: 3, originPortId: 1, destinationPortId: 2 },
    ...{ service: 'AE7', vesselName: 'Coral Meridian', voyageNumber: '214W', cutOffOn: null },
    ...{ departsOn: '2026-12-11', arrivesOn: '2027-01-12' },
  },
  removeSailing: { sailingId: 1, revision: 1 },
  saveFlight: {
    ...{ flightId: null, revision: null, airlineId: 4, flightNumber: 'LH8400', originAirportId: 1 },
    ...{ destinationAirportId: 2, viaAirportId: null, aircraft: 'B77L', cutOffAt: null },
    ...{ departsAt: '2026-12-11T21:35', arrivesAt: '2026-12-12T15:10', transitMinutes: null },
  },
  removeFlight: { flightId: 1, revision: 1 },
  saveLocation: {
    ...{ locationId: null, revision: null, companyId: 101, name: 'Warehouse', street: 'Way 1', city: 'Kiel' },
    ...{ postalCode: '', countryCode: 'DE', contactName: '', contactPhone: '' },
  },
  removeLocation: { locationId: 1, revision: 1 },
  saveBookingRequest: { bookingId: null, mode: 'LCL', weightKg: '1', volumeCbm: '1', orderIds: [] },
  confirmBooking: { bookingId: 1001, revision: 1 },
  declineBooking: { bookingId: 1001, revision: 1, reason: 'Full' },
  changeBookingPlan: {
    ...{ bookingId: 1001, revision: 1 },
    plan: {
      ...{ carrierId: null, carrierReference: '', vesselName: '', voyageNumber: '' },
      ...{ departsAt: '2026-12-01T10:00:00Z', arrivesAt: '2026-12-20T10:00:00Z' },
      ...{ cargoCutOffAt: null, documentsCutOffAt: null, weightCutOffAt: null },
    },
  },
  withdrawBooking: { bookingId: 1001, revision: 1 },
  saveBookingTemplate: {
    ...{ name: 'Shanghai – Hamburg', replaces: false },
    content: {
      ...{ mode: 'FCL', origin: 1, destination: 2, containers: '2 x 40HC', weightKg: '', volumeCbm: '' },
      ...{ pieces: null, shipper: '', consignee: '', remarks: '', incoterm: null, isDangerous: null },
      ...{ unNumber: null, dangerClass: null, pickUp: '' },
    },
  },
  removeBookingTemplate: { templateId: 1 },
  saveOrderDates: {
    orderId: 5001,
    revision: 1,
    cargoReadyOn: '2026-12-01',
    shipFrom: null,
    shipUntil: null,
    deliverBy: null,
  },
  removePurchaseOrder: { orderId: 5001, revision: 1 },
  restorePurchaseOrder: { orderId: 5001 },
  renamePurchaseOrder: { orderId: 5001, revision: 1, orderNumber: 'PO-1' },
  saveOrderSupplier: { orderId: 5001, revision: 1, supplierId: 121 },
  issueQuote: { quoteId: 3001, validUntil: '2026-12-01', revision: 2 },
  acceptQuote: { quoteId: 3001, revision: 2 },
  declineQuote: { quoteId: 3001, reason: '', revision: 2 },
  newQuoteVersion: { quoteId: 3001, revision: 2 },
  withdrawQuote: { quoteId: 3001, revision: 2 },
  loadListSettings: {},
  saveListSettings: { list: 'shipments', columns: null, views: [], defaultView: null, revision: 0 },
  countArrivals: { from: '2026-03-02', weeks: 8 },
  mapShipments: {},
  reportShipments: { mode: 'ocean', from: '2026-01', to: '2026-03' },
  recordMilestone: {
    shipmentId: 2001,
    milestoneId: 3,
    actualAt: '2026-11-20T08:00:00Z',
    note: 'Seal checked',
    revision: 2,
  },
  estimateMilestone: {
    ...{ shipmentId: 2001, milestoneId: 3, estimatedAt: '2026-11-24T08:00:00Z', revision: 2 },
    ...{ delayReason: 'Weather', delayNote: '' },
  },
  searchRates: { mode: 'Air', origin: 1, destination: 2, day: '2026-11-20', weightKg: '250', volumeCbm: '' },
  requestQuote: {
    ...{ mode: 'FCL', origin: 1, destination: 2, day: '2026-11-20', containers: { '40HC': 1 } },
    ...{ rate: 'B-17', customerId: null, commodity: 'Tiles', incoterm: 'FOB', remarks: 'Fragile' },
  },
  findQuoteAgent: { customerId: 101, rate: null },
  ratesForQuote: { quoteId: 3001, references: ['B-1'] },
  invoiceSeller: {},
  mailTrouble: {},
  invoiceStatement: { entityId: 101 },
  recordCharges: { recordType: 'shipment', recordId: 2001 },
  saveInvoice: {
    ...{ invoiceId: null, revision: null, customerId: 101, issuedOn: '2026-01-01', dueOn: '2026-02-01' },
    lines: [{ chargeName: 'Freight', currency: 'USD', amount: '1.00' }],
  },
  recordPayment: { invoiceId: 1, revision: 1, currency: 'USD', amount: '1.00', enteredOn: '2026-01-01' },
  creditInvoice: { invoiceId: 1, revision: 1, currency: 'USD', amount: '1.00', enteredOn: '2026-01-01' },
  cancelInvoice: { invoiceId: 1, revision: 1 },
  reverseInvoiceEntry: { invoiceId: 1, entryId: 1, revision: 1, reason: 'Twice' },
  planDelivery: { shipmentId: 2001, deliveryId: null, deliveryOn: '2026-12-01', address: 'Way 1' },
  setDeliveryStatus: { deliveryId: 7, status: 'Confirmed', revision: 2 },
  addDocument: {
    recordType: 'shipment',
    recordId: 2001,
    fileId: '3f0c2a58-8f0e-4a53-9c1d-6f2b7f0f7c11',
    type: 'packingList',
    visibility: 'everybody',
  },
  changeDocument: { documentId: 7, type: 'other', visibility: 'customer', revision: 2 },
  removeDocument: { documentId: 7, revision: 2 },
  restoreDocument: { documentId: 7 },
  listRouteRates: { entityId: 101, ids: [7], validFrom: '2026-11-15', validTo: '2026-11-30' },
};

/** What a backend gets as `input` of the action. */
async function sent(name: ActionName, fields: object): Promise<unknown> {
  const network = fakeNetwork();
  network.on(`action ${name}`, {});
  const client = createClient({ apiBase: 'http://fake.example', tokens: {}, fetcher: network.fetch });
  await client.action(name, fields, v.unknown(), { key: 'key-1' });
  return network.to(`action ${name}`)[0]?.body.variables.input;
}

suite('D-128 an action goes out in the form that is documented for it', () => {
  for (const [name, payload] of Object.entries(WITH_PAYLOAD))
    test(`${name} with its fields in a payload`, async () => {
      assert.deepEqual(await sent(name as ActionName, payload), { payload, requestId: 'key-1' });
    });

  for (const [name, fields] of Object.entries(PLAIN))
    test(`${name} with its fields directly in the input`, async () => {
      assert.deepEqual(await sent(name as ActionName, fields), { ...fields, requestId: 'key-1' });
    });

  test('an optional field that is undefined is absent', async () => {
    assert.deepEqual(await sent('listAuditLog', { mine: false, before: undefined }), {
      mine: false,
      requestId: 'key-1',
    });
  });
});
