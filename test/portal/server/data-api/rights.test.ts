import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from './data-api-server.ts';

const ORDERS_A = [5001, 5002, 5003, 5004];
const ORDERS = [...ORDERS_A, 5901];
const STYLES_A = [7001, 7002, 7003];
const STYLES = [...STYLES_A, 7901];
/** Carriers, airlines and the provider. */
const REFERENCE = [1, 50, 51];
const companies = (...ids: number[]) => [...REFERENCE, ...ids].sort((a, b) => a - b);
/** What companies see of their own alone, and no agent or link. */
const own = (invoice: number[], location: number[]) => ({ Invoice: invoice, Location: location });
const NOTHING = {
  Booking: [],
  Shipments: [],
  Quote: [],
  Manifest: [],
  Delivery: [],
  ...own([], []),
  RateSubmission: [],
  RouteSubscription: [],
  WebUser: [],
};
const NO_ORDERS = { PurchaseOrder: [], StyleNumber: [] };
const OF_A = { PurchaseOrder: ORDERS_A, StyleNumber: STYLES_A, Company: companies(2, 101) };

/** What each caller sees at the root, by model; D-15, D-04. */
const SEEN: Record<string, Record<string, number[]>> = {
  'an admin of the provider': {
    ...own([6001, 6002], [1, 2]),
    Delivery: [1, 2],
    Booking: [1001, 1002, 1003],
    Shipments: [2001, 2002],
    Quote: [3001, 3002],
    Manifest: [4001, 4002],
    PurchaseOrder: ORDERS,
    StyleNumber: STYLES,
    RateSubmission: [6001, 6002, 6003],
    RouteSubscription: [1, 2],
    Company: companies(2, 3, 101, 102),
    WebUser: [1, 2, 3, 4],
  },
  'an admin who switched to importer A': {
    ...own([6001], [1]),
    Delivery: [1],
    ...OF_A,
    Booking: [1001, 1003],
    Shipments: [2001],
    Quote: [3001],
    Manifest: [4001],
    RateSubmission: [6003],
    RouteSubscription: [1],
    WebUser: [1],
  },
  'an agent': {
    ...own([], []),
    Delivery: [],
    ...OF_A,
    Booking: [1001],
    Shipments: [],
    Quote: [3001],
    Manifest: [4001],
    RateSubmission: [6001, 6002],
    RouteSubscription: [],
    WebUser: [2],
  },
  'importer A': {
    ...own([6001], [1]),
    Delivery: [1],
    ...OF_A,
    Booking: [1001, 1003],
    Shipments: [2001],
    Quote: [3001],
    Manifest: [4001],
    RateSubmission: [6003],
    RouteSubscription: [1],
    WebUser: [3],
  },
  'importer B': {
    ...own([6002], [2]),
    Delivery: [2],
    Booking: [1002],
    Shipments: [2002],
    Quote: [3002],
    Manifest: [4002],
    PurchaseOrder: [5901],
    StyleNumber: [7901],
    RateSubmission: [],
    RouteSubscription: [2],
    Company: companies(102),
    WebUser: [4],
  },
  'a link to a booking': { ...NOTHING, ...OF_A, Booking: [1001] },
  'a link to a shipment': { ...NOTHING, ...OF_A, Shipments: [2001], Delivery: [1], Company: companies(101) },
  'a link to a quote': { ...NOTHING, ...OF_A, ...NO_ORDERS, Quote: [3001] },
  'a link to a manifest': { ...NOTHING, ...OF_A, ...NO_ORDERS, Manifest: [4001] },
  'a link to a submission': {
    ...NOTHING,
    ...NO_ORDERS,
    RateSubmission: [6001, 6002],
    Company: companies(2),
  },
  'a link to an entity': {
    ...NOTHING,
    ...OF_A,
    Booking: [1001, 1003],
    Delivery: [1],
    Shipments: [2001],
    Quote: [3001],
    Manifest: [4001],
    RateSubmission: [6003],
    RouteSubscription: [1],
    Company: companies(101),
  },
  "the tools' own scope": {
    ...own([], []),
    Delivery: [1, 2],
    Booking: [1001, 1002, 1003],
    Shipments: [2001, 2002],
    Quote: [3001, 3002],
    Manifest: [4001, 4002],
    PurchaseOrder: ORDERS,
    StyleNumber: STYLES,
    RateSubmission: [6001, 6002, 6003],
    RouteSubscription: [1, 2],
    Company: companies(2, 3, 101, 102),
    WebUser: [],
  },
};
const REFERENCE_LISTS = { Port: [1, 2, 3], Airport: [1, 2], ChargeType: [1, 2] };

