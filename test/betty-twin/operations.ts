import type { Client } from '../../shared/client/client.ts';
import * as reference from '../../shared/reference/lists.ts';
import * as airEntity from '../../widgets/air-rates/api/entity.ts';
import * as latestSubmissions from '../../widgets/air-rates/api/latest-submissions.ts';
import * as oneSubmission from '../../widgets/air-rates/api/one-submission.ts';
import * as ratesOfCompany from '../../widgets/air-rates/api/rates-of-company.ts';
import * as upload from '../../widgets/air-rates/api/upload-rates.ts';
import * as charges from '../../widgets/charges/api/load-charges.ts';
import * as exchangeRate from '../../widgets/charges/api/load-rate.ts';
import * as quoteVersion from '../../widgets/charges/api/new-quote-version.ts';
import * as chargesSave from '../../widgets/charges/api/save-charges.ts';
import * as chargesCopy from '../../widgets/charges/copy/api.ts';
import * as switcher from '../../widgets/entity-switcher/api.ts';
import * as orders from '../../widgets/order-manager/api.ts';
import * as whoChanged from '../../widgets/order-manager/others/who.ts';
import * as pasteLookup from '../../widgets/order-manager/paste/lookup.ts';
import * as undo from '../../widgets/order-manager/undo/remove-created.ts';
import * as routes from '../../widgets/route-subscriptions/api.ts';
import * as routeRates from '../../widgets/route-subscriptions/list/list-route-rates.ts';
import * as storedRoutes from '../../widgets/route-subscriptions/paste/load-stored.ts';
import * as rateSheet from '../../widgets/route-subscriptions/rate-sheet/api.ts';
import * as progress from '../../widgets/route-subscriptions/rate-sheet/progress/api.ts';
import * as markups from '../../widgets/route-subscriptions/rate-sheet/state/load-markups.ts';

/** What an element can send, by the file and the function that sends it. */
export interface Operation {
  send(client: Client): Promise<unknown>;
  /**
   * It is about what the specification doesn't document, so that no other backend may be asked: `silent` where the function
   * sees to it itself, `hidden` where nothing on the screen calls it.
   */
  ownOnly?: 'silent' | 'hidden';
}

const { signal } = new AbortController();
const BOOKING = { type: 'booking', id: 1001 } as const;
const FREIGHT = { feature: 'freight_charges', id: 3001, role: 'admin' } as const;
const ROUTE = { originPort: 11, dischargePort: 13, destinationPort: 12, carrier: 301 };
const JOB = '3f0c2a58-8f0e-4a53-9c1d-6f2b7f0f7c11';
const compare = (a: string, b: string) => a.localeCompare(b);
const key = 'key-1';

const LINE = {
  ...({ unitCode: 'EA', currency: 'USD', comments: '', chargeType: 61, quantity: 2 } as const),
  ...{ unitCost: 12.5, totalPrice: 25, minimumPrice: null },
};
const RATE = {
  ...{ from: 'YYZ', fromAirportId: 901, fromAirportCode: 'YYZ', to: 'LHR', toAirportId: 902 },
  ...{ toAirportCode: 'LHR', airline: 'Maple Cargo', weight: [{ level: '100', value: '4.50' }] },
  ...{ maxCapacity: null, minTime: '2', maxTime: '3', routing: [{ value: 'LHR', index: 0 }] },
  ...{ validityFrom: '2026-12-01', validityTo: null, comment: '' },
};

/** A chunk of an upload that has more. */
export const CHUNK = {
  rates: [RATE],
  submissionNotes: { customerName: 'Shop', notes: ['Notes'] },
  charges: [
    { name: 'Handling', currency: 'USD', kgRate: '1.00', shipmentRate: null, minRate: null } as const,
  ],
  isFinalChunk: false,
  uploadKey: key,
  chunk: 1,
  chunks: 1,
};

