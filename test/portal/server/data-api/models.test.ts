import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from './data-api-server.ts';

/** A query's fields of one record, and what they answer. */
const RECORDS: { title: string; query: string; answer: unknown }[] = [
  {
    title: 'PO-25 a booking with its orders in the order of linking, and its style numbers, each once',
    query: `oneBooking(where: {id: {eq: 1001}}) {
      id reference mode status createdAt customer { id companyName } agent { id } carrier { companyName }
      originPort { companyName } destinationPort { id }
      pos { id orderNumbers styleNumbers { id styleNumber } }
      styleNumberRelation { id styleNumber pos { id orderNumbers } }
    }`,
    answer: {
      id: 1001,
      reference: 'B-1',
      mode: 'Ocean',
      status: 'Open',
      createdAt: '2026-01-02T03:04:05.678901Z',
      customer: { id: 101, companyName: 'Importer A' },
      agent: { id: 2 },
      carrier: { companyName: 'Sea Line' },
      originPort: { companyName: 'Shanghai' },
      destinationPort: null,
      pos: [
        { id: 5002, orderNumbers: 'PO-2', styleNumbers: [{ id: 7001, styleNumber: 'SN-1' }] },
        {
          id: 5001,
          orderNumbers: 'PO-1',
          styleNumbers: [
            { id: 7002, styleNumber: 'SN-2' },
            { id: 7001, styleNumber: 'SN-1' },
          ],
        },
      ],
      styleNumberRelation: [
        {
          id: 7001,
          styleNumber: 'SN-1',
          pos: [
            { id: 5002, orderNumbers: 'PO-2' },
            { id: 5001, orderNumbers: 'PO-1' },
          ],
        },
        { id: 7002, styleNumber: 'SN-2', pos: [{ id: 5001, orderNumbers: 'PO-1' }] },
      ],
    },
  },
  {
    title: 'PO-24 a shipment with its company, orders and style numbers',
    query: `oneShipments(where: {id: {eq: 2001}}) {
      id reference weightKg volumeCbm departedOn arrivedOn booking { reference } companyRelation { id }
      purchaseOrders { id orderNumbers styleNumbers { id styleNumber } } styleNumbersRelation { id pos { id } }
    }`,
    answer: {
      id: 2001,
      reference: 'S-1',
      weightKg: 12.5,
      volumeCbm: null,
      departedOn: '2026-01-31',
      arrivedOn: null,
      booking: { reference: 'B-1' },
      companyRelation: { id: 101 },
      purchaseOrders: [
        {
          id: 5001,
          orderNumbers: 'PO-1',
          styleNumbers: [
            { id: 7002, styleNumber: 'SN-2' },
            { id: 7001, styleNumber: 'SN-1' },
          ],
        },
      ],
      styleNumbersRelation: [{ id: 7001, pos: [{ id: 5001 }] }],
    },
  },
  {
    title: 'PO-26 a purchase order',
    query:
      'onePurchaseOrder(where: {id: {eq: 5002}}) { id orderNumbers orderPurchaser { id } styleNumbers { id } }',
    answer: { id: 5002, orderNumbers: 'PO-2', orderPurchaser: { id: 101 }, styleNumbers: [{ id: 7001 }] },
  },
  {
    title: 'PO-27 a style number with all its orders, not only those of a record',
    query: 'oneStyleNumber(where: {id: {eq: 7001}}) { id styleNumber company { id } pos { id } }',
    answer: {
      id: 7001,
      styleNumber: 'SN-1',
      company: { id: 101 },
      pos: [{ id: 5001 }, { id: 5002 }, { id: 5003 }],
    },
  },
  {
    title: 'REF-01 a charge type',
    query:
      'oneChargeType(where: {chargeType: {eq: "Charge"}, chargeIden: {neq: null}}) { id description chargeIden chargeType }',
    answer: { id: 1, description: 'Ocean freight', chargeIden: 'OFR', chargeType: 'Charge' },
  },
  {
    title: 'REF-04 an airport',
    query: 'oneAirport(where: {code: {eq: "PVG"}}) { id code city cityIden country }',
    answer: { id: 2, code: 'PVG', city: 'Shanghai', cityIden: 'SHA', country: 'China' },
  },
  {
    title: 'REF-06 REF-10 a carrier',
    query:
      'oneCompany(where: {_or: [{entityType: {eq: "Carrier"}}, {isCarrier: {eq: true}}]}) { id companyName entityType isCarrier country Country }',
    answer: {
      id: 50,
      companyName: 'Sea Line',
      entityType: 'Carrier',
      isCarrier: true,
      country: null,
      Country: null,
    },
  },
  {
    title: 'REF-09 REF-10 D-67 a port with its country in all three spellings',
    query:
      'onePort(where: {id: {eq: 2}}) { id companyName country Country scacCode inCountry { companyName } __typename }',
    answer: {
      id: 2,
      companyName: 'Hamburg',
      country: 'Germany',
      Country: 'Germany',
      scacCode: 'DEHAM',
      inCountry: { companyName: 'Germany' },
      __typename: 'Port',
    },
  },
  {
    title: 'REF-13 REF-14 AIR-38 D-29 D-130 a rate submission with rates, routing, levels and charges',
    query: `oneRateSubmission(where: {id: {eq: 6001}}) {
      id createdAt entity { id } customerName submissionNotes sourceSubmission { id }
      charges { id name currency kgRate shipmentRate minRate }
      airFreightRates {
        id from to airline maxCapacity minTransitTime maxTransitTime transitTimeText validityFrom validityTo comment
        routingText routings { routingElements { value } } rateLevels { id level value }
      }
    }`,
    answer: {
      id: 6001,
      createdAt: '2026-01-01T00:00:00.000000Z',
      entity: { id: 2 },
      customerName: 'Kontor Nord',
      submissionNotes: 'first',
      sourceSubmission: { id: 6002 },
      charges: [
        { id: 2, name: 'Handling', currency: 'USD', kgRate: 0.125, shipmentRate: null, minRate: 20 },
        { id: 1, name: 'Documents', currency: 'CAD', kgRate: null, shipmentRate: 35, minRate: null },
      ],
      airFreightRates: [
        {
          id: 1,
          from: 'PVG',
          to: 'HAM',
          airline: 'Sky Line',
          maxCapacity: 1000.5,
          minTransitTime: 2,
          maxTransitTime: null,
          transitTimeText: null,
          validityFrom: '2026-01-01',
          validityTo: null,
          comment: null,
          routingText: null,
          routings: [{ routingElements: [{ value: 'PVG' }, { value: 'HAM' }] }],
          rateLevels: [
            { id: 1, level: 'normal', value: 37.15 },
            { id: 2, level: '100', value: 3 },
          ],
        },
      ],
    },
  },
  {
    title: 'a quote, with container_type as the specification spells it',
    query:
      'oneQuote(where: {id: {eq: 3001}}) { id reference mode container_type status customer { id } agent { id } }',
    answer: {
      id: 3001,
      reference: 'Q-1',
      mode: 'Ocean',
      container_type: 'FCL',
      status: 'Open',
      customer: { id: 101 },
      agent: { id: 2 },
    },
  },
  {
    title: 'a manifest',
    query:
      'oneManifest(where: {id: {eq: 4001}}) { id reference status customer { id } agent { id } shipment { id } }',
    answer: {
      id: 4001,
      reference: 'M-1',
      status: 'Open',
      customer: { id: 101 },
      agent: { id: 2 },
      shipment: { id: 2001 },
    },
  },
  {
    title: 'a route subscription',
    query: `oneRouteSubscription(where: {id: {eq: 1}}) {
      id entity { id } originPort { id } dischargePort { id } destinationPort { id } carrier { id }
    }`,
    answer: {
      id: 1,
      entity: { id: 101 },
      originPort: { id: 1 },
      dischargePort: null,
      destinationPort: { id: 2 },
      carrier: { id: 50 },
    },
  },
  {
    title: 'AUTH-55 a web user',
    query: `oneWebUser(where: {id: {eq: 4}}) {
      id email firstName lastName companyPosition verification rateSearchVerification roles { id name } entity { id }
    }`,
    answer: {
      id: 4,
      email: 'user4@demo.example',
      firstName: null,
      lastName: null,
      companyPosition: null,
      verification: false,
      rateSearchVerification: false,
      roles: [{ id: 2, name: 'User' }],
      entity: { id: 102 },
    },
  },
];

