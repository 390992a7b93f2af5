import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from './data-api-server.ts';

/** [model, where, ids that it lets through] */
const FILTERS: [string, string, number[]][] = [
  ['PurchaseOrder', 'id: {eq: 5001}', [5001]],
  ['PurchaseOrder', 'id: {eq: "5001"}', [5001]],
  ['PurchaseOrder', 'id: {neq: 5001}', [5002, 5003, 5004, 5901]],
  ['PurchaseOrder', 'id: {in: [5001, "5901"]}', [5001, 5901]],
  ['PurchaseOrder', 'id: {in: []}', []],
  ['PurchaseOrder', 'id: {nin: [5001, 5901]}', [5002, 5003, 5004]],
  ['PurchaseOrder', 'id: {nin: []}', [5001, 5002, 5003, 5004, 5901]],
  ['PurchaseOrder', 'id: {gt: 5003}', [5004, 5901]],
  ['PurchaseOrder', 'id: {gteq: 5003, lt: 5901}', [5003, 5004]],
  ['PurchaseOrder', 'id: {lteq: 5001}', [5001]],
  ['PurchaseOrder', 'orderNumbers: {eq: "PO-1"}', [5001, 5901]],
  ['PurchaseOrder', 'orderNumbers: {eq: "po-1"}', []],
  ['PurchaseOrder', 'orderNumbers: {in: ["PO-1", "0042"]}', [5001, 5004, 5901]],
  ['PurchaseOrder', 'orderNumbers: {gt: "PO-1"}', [5002, 5003]],
  ['PurchaseOrder', 'orderNumbers: {matches: "o-"}', [5001, 5002, 5003, 5901]],
  ['PurchaseOrder', 'orderNumbers: {matches: "PO-3%_"}', [5003]],
  ['PurchaseOrder', 'orderNumbers: {matches: "_"}', [5003]],
  ['PurchaseOrder', 'orderNumbers: {matches: "%"}', [5003]],
  ['PurchaseOrder', 'orderNumbers: {matches: "_\\\\x"}', [5003]],
  ['PurchaseOrder', 'orderNumbers: {matches: "2"}', [5002, 5004]],
  ['PurchaseOrder', 'orderNumbers: {matches: ""}', [5001, 5002, 5003, 5004, 5901]],
  ['PurchaseOrder', 'orderNumbers: {doesNotMatch: "PO"}', [5004]],
  ['PurchaseOrder', 'orderNumbers: {does_not_match: "PO"}', [5004]],
  ['PurchaseOrder', 'orderNumbers: {startsWith: "po-1"}', [5001, 5901]],
  ['PurchaseOrder', 'orderNumbers: {starts_with: "0"}', [5004]],
  ['PurchaseOrder', 'orderNumbers: {startsWith: "O-1"}', []],
  ['PurchaseOrder', 'orderNumbers: {endsWith: "2"}', [5002, 5004]],
  ['PurchaseOrder', 'orderNumbers: {ends_with: "-2"}', [5002]],
  ['PurchaseOrder', 'orderPurchaser: {id: {eq: 102}}', [5901]],
  ['PurchaseOrder', 'orderPurchaser: {companyName: {matches: "importer a"}}', [5001, 5002, 5003, 5004]],
  ['PurchaseOrder', 'orderPurchaser: {inCountry: {code: {eq: "DE"}}}', [5001, 5002, 5003, 5004]],
  ['PurchaseOrder', 'styleNumbers: {id: {eq: 7002}}', [5001]],
  ['PurchaseOrder', 'styleNumbers: [{id: {eq: 7001}}, {id: {eq: 7002}}]', [5001]],
  ['PurchaseOrder', '_or: [{id: {eq: 5001}}, {orderNumbers: {eq: "0042"}}]', [5001, 5004]],
  ['PurchaseOrder', '_and: [{id: {gt: 5001}}, {id: {lt: 5003}}]', [5002]],
  ['PurchaseOrder', '_or: {id: {eq: 5001}}, id: {eq: 5002}', []],
  ['PurchaseOrder', 'orderPurchaser: {id: {eq: 101}}, orderNumbers: {matches: "PO"}', [5001, 5002, 5003]],
  [
    'PurchaseOrder',
    'orderPurchaser: {id: {eq: 101}}, orderNumbers: {matches: "o"}, id: {nin: [5001]}',
    [5002, 5003],
  ],
  [
    'PurchaseOrder',
    'orderPurchaser: {id: {eq: 101}}, orderNumbers: {matches: "42"}, styleNumbers: {id: {gt: 0}}',
    [],
  ],
  ['StyleNumber', 'company: {id: {eq: 101}}, styleNumber: {matches: "n-3"}', [7003]],
  ['StyleNumber', 'pos: {id: {eq: 5002}}', [7001]],
  ['Booking', 'agent: {id: {eq: null}}', [1002, 1003]],
  ['Booking', 'agent: {id: {neq: null}}', [1001]],
  ['Booking', 'agent: {id: {neq: 2}}', [1002, 1003]],
  ['Booking', 'agent: {id: {nin: [2]}}', [1002, 1003]],
  ['Booking', 'agent: {companyName: {neq: "Agent"}}', [1002, 1003]],
  ['Booking', 'agent: {companyName: {neq: "Stranger"}}', [1001, 1002, 1003]],
  ['Booking', 'agent: {companyName: {nin: ["Agent"]}}', [1002, 1003]],
  ['Booking', 'agent: {companyName: {doesNotMatch: "gen"}}', [1002, 1003]],
  ['Booking', 'agent: {companyName: {eq: null}}', [1002, 1003]],
  ['Booking', 'agent: {companyName: {neq: null}}', [1001]],
  ['Booking', 'agent: {companyName: {neq: "x"}, entityType: {eq: "Agent"}}', [1001]],
  ['Booking', 'agent: {_or: [{companyName: {eq: "x"}}, {entityType: {neq: "Agent"}}]}', [1002, 1003]],
  ['Booking', 'agent: {inCountry: {code: {neq: "CN"}}}', [1002, 1003]],
  ['Booking', 'agent: {}', [1001, 1002, 1003]],
  ['Shipments', 'booking: {}', [2001, 2002]],
  ['Booking', 'pos: {}', [1001, 1002]],
  ['Booking', 'originPort: {scacCode: {neq: "CNSHA"}}', [1002, 1003]],
  ['Shipments', 'booking: {reference: {neq: "B-1"}}', [2002]],
  ['Shipments', 'booking: {id: {neq: 1001}}', [2002]],
  ['Shipments', 'booking: {id: {eq: null}}', [2002]],
  ['Shipments', 'booking: {agent: {companyName: {neq: "Agent"}}}', [2002]],
  ['Booking', 'pos: {orderNumbers: {neq: "PO-1"}}', [1001]],
  ['Booking', 'pos: {orderNumbers: {doesNotMatch: "PO-1"}}', [1001]],
  ['Booking', 'pos: {id: {nin: [5901]}}', [1001]],
  ['ChargeType', 'chargeIden: {neq: "OFR"}', [2]],
  ['Booking', 'createdAt: {gteq: "2026-02-02"}', [1002, 1003]],
  ['Booking', 'createdAt: {eq: "2026-01-02T03:04:05.678901Z"}', [1001]],
  ['Booking', 'createdAt: {lt: "2026-02-02T01:00:00+01:00"}', [1001]],
  ['Booking', 'createdAt: {lteq: "2026-02-02 00:00"}', [1001, 1002]],
  ['Booking', 'createdAt: {lt: "2026-02-02T14:00:00+14:00"}', [1001]],
  ['Booking', 'styleNumberRelation: {pos: {id: {eq: 5002}}}', [1001]],
  ['Booking', 'styleNumberRelation: {id: {eq: 7002}, pos: {id: {eq: 5002}}}', []],
  ['Booking', 'styleNumberRelation: {styleNumber: {matches: "SN-1"}, pos: {id: {eq: 5002}}}', [1001]],
  ['Booking', 'styleNumberRelation: {styleNumber: {matches: "SN-1"}, pos: {id: {eq: 5003}}}', []],
  ['Booking', 'originPort: {inCountry: {companyName: {eq: "China"}}}', [1001]],
  ['Shipments', 'departedOn: {eq: "2026-01-31"}', [2001]],
  ['Shipments', 'weightKg: {eq: 12.5}', [2001]],
  ['Shipments', 'weightKg: {gt: "12.4"}', [2001]],
  ['Shipments', 'weightKg: {neq: 12.5}', [2002]],
  ['Company', 'isCarrier: {eq: true}', [50]],
  ['Company', 'isCarrier: {neq: true}, entityType: {eq: "Airline"}', [51]],
  ['Port', 'country: {eq: "Germany"}', [2, 3]],
  ['ChargeType', 'chargeIden: {doesNotMatch: "x"}', [1, 2]],
  ['ChargeType', 'chargeIden: {nin: ["OFR"]}', [2]],
];