forEachDatabase((_name, open) => {
  describe('row rights of the data API', () => {
    let server: DataApiServer;
    const tokens: Record<string, string> = {};
    before(async () => {
      server = await startDataApi(await open());
      const { db } = server.database;
      // A foreign order that got linked to a booking of importer A, and a foreign shipment on its manifest.
      await sql`insert into booking_purchase_order (booking_id, purchase_order_id) values (1003, 5901)`.execute(
        db,
      );
      await sql`insert into booking_style_number values (1003, 5901, 7901)`.execute(db);
      await sql`update manifest set shipment_id = 2002 where id = 4001`.execute(db);
      await sql`insert into invoice (id, reference, customer_id, shipment_id, issued_on, due_on) values
        (6001, 'INV-1', 101, 2001, '2026-01-01', '2026-01-31'), (6002, 'INV-2', 102, 2002, '2026-01-01', '2026-01-31')`.execute(
        db,
      );
      await sql`insert into delivery (id, shipment_id, delivery_on, from_time, until_time, address) values
        (1, 2001, '2026-02-01', '08:00', '10:00', 'A'), (2, 2002, '2026-02-01', '08:00', '10:00', 'B')`.execute(
        db,
      );
      await sql`insert into company_location (id, company_id, name, address_1, city, country_id) values
        (1, 101, 'A', 'Way 1', 'Kiel', 1), (2, 102, 'B', 'Way 2', 'Kiel', 1)`.execute(db);
      await sql`insert into web_user (id, email, password_hash, entity_id, home_entity_id)
        select 5, 'user5@demo.example', password_hash, 101, 1 from web_user where id = 1`.execute(db);
      await sql`insert into web_user_role values (5, 1)`.execute(db);
      Object.assign(tokens, {
        'an admin of the provider': await server.session(USER.admin),
        'an admin who switched to importer A': await server.session(5),
        'an agent': await server.session(USER.agent),
        'importer A': await server.session(USER.importerA),
        'importer B': await server.session(USER.importerB),
        'a link to a booking': await server.link('booking', 1001),
        'a link to a shipment': await server.link('shipment', 2001),
        'a link to a quote': await server.link('quote', 3001),
        'a link to a manifest': await server.link('manifest', 4001),
        'a link to a submission': await server.link('submission', 6001),
        'a link to an entity': await server.link('entity', 101),
        "the tools' own scope": await server.service(),
      });
    });
    after(() => server.close());

    for (const [caller, seen] of Object.entries(SEEN)) {
      it(`D-15 ROLE-07 ${caller} sees its rows of every model, and as many are counted`, async () => {
        const expected: Record<string, number[]> = { ...REFERENCE_LISTS, ...seen };
        if (caller === 'an admin of the provider') expected.WebUser = [1, 2, 3, 4, 5];
        if (caller === 'an admin who switched to importer A') expected.WebUser = [5];
        for (const [model, ids] of Object.entries(expected)) {
          const { data, errors } = await server.ask(
            tokens[caller],
            `{ all${model} { results { id } totalCount } }`,
          );
          assert.equal(errors, undefined, model);
          const { results, totalCount } = data[`all${model}`];
          assert.deepEqual(
            results,
            ids.map((id) => ({ id })),
            model,
          );
          assert.equal(totalCount, ids.length, model);
          const one = await server.ask(
            tokens[caller],
            `{ all${model}(take: 0) { totalCount } one${model} { id } }`,
          );
          assert.deepEqual(one.data[`one${model}`], ids.length ? { id: ids[0] } : null, model);
          assert.equal(one.data[`all${model}`].totalCount, ids.length, model);
        }
      });
    }

    it('API-16 nobody gets data without a token', async () => {
      for (const token of [undefined, 'nonsense']) {
        const { status, code, data } = await server.ask(token, '{ allPort { results { id } } }');
        assert.deepEqual({ status, code, data }, { status: 401, code: 'unauthorized', data: undefined });
      }
    });

    it('D-04 rows of others stay hidden inside visible ones', async () => {
      const query = `{
        allBooking(where: {id: {eq: 1003}}) {
          results { pos { id } styleNumberRelation { id pos { id } } }
        }
        oneManifest(where: {id: {eq: 4001}}) { id shipment { id } }
      }`;
      const hidden = {
        allBooking: { results: [{ pos: [], styleNumberRelation: [] }] },
        oneManifest: { id: 4001, shipment: null },
      };
      assert.deepEqual((await server.ask(tokens['importer A'], query)).data, hidden);
      const { data } = await server.ask(tokens['an admin of the provider'], query);
      assert.deepEqual(data.allBooking.results[0].pos, [{ id: 5901 }]);
      assert.deepEqual(data.allBooking.results[0].styleNumberRelation, [{ id: 7901, pos: [{ id: 5901 }] }]);
      assert.deepEqual(data.oneManifest.shipment, { id: 2002 });
    });

    it('D-04 a filter or a sort through a relation tells nothing of hidden rows', async () => {
      for (const where of [
        'pos: {id: {eq: 5901}}',
        'pos: {orderNumbers: {startsWith: "PO"}, id: {eq: 5901}}',
        'styleNumberRelation: [{pos: [{id: {eq: 5901}}]}]',
      ]) {
        const { data } = await server.ask(
          tokens['importer A'],
          `{ allBooking(where: {id: {eq: 1003}, ${where}}) { totalCount } }`,
        );
        assert.equal(data.allBooking.totalCount, 0, where);
      }
      const { data } = await server.ask(
        tokens['importer A'],
        '{ allManifest(where: {shipment: {reference: {eq: "S-2"}}}) { results { id } } }',
      );
      assert.deepEqual(data.allManifest.results, []);
    });

    it('D-15 MOD-15 a submission asked for by its id comes with its rates to who sees it in the list, and to nobody else', async () => {
      const query =
        'query one($where: JSON) { oneRateSubmission(where: $where) { airFreightRates { from } } }';
      const rates = { 6001: [{ from: 'PVG' }], 6002: [], 6003: [] };
      for (const [caller, seen] of Object.entries(SEEN))
        for (const [id, airFreightRates] of Object.entries(rates)) {
          const { data } = await server.ask(tokens[caller], query, { where: { id: { eq: Number(id) } } });
          const isSeen = (seen as Record<string, number[]>).RateSubmission?.includes(Number(id));
          assert.deepEqual(data.oneRateSubmission, isSeen ? { airFreightRates } : null, `${caller}, ${id}`);
        }
    });

    it("AUTH-55 verification code and rate profile are the company's own business", async () => {
      const query =
        '{ oneBooking(where: {id: {eq: 1001}}) { customer { companyName verificationCode rateProfile { entityName } } } }';
      const customer = async (caller: string) =>
        (await server.ask(tokens[caller], query)).data.oneBooking.customer;
      const own = {
        companyName: 'Importer A',
        verificationCode: 'v101',
        rateProfile: { entityName: 'Profile A' },
      };
      assert.deepEqual(await customer('importer A'), own);
      assert.deepEqual(await customer('an admin of the provider'), own);
      for (const caller of ['an agent', 'a link to a booking', "the tools' own scope"]) {
        assert.deepEqual(
          await customer(caller),
          { ...own, verificationCode: null, rateProfile: null },
          caller,
        );
      }
      const { errors } = await server.ask(
        tokens['an agent'],
        '{ allCompany(where: {verificationCode: {startsWith: "v"}}) { totalCount } }',
      );
      assert.match(errors?.[0]?.message ?? '', /can't be filtered by/);
    });

    it('API-10 the current web user is oneself; links and tools have none', async () => {
      const query =
        '{ meWebUser { id email roles { id name } entity { id verificationCode rateProfile { id entityName } } } }';
      assert.deepEqual((await server.ask(tokens['importer A'], query)).data.meWebUser, {
        id: 3,
        email: 'user3@demo.example',
        roles: [{ id: 2, name: 'User' }],
        entity: { id: 101, verificationCode: 'v101', rateProfile: { id: 1, entityName: 'Profile A' } },
      });
      assert.equal((await server.ask(tokens['a link to a booking'], query)).data.meWebUser, null);
      assert.equal((await server.ask(tokens["the tools' own scope"], query)).data.meWebUser, null);
    });

    it('D-15 changed rights count at once, a revoked session sees nothing', async () => {
      const token = await server.session(USER.importerB);
      const ids = async () =>
        (await server.ask(token, '{ allBooking { results { id } } }')).data?.allBooking.results ?? 'nothing';
      assert.deepEqual(await ids(), [{ id: 1002 }]);
      const { db } = server.database;
      // As another process would do it, past all that this one remembers.
      await sql`update web_user set entity_id = 101, rights_version = rights_version + 1 where id = 4`.execute(
        db,
      );
      assert.deepEqual(await ids(), [{ id: 1001 }, { id: 1003 }]);
      await sql`update session set revoked_at = now() where web_user_id = 4`.execute(db);
      assert.equal(await ids(), 'nothing');
      assert.equal((await server.ask(token, '{ allBooking { totalCount } }')).status, 401);
    });
  });
});