forEachDatabase((_name, open) => {
  describe('models of the data API', () => {
    let server: DataApiServer;
    let admin: string;
    before(async () => {
      server = await startDataApi(await open());
      admin = await server.session(USER.admin);
    });
    after(() => server.close());

    for (const { title, query, answer } of RECORDS) {
      it(title, async () => {
        const { data, errors } = await server.ask(admin, `{ record: ${query} }`);
        assert.equal(errors, undefined);
        assert.deepEqual(data.record, answer);
      });
    }

    it('a query answers in the order and under the names it asks for, in one piece', async () => {
      const { data } = await server.ask(
        admin,
        `query Both($more: Boolean = false) {
          ports: allPort(take: 1) { n: totalCount rows: results { ...Names } }
          none: onePort(where: {id: {eq: 99}}) { id }
          __typename
        }
        fragment Names on Port { name: companyName id @skip(if: $more) ... @include(if: $more) { scacCode } }`,
      );
      assert.equal(
        JSON.stringify(data),
        '{"ports":{"n":3,"rows":[{"name":"Shanghai","id":1}]},"none":null,"__typename":"Query"}',
      );
    });

    it('the same query with other directives selects other fields', async () => {
      const query =
        'query($more: Boolean!) { onePort(where: {id: {eq: 1}}) { id scacCode @include(if: $more) } }';
      assert.deepEqual((await server.ask(admin, query, { more: false })).data.onePort, { id: 1 });
      assert.deepEqual((await server.ask(admin, query, { more: true })).data.onePort, {
        id: 1,
        scacCode: 'CNSHA',
      });
    });
  });
});