/** [model, sort, ids in that order] */
const SORTS: [string, string, number[]][] = [
  ['Port', '{field: companyName, order: ASC}', [3, 2, 1]],
  ['Port', '{field: "companyName", order: "desc"}', [1, 2, 3]],
  ['Port', '[{field: country}, {field: scacCode, order: DESC}]', [1, 2, 3]],
  ['PurchaseOrder', '{field: orderNumbers}', [5004, 5001, 5901, 5002, 5003]],
  ['PurchaseOrder', '{field: id, order: DESC}', [5901, 5004, 5003, 5002, 5001]],
  ['PurchaseOrder', '{relation: {orderPurchaser: {companyName: DESC}}}', [5901, 5004, 5003, 5002, 5001]],
  ['Shipments', '{field: weightKg, order: DESC}', [2001, 2002]],
  ['Booking', '{relation: {originPort: {inCountry: {code: ASC}}}}', [1001, 1002, 1003]],
  ['Company', '{field: companyName}', [2, 101, 102, 1, 50, 51, 3]],
  ['RateSubmission', '{field: createdAt, order: DESC}', [6003, 6002, 6001]],
];

/** [arguments of allPurchaseOrder, what the message says] */
const REFUSED: [string, RegExp][] = [
  ['where: {orderNumber: {eq: "x"}}', /^where\.orderNumber: PurchaseOrder has no field "orderNumber"/],
  ['where: {constructor: {eq: "x"}}', /has no field "constructor"/],
  ['where: {id: 5}', /^where\.id: expected an object such as \{eq: \.\.\.\}, got 5/],
  ['where: {id: {eq: "abc"}}', /^where\.id\.eq: expected an integer, got "abc"/],
  ['where: {id: {eq: 99999999999}}', /expected an integer/],
  ['where: {id: {eq: 1.5}}', /expected an integer/],
  ['where: {id: {matches: "1"}}', /^where\.id\.matches: no such operator here; there are eq, neq, in/],
  ['where: {id: {like: 1}}', /no such operator/],
  ['where: {id: {toString: 1}}', /no such operator/],
  ['where: {id: {in: [1, null]}}', /^where\.id\.in\[1\]: expected an integer, got nothing/],
  ['where: {id: {gt: null}}', /expected an integer, got nothing/],
  ['where: {id: {}}', /has no operator/],
  ['where: {orderNumbers: {eq: 5}}', /expected text of at most 1000 characters, got 5/],
  ['where: {orderNumbers: {matches: "a\\u0000b"}}', /expected text/],
  ['where: {createdAt: {gt: "2026-02-30"}}', /expected a date or time/],
  ['where: {createdAt: {gt: "tomorrow"}}', /expected a date or time/],
  ['where: {createdAt: {gt: "2026-01-31T12:00:00+16:00"}}', /expected a date or time/],
  ['where: {createdAt: {gt: "2026-01-31T12:00-14:30"}}', /expected a date or time/],
  ['where: {orderPurchaser: {isCarrier: {gt: true}}}', /no such operator/],
  ['where: {orderPurchaser: {isCarrier: {eq: "yes"}}}', /expected true or false/],
  ['where: {orderPurchaser: null}', /expected an object of the fields of Company/],
  ['where: {orderPurchaser: [{id: {eq: 1}}]}', /expected an object, got a list/],
  ['where: {_or: []}', /^where\._or: the list is empty/],
  ['where: [{id: {eq: 1}}]', /^where: expected an object, got a list/],
  ['sort: {field: nothing}', /can't be sorted by "nothing"/],
  ['sort: {field: styleNumbers}', /can't be sorted/],
  ['sort: {field: id, order: UP}', /the order is ASC or DESC, got "UP"/],
  ['sort: {by: id}', /no such key "by"/],
  ['sort: {relation: {styleNumbers: {id: ASC}}}', /is no to-one relation/],
  ['sort: {relation: {orderPurchaser: {}}}', /expected one relation/],
  [`sort: [${'{field: id}, '.repeat(9)}]`, /^sort: at most 8 keys/],
  ['sort: "id"', /expected \{field, order\}/],
  ['take: -1', /^take: expected a whole number from 0 up, got -1/],
  ['skip: -1', /^skip: expected a whole number from 0 up/],
  ['skip: "x"', /^skip: expected a whole number/],
  ['take: 1, limit: 1', /take and limit are the same/],
  ['first: 1', /Unknown argument "first"/],
];

forEachDatabase((_name, open) => {
  describe('grammar of the data API', () => {
    let server: DataApiServer;
    let admin: string;
    before(async () => {
      server = await startDataApi(await open());
      admin = await server.session(USER.admin);
    });
    after(() => server.close());

    const all = async (model: string, args: string) => {
      const { data, errors } = await server.ask(
        admin,
        `{ all${model}(${args}) { results { id } totalCount } }`,
      );
      assert.equal(errors, undefined, args);
      return data[`all${model}`];
    };

    it('API-21 API-22 API-23 API-24 every filter lets through what it says, and counts it', async () => {
      for (const [model, where, ids] of FILTERS) {
        const { results, totalCount } = await all(model, `where: {${where}}, sort: {field: id}`);
        assert.deepEqual(
          results.map((row: { id: number }) => row.id),
          ids,
          where,
        );
        assert.equal(totalCount, ids.length, where);
        const unsorted = await all(model, `where: {${where}}`);
        assert.deepEqual(new Set(unsorted.results.map((row: { id: number }) => row.id)), new Set(ids), where);
      }
    });

    it('every sort orders as it says', async () => {
      for (const [model, sort, ids] of SORTS) {
        const { results } = await all(model, `sort: ${sort}`);
        assert.deepEqual(
          results.map((row: { id: number }) => row.id),
          ids,
          sort,
        );
      }
    });

    it('pages by take and skip or limit and offset, and counts all rows', async () => {
      for (const page of ['take: 2, skip: 1', 'limit: 2, offset: 1', 'take: "2", skip: "1"']) {
        const { results, totalCount } = await all('Port', page);
        assert.deepEqual(results, [{ id: 2 }, { id: 3 }], page);
        assert.equal(totalCount, 3);
      }
      assert.deepEqual(await all('Port', 'skip: 5'), { results: [], totalCount: 3 });
      assert.deepEqual(await all('Port', 'take: 0'), { results: [], totalCount: 3 });
      assert.deepEqual(await all('Port', 'take: 3'), {
        results: [{ id: 1 }, { id: 2 }, { id: 3 }],
        totalCount: 3,
      });
    });

    it('D-04 a page of more than 200 rows is one of 200, as in the dialect', async () => {
      await sql`insert into route_subscription (id, entity_id, origin_port_id, destination_port_id)
        select 100 + n, 101, 1, 2 from generate_series(1, 201) n`.execute(server.database.db);
      for (const page of ['take: 201', 'limit: 5000']) {
        const { results, totalCount } = await all('RouteSubscription', page);
        assert.deepEqual([results.length, totalCount], [200, 203], page);
      }
    });

    it('API-23 the pages of a search have every row once', async () => {
      const where = 'where: {orderNumbers: {matches: "p"}, orderPurchaser: {id: {eq: 101}}}';
      const seen: number[] = [];
      for (let skip = 0; skip < 3; skip++) {
        const { results, totalCount } = await all('PurchaseOrder', `${where}, take: 1, skip: ${skip}`);
        assert.equal(totalCount, 3);
        seen.push(...results.map((row: { id: number }) => row.id));
      }
      assert.deepEqual(seen.toSorted(), [5001, 5002, 5003]);
    });

    it('to-many fields take where and sort of their own', async () => {
      const { data } = await server.ask(
        admin,
        `{ oneBooking(where: {id: {eq: 1001}}) {
          pos(sort: {field: orderNumbers}) { id }
          some: pos(where: {styleNumbers: {id: {eq: 7002}}}) { id }
          styleNumberRelation(where: {pos: {id: {eq: 5002}}}) { id }
        } }`,
      );
      assert.deepEqual(data.oneBooking, {
        pos: [{ id: 5001 }, { id: 5002 }],
        some: [{ id: 5001 }],
        styleNumberRelation: [{ id: 7001 }],
      });
    });

    it('refuses what is wrong with a message that says where', async () => {
      for (const [args, message] of REFUSED) {
        const { status, errors } = await server.ask(admin, `{ allPurchaseOrder(${args}) { totalCount } }`);
        assert.equal(status, 200, args);
        assert.match(errors?.[0]?.message ?? 'no error', message, args);
        assert.equal(errors?.[0]?.extensions.statusCode, 400, args);
      }
    });

    it('takes variables undeclared, declared with any scalar, and in any place', async () => {
      const where = '(where: {id: {in: $ids}, orderPurchaser: {id: {eq: $owner}}}) { results { id } }';
      for (const head of [
        '',
        '($ids: [ID!]!, $owner: ID)',
        '($ids: [Int], $owner: Int!)',
        '($ids: Ids, $owner: Key!)',
      ]) {
        for (const variables of [
          { ids: [5001, 5901], owner: 101 },
          { ids: ['5001', '5901'], owner: '101' },
        ]) {
          const { data, errors } = await server.ask(
            admin,
            `query${head} { allPurchaseOrder${where} }`,
            variables,
          );
          assert.equal(errors, undefined, head);
          assert.deepEqual(data.allPurchaseOrder.results, [{ id: 5001 }]);
        }
      }
      const { data } = await server.ask(
        admin,
        'query($w: Anything, $s: Some, $n: Int = 1) { allPort(where: $w, sort: $s, take: $n) { results { id } } }',
        { w: { country: { eq: 'Germany' } }, s: { field: 'companyName' } },
      );
      assert.deepEqual(data.allPort.results, [{ id: 3 }]);
    });

    it('refuses a variable that is missing or of a wrong type, and never drops a filter for it', async () => {
      const query = (head: string) => `query${head} { allPort(where: {id: {eq: $id}}) { totalCount } }`;
      for (const [head, variables, message] of [
        ['', {}, /The variable \$id is not given/],
        ['($id: Int!)', {}, /The variable \$id is not given/],
        ['($id: Int!)', { id: null }, /must not be null/],
        ['($id: Int)', {}, /has no operator/],
        ['', { id: { eq: 1 } }, /expected an integer, got an object/],
        ['($id: Int)', { id: 'x' }, /expected an integer, got "x"/],
        ['', [], /variables: expected an object/],
      ] as const) {
        const { errors } = await server.ask(admin, query(head), variables);
        assert.match(errors?.[0]?.message ?? 'no error', message);
      }
    });
  });
});
