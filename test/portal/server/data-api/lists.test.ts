import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { ModuleDefinition } from '../../../../portal/lists/definition.ts';
import * as charges from '../../../../portal/lists/definitions/charges.ts';
import * as companies from '../../../../portal/lists/definitions/companies.ts';
import { deliveries as deliveredShipments } from '../../../../portal/lists/definitions/delivered-shipments.ts';
import * as deliveries from '../../../../portal/lists/definitions/deliveries.ts';
import { flights } from '../../../../portal/lists/definitions/flights.ts';
import * as invoices from '../../../../portal/lists/definitions/invoices.ts';
import * as orders from '../../../../portal/lists/definitions/orders.ts';
import * as places from '../../../../portal/lists/definitions/places.ts';
import * as policies from '../../../../portal/lists/definitions/policies.ts';
import * as rates from '../../../../portal/lists/definitions/rates.ts';
import * as reports from '../../../../portal/lists/definitions/reports.ts';
import { schedules } from '../../../../portal/lists/definitions/schedules.ts';
import { shipments } from '../../../../portal/lists/definitions/shipments.ts';
import { loadPage, loadRecord, sourceOf } from '../../../../portal/lists/request/request.ts';
import { texts } from '../../../../portal/lists/texts/index.ts';
import { createClient } from '../../../../shared/client/client.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';
import { NEWEST } from '../../../../shared/list/list-query.ts';
import { texts as tradeTexts } from '../../../../shared/trade/texts/index.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from './data-api-server.ts';

/** Every list, by the route it stands at, with what importer A sees of the small server. */
const LISTS: readonly [row: string, list: ModuleDefinition, ofImporterA: number[]][] = [
  ['NAV-10 MOD-02', shipments, [2001]],
  ['NAV-11 MOD-03', deliveredShipments, [2001]],
  ['NAV-11 MOD-03', deliveries.appointments, [1]],
  ['NAV-12 MOD-04', orders.bookings, [1003, 1001]],
  ['NAV-13 MOD-05', orders.purchaseOrders, [5004, 5003, 5002, 5001]],
  ['NAV-14 MOD-06', companies.suppliers, [60]],
  ['NAV-14 MOD-06', companies.customers, [101]],
  ['NAV-15 MOD-09', charges.manifests, [4001]],
  ['NAV-15 MOD-09', invoices.invoices, [6001]],
  ['NAV-16 MOD-10', charges.quotes, [3001]],
  ['NAV-28 MOD-12', rates.rateSearch, [9]],
  ['NAV-29 MOD-13', places.ports, [3, 2, 1]],
  ['NAV-29 MOD-13', places.airports, [1, 2]],
  ['NAV-29 MOD-13', places.addresses, [1]],
  ['NAV-29 MOD-13', places.partners, [3]],
  ['NAV-30 MOD-07', companies.agents, [2]],
  ['NAV-31 MOD-08', policies.insurance, [2001]],
  ['NAV-32 MOD-14', schedules, [1]],
  ['NAV-32 MOD-14', flights, [2, 1]],
  ['NAV-33 MOD-15', rates.rateSubmissions, [6003]],
  ['NAV-36 MOD-17', reports.oceanReport, [2001]],
  ['NAV-37 MOD-18', reports.airReport, []],
  ['NAV-37 MOD-18', rates.airRatesReport, [9]],
];

const initial = (list: ModuleDefinition) => ({ ...(list.sort ?? NEWEST), searchText: '', filters: {} });
const { signal } = new AbortController();