/** Every query, action and other request of the elements, with values as they occur. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  'shared/reference/lists.ts loadAirports': { send: reference.loadAirports },
  'shared/reference/lists.ts loadAirlines': { send: reference.loadAirlines },
  'shared/reference/lists.ts loadCarriers': { send: reference.loadCarriers },
  'shared/reference/lists.ts loadChargeNames': { send: reference.loadChargeNames },
  'shared/reference/lists.ts loadPorts': { send: reference.loadPorts },

  'widgets/order-manager/api.ts loadRecord': {
    send: async (client) => [
      await orders.loadRecord(client, BOOKING, signal),
      await orders.loadRecord(client, { type: 'shipment', id: 2001 }, signal),
    ],
  },
  'widgets/order-manager/api.ts searchOrders': {
    send: (client) => orders.searchOrders(client, { ...BOOKING, ownerId: 101 }, 'po-5', signal),
  },
  'widgets/order-manager/api.ts searchStyles': {
    send: (client) => orders.searchStyles(client, 101, 'sn', signal),
  },
  'widgets/order-manager/api.ts findOrders': {
    send: (client) => orders.findOrders(client, 101, ['PO-5001']),
  },
  'widgets/order-manager/api.ts findStyles': { send: (client) => orders.findStyles(client, 101, ['SN-1']) },
  'widgets/order-manager/api.ts createOrder': {
    send: (client) => orders.createOrder(client, { ...BOOKING, ownerId: 101 }, 'PO-NEW', { key }),
  },
  'widgets/order-manager/api.ts createStyle': {
    send: (client) => orders.createStyle(client, { ...BOOKING, ownerId: 101 }, 5001, 'SN-NEW', { key }),
  },
  'widgets/order-manager/api.ts linkOrders': {
    send: (client) =>
      orders.linkOrders(client, { ...BOOKING, selectedPOs: [5001], knownPOs: [5001, 5002] }, [], { key }),
  },
  'widgets/order-manager/api.ts saveOrders': {
    send(client) {
      const purchaseOrder = [{ id: 5001, selectedSN: [50010], knownSN: [50010] }];
      return orders.saveOrders(client, { ...BOOKING, purchaseOrder, knownPOs: [5001] }, [], { key });
    },
  },
  'widgets/order-manager/others/who.ts whoChanged': {
    send: (client) => whoChanged.whoChanged(client, BOOKING, { added: [], removed: [], styled: [] }),
    ownOnly: 'silent',
  },
  'widgets/order-manager/paste/lookup.ts lookUp': {
    send: (client) =>
      pasteLookup.lookUp(client, { ownerId: 101, record: BOOKING, numbers: ['PO-5001'] }, signal),
  },
  'widgets/order-manager/undo/remove-created.ts removeCreated': {
    send: (client) => undo.removeCreated(client, (_, send) => send(key), [5004]),
    ownOnly: 'silent',
  },

  'widgets/charges/api/load-charges.ts loadCharges': {
    send: (client) => charges.loadCharges(client, FREIGHT),
  },
  'widgets/charges/api/save-charges.ts saveCharges': {
    send(client) {
      const original = { currency: 'EUR', unitCost: 10, totalPrice: 20, minimumPrice: null };
      const from = { rate: 1.25, rateDate: '2026-11-20', source: 'Central bank' };
      const lines = [LINE, { ...LINE, original: { ...original, ...from } }];
      const list = { recordId: 3001, featureType: 'freight_charges', role: 'admin' } as const;
      return chargesSave.saveCharges(client, { ...list, charges: lines, addProfit: true, revision: 3 }, key);
    },
  },
  'widgets/charges/api/load-rate.ts loadRate': { send: (client) => exchangeRate.loadRate(client, 'EUR') },
  'widgets/charges/api/new-quote-version.ts newQuoteVersion': {
    send: (client) => quoteVersion.newQuoteVersion(client, { quoteId: 3001, revision: 3 }, key),
    ownOnly: 'hidden',
  },
  'widgets/charges/copy/api.ts loadOthers': {
    send: (client) => chargesCopy.loadOthers(client, FREIGHT, 101, 'Q-', signal),
    ownOnly: 'hidden',
  },

  'widgets/air-rates/api/entity.ts loadEntityId': {
    send: async (client) => [
      await airEntity.loadEntityId(client, { id: 6001 }, undefined),
      await airEntity.loadEntityId(client, { id: null }, undefined),
    ],
  },
  'widgets/air-rates/api/latest-submissions.ts loadLatestSubmissions': {
    send: (client) => latestSubmissions.loadLatestSubmissions(client, 2),
  },
  'widgets/air-rates/api/one-submission.ts loadSubmission': {
    send: (client) => oneSubmission.loadSubmission(client, 6001),
  },
  'widgets/air-rates/api/rates-of-company.ts loadRatesOfCompany': {
    send: (client) => ratesOfCompany.loadRatesOfCompany(client, 2, [600_100]),
    ownOnly: 'silent',
  },
  'widgets/air-rates/api/upload-rates.ts beginUpload': {
    async send(client) {
      const sendChunk = await upload.beginUpload(client, 2);
      return sendChunk({ ...CHUNK, recordId: 6001, isFinalChunk: true }, key);
    },
  },

  'widgets/route-subscriptions/api.ts listRoutes': {
    async send(client) {
      const filter = { searchText: null, sortField: 'createdAt', order: 'DESC' } as const;
      const page = { entityId: 101, profile: false, offset: 0, pageSize: 50 };
      const [status, list, , error] = await routes.listRoutes(client, { ...page, ...filter }, signal);
      if (status !== 200) throw error;
      return list;
    },
  },
  'widgets/route-subscriptions/api.ts askIsAdmin': { send: (client) => routes.askIsAdmin(client, signal) },
  'widgets/route-subscriptions/api.ts getRoute': { send: (client) => routes.getRoute(client, 7001) },
  'widgets/route-subscriptions/api.ts saveRoute': {
    send: async (client) => [
      await routes.saveRoute(client, { ...ROUTE, newRoute: true, entityId: 101 }, key),
      await routes.saveRoute(
        client,
        { ...ROUTE, id: 7001, newRoute: false, entityId: 101, revision: 3 },
        key,
      ),
    ],
  },
  'widgets/route-subscriptions/api.ts addRoutes': {
    send: (client) => routes.addRoutes(client, 101, [ROUTE], key),
    ownOnly: 'hidden',
  },
  'widgets/route-subscriptions/api.ts deleteRoutes': {
    send: (client) => routes.deleteRoutes(client, [{ id: 7001, revision: 3 }], key),
  },
  'widgets/route-subscriptions/api.ts restoreRoutes': {
    send: (client) => routes.restoreRoutes(client, [7001], key),
    ownOnly: 'hidden',
  },
  'widgets/route-subscriptions/api.ts loadRoutes': { send: (client) => routes.loadRoutes(client, 101) },
  'widgets/route-subscriptions/api.ts findEqualRoute': {
    send: (client) => routes.findEqualRoute(client, 101, { id: undefined, values: ROUTE }, signal),
  },
  'widgets/route-subscriptions/list/list-route-rates.ts listRouteRates': {
    send(client) {
      const window = { from: '2026-12-01', to: '2026-12-14', includeExternalRates: false };
      return routeRates.listRouteRates(client, 101, [7001], window, signal);
    },
    ownOnly: 'silent',
  },
  'widgets/route-subscriptions/paste/load-stored.ts loadStoredKeys': {
    send: (client) => storedRoutes.loadStoredKeys(client, 101, signal),
  },
  'widgets/route-subscriptions/paste/load-stored.ts loadCarrierCodes': {
    send: storedRoutes.loadCarrierCodes,
    ownOnly: 'silent',
  },
  'widgets/route-subscriptions/rate-sheet/api.ts sendRequest': {
    send(client) {
      const days = { validFrom: '2026-12-01', validTo: '2026-12-14' };
      const shares = { nacPercentage: 50, fakPercentage: 50 };
      const included = { existingRateSheetCharges: false, includeExternalRates: false };
      return rateSheet.sendRequest(client, { entityId: 101, ...days, ...shares, ...included }, 'en', key);
    },
  },
  'widgets/route-subscriptions/rate-sheet/progress/api.ts loadJob': {
    send: (client) => progress.loadJob(client, JOB, signal),
    ownOnly: 'hidden',
  },
  'widgets/route-subscriptions/rate-sheet/progress/api.ts cancelJob': {
    send: (client) => progress.cancelJob(client, JOB, key),
    ownOnly: 'hidden',
  },
  'widgets/route-subscriptions/rate-sheet/progress/api.ts sheetOf': {
    send(client) {
      const job = { result: { rateSheetId: 7 } } as Parameters<typeof progress.sheetOf>[1];
      return progress.sheetOf(client, job, signal);
    },
    ownOnly: 'hidden',
  },
  'widgets/route-subscriptions/rate-sheet/progress/api.ts fileAddress': {
    send: (client) => progress.fileAddress(client, 7, 'pdf'),
    ownOnly: 'hidden',
  },
  'widgets/route-subscriptions/rate-sheet/state/load-markups.ts loadMarkups': {
    send: (client) => markups.loadMarkups(client, 101, signal),
    ownOnly: 'silent',
  },

  'widgets/entity-switcher/api.ts askIsAdmin': { send: (client) => switcher.askIsAdmin(client, signal) },
  'widgets/entity-switcher/api.ts askCurrent': { send: (client) => switcher.askCurrent(client, signal) },
  'widgets/entity-switcher/api.ts askEntities': {
    send: (client) => switcher.askEntities(client, compare, signal),
  },
  'widgets/entity-switcher/api.ts sendEntity': { send: (client) => switcher.sendEntity(client, 101, key) },
};