forEachDatabase((_name, open) => {
  describe('the lists of the portal at the data API', () => {
    let server: DataApiServer;
    const clients: Record<string, ReturnType<typeof createClient>> = {};
    before(async () => {
      server = await startDataApi(await open());
      const { db } = server.database;
      for (const statement of [
        `insert into company (id, company_name, entity_type) values
          (60, 'Mill A', 'Supplier'), (61, 'Mill B', 'Supplier')`,
        `update company set entity_type = 'Importer' where entity_type = 'Customer'`,
        'insert into company_supplier (company_id, supplier_id) values (101, 60), (102, 61)',
        'update purchase_order set supplier_id = case order_purchaser_id when 101 then 60 else 61 end where id <> 5004',
        `update shipment set insurance_reference = 'INS-' || id, insured_value = 100, insured_currency = 'USD',
          status = 'In Transit'`,
        'update quote set shipment_id = case id when 3001 then 2001 else 2002 end',
        `insert into rate_sheet
          (id, entity_id, number, version, valid_from, valid_to, fak_percentage, nac_percentage, existing_charges,
          external_rates, locale, created_by, state)
          values (1, 101, 1, 1, '2026-01-01', '2026-02-01', 1, 2, true, true, 'en', '', 'sent'),
          (2, 102, 1, 1, '2026-01-01', '2026-02-01', 1, 2, true, true, 'en', '', 'sent')`,
        `insert into sailing (id, carrier_id, origin_port_id, destination_port_id, departs_on, arrives_on) values
          (1, 50, 1, 2, current_date + 2, current_date + 30), (2, 50, 1, 2, current_date - 2, current_date + 26)`,
        `insert into flight (id, airline_id, flight_number, origin_airport_id, destination_airport_id, departs_at,
          arrives_at, transit_minutes) values
          (1, 51, 'LH8400', 2, 1, current_date + time '23:55' + interval '2 days', current_date + interval '3 days', 700),
          (2, 51, 'LH8402', 2, 1, current_date + time '08:05' + interval '2 days', current_date + interval '3 days', 700),
          (3, 51, 'LH8400', 2, 1, current_date - interval '2 days', current_date - interval '1 day', 700)`,
        `insert into invoice (id, reference, customer_id, issued_on, due_on) values
          (6001, 'INV-1', 101, '2026-01-01', '2026-01-31'), (6002, 'INV-2', 102, '2026-01-01', '2026-01-31')`,
        `insert into delivery (id, shipment_id, delivery_on, from_time, until_time, address) values
          (1, 2001, '2026-02-01', '08:00', '10:00', 'A'), (2, 2002, '2026-02-01', '08:00', '10:00', 'B')`,
        `insert into company_location (id, company_id, kind, name, address_1, city, country_id) values
          (1, 101, 'Own', 'A', 'Way 1', 'Kiel', 1), (2, 102, 'Own', 'B', 'Way 2', 'Kiel', 1),
          (3, 101, 'Partner', 'C', 'Way 3', 'Kiel', 1), (4, 102, 'Partner', 'D', 'Way 4', 'Kiel', 1)`,
        `insert into air_freight_rate (id, rate_submission_id, "from", "to", airline, validity_from)
          values (9, 6003, 'PVG', 'HAM', 'Sky Line', '2026-01-01')`,
        // The higher the number, the newer.
        ...[
          'booking',
          'shipment',
          'quote',
          'manifest',
          'purchase_order',
          'rate_submission',
          'rate_sheet',
        ].map(
          (table) => `update ${table} set created_at = timestamptz '2026-01-01' + id * interval '1 minute'`,
        ),
      ]) {
        await sql.raw(statement).execute(db);
      }
      const tokens = {
        admin: await server.session(USER.admin),
        agent: await server.session(USER.agent),
        importerA: await server.session(USER.importerA),
        importerB: await server.session(USER.importerB),
        submission: await server.link('submission', 6001),
        entity: await server.link('entity', 101),
        booking: await server.link('booking', 1001),
      };
      for (const [caller, token] of Object.entries(tokens)) {
        // The server's tokens serve the data endpoint as they are.
        const fetcher: typeof fetch = async (input, init) =>
          String(input).endsWith('/api/betty/login') ? Response.json({ token }) : fetch(input, init);
        clients[caller] = createClient({ apiBase: server.url, tokens: { linkToken: 'any' }, fetcher });
      }
    });
    after(() => server.close());

    const ids = async (caller: string, list: ModuleDefinition, change: object = {}) => {
      const query = { ...initial(list), ...change };
      const [status, rows, , cause] = await loadPage(clients[caller]!, list, { query, skip: 0 });
      assert.equal(status, 200, `${list.id} ${JSON.stringify(change)} ${cause}`);
      return rows.map(({ id }) => id);
    };

    for (const [title, list, expected] of LISTS) {
      it(`${title} D-15 ${list.id}: importer A sees the own records, the list's order first`, async () => {
        assert.deepEqual(await ids('importerA', list), expected);
      });

      it(`${title} ${list.id}: every order, filter and search is understood, and every record opens`, async () => {
        const admin = clients.admin!;
        for (const { sort } of list.columns) {
          for (const order of sort ? ['ASC', 'DESC'] : []) await ids('admin', list, { field: sort, order });
        }
        for (const filter of list.filters ?? []) {
          const values = filter.kind === 'choice' ? filter.options.map(({ id }) => id) : ['2026-01-01'];
          for (const value of values) await ids('admin', list, { filters: { [filter.id]: value } });
        }
        for (const searchText of ['a', 'PO-1', '%', 'SN-100', "o'"]) await ids('admin', list, { searchText });
        for (const id of await ids('admin', list)) {
          assert.ok(await loadRecord(admin, sourceOf(list), { id, signal }), `${list.id} ${id}`);
        }
      });
    }

    it('MOD-05 MOD-06 a supplier leads to its orders and their shipments, and is named to those alone who see the order', async () => {
      const found = (caller: string, list: ModuleDefinition, supplier: string) =>
        ids(caller, list, { filters: { supplier } });
      assert.deepEqual(await found('importerA', orders.purchaseOrders, 'Mill A'), [5003, 5002, 5001]);
      assert.deepEqual(await found('importerA', shipments, 'Mill A'), [2001]);
      for (const list of [orders.purchaseOrders, shipments]) {
        assert.deepEqual(await found('importerA', list, 'Mill B'), []);
        assert.deepEqual(await found('importerB', list, 'Mill A'), []);
      }
      assert.deepEqual(await found('agent', orders.purchaseOrders, 'Mill'), [5003, 5002, 5001]);
      assert.deepEqual(await ids('submission', orders.purchaseOrders), []);
      const order = sourceOf(orders.purchaseOrders);
      const named = (await loadRecord(clients.importerA!, order, { id: 5001, signal })) as unknown as {
        supplier: { id: number; companyName: string };
      };
      assert.deepEqual(named.supplier, { id: 60, companyName: 'Mill A' });
      assert.equal(await loadRecord(clients.importerB!, order, { id: 5001, signal }), undefined);
    });

    it('MOD-14 flights are found by their number, also as it is spoken, airline and airports; their times are those of the airports', async () => {
      for (const searchText of ['lh8400', 'LH 8400'])
        assert.deepEqual(await ids('importerA', flights, { searchText }), [1]);
      for (const searchText of ['sky line', 'pvg', 'hamburg'])
        assert.deepEqual(await ids('importerA', flights, { searchText }), [2, 1]);
      assert.deepEqual(
        await ids('importerA', flights, { filters: { origin: '2', destination: '1' } }),
        [2, 1],
      );
      assert.deepEqual(await ids('importerA', flights, { filters: { origin: '1' } }), []);
      const flight = (await loadRecord(clients.importerA!, sourceOf(flights), {
        id: 1,
        signal,
      })) as unknown as {
        departsAt: string;
        originAirport: { routePortId: number | null };
      };
      assert.match(flight.departsAt, /^\d{4}-\d\d-\d\dT23:55$/);
      assert.equal(flight.originAirport.routePortId, 1, 'the port of the city that the airport serves');
    });

    it('MOD-02 MOD-09 a shipment is found by its container, and a manifest by its shipment, by their parties alone', async () => {
      const { db } = server.database;
      await sql`insert into container (shipment_id, position, number, size_type) values (2001, 0, 'MSKU1234565', '45G1')`.execute(
        db,
      );
      await sql`update manifest set shipment_id = 2001 where id = 4001`.execute(db);
      for (const searchText of ['msku1234565', '234565'])
        assert.deepEqual(await ids('importerA', shipments, { searchText }), [2001]);
      assert.deepEqual(await ids('importerB', shipments, { searchText: 'MSKU1234565' }), []);
      assert.deepEqual(await ids('importerA', charges.manifests, { searchText: 'S-1' }), [4001]);
      assert.deepEqual(await ids('importerB', charges.manifests, { searchText: 'S-1' }), []);
      await sql`delete from container where shipment_id = 2001`.execute(db);
    });

    it('a search finds a record by its parties, ports, orders and style numbers', async () => {
      const { bookings, purchaseOrders } = orders;
      assert.deepEqual(await ids('admin', bookings, { searchText: 'importer b' }), [1002]);
      assert.deepEqual(await ids('admin', bookings, { searchText: 'cnsha' }), [1001]);
      assert.deepEqual(await ids('admin', bookings, { searchText: 'shangh' }), [1001]);
      assert.deepEqual(await ids('admin', bookings, { searchText: 'PO-2' }), [1001]);
      assert.deepEqual(await ids('admin', bookings, { searchText: 'B-3' }), [1003]);
      await sql`insert into booking_request (booking_id, load, cargo_ready_on, requested_by, carrier_reference)
        values (1003, 'FCL', '2026-01-02', 'Ada', 'SLN0012345')`.execute(server.database.db);
      assert.deepEqual(await ids('admin', bookings, { searchText: 'sln00123' }), [1003]);
      await sql`update style_number set style_number = 'STYLE-77' where id = 7002`.execute(
        server.database.db,
      );
      assert.deepEqual(await ids('admin', purchaseOrders, { searchText: 'style-77' }), [5001]);
    });

    it('D-115 a search in another language finds what that language writes on the page', async () => {
      const [text] = await Promise.all([texts.load('de'), tradeTexts.load('de')]);
      const language = { text, formats: formatsOf('de') };
      const found = async (list: ModuleDefinition, searchText: string) => {
        const query = { ...initial(list), searchText };
        const [status, rows] = await loadPage(clients.admin!, list, { query, language, skip: 0 });
        assert.equal(status, 200, `${list.id} ${searchText}`);
        return rows.map(({ id }) => id);
      };
      const inGerman = ['deutsch', 'Germany', 'Atlantis'];
      for (const list of [places.ports, places.airports, companies.agents]) {
        const [german, english, none] = await Promise.all(inGerman.map((name) => found(list, name)));
        assert.deepEqual([german, none], [english, []], list.id);
      }
      assert.notDeepEqual(await found(places.ports, 'deutsch'), []);
      await sql`update quote set container_type = 'Loose' where id = 3001`.execute(server.database.db);
      assert.deepEqual(await found(charges.quotes, 'lose fracht'), [3001]);
    });

    it('D-15 a search through hidden orders finds nothing', async () => {
      await sql`insert into booking_purchase_order (booking_id, purchase_order_id)
        select 1003, id from purchase_order where id = 5901`.execute(server.database.db);
      await sql`update purchase_order set order_numbers = 'SECRET-1' where id = 5901`.execute(
        server.database.db,
      );
      const change = { searchText: 'SECRET' };
      assert.deepEqual(await ids('importerA', orders.bookings, change), []);
      assert.deepEqual((await ids('admin', orders.bookings, change)).toSorted(), [1002, 1003]);
      assert.deepEqual(await ids('importerB', orders.bookings, change), [1002]);
    });

    it('D-15 an agent sees the records it handles, and the suppliers of those it is agent of', async () => {
      assert.deepEqual(await ids('agent', shipments), []);
      assert.deepEqual(await ids('agent', orders.bookings), [1001]);
      assert.deepEqual(await ids('agent', charges.quotes), [3001]);
      assert.deepEqual(await ids('agent', companies.suppliers), [60]);
      assert.deepEqual(await ids('agent', rates.airRatesReport), [1]);
    });

    it('D-15 an admin of the provider sees all', async () => {
      assert.deepEqual((await ids('admin', companies.suppliers)).toSorted(), [60, 61]);
      assert.deepEqual((await ids('admin', rates.airRatesReport)).toSorted(), [1, 9]);
    });

    it("D-01 a link opens its record's own rows alone", async () => {
      assert.deepEqual((await ids('submission', rates.rateSubmissions)).toSorted(), [6001, 6002]);
      assert.deepEqual(await ids('submission', rates.airRatesReport), [1]);
      assert.deepEqual(await ids('booking', rates.airRatesReport), []);
      assert.deepEqual(await ids('booking', companies.suppliers), []);
    });
  });
});
