import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from './data-api-server.ts';

describe('limits of the data API', () => {
  let server: DataApiServer;
  let token: string;
  before(async () => {
    server = await startDataApi(await openFreshEmbedded());
    token = await server.session(USER.importerA);
  });
  after(() => server.close());

  const deep = (times: number): string => (times ? `styleNumbers { pos { ${deep(times - 1)} } }` : 'id');
  const many = (filter: object) => Array.from({ length: 150 }, () => filter);
  const fields = (count: number, one: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => one(n)).join(' ');
  const TOO_MUCH: [string, string, RegExp][] = [
    [
      'depth',
      `{ allPurchaseOrder { results { ${deep(5)} } } }`,
      /^allPurchaseOrder\.results\.[\w.]+: relations nest at most 8 deep/,
    ],
    [
      'depth through fragments',
      `{ allPurchaseOrder { results { ...A } } } fragment A on PurchaseOrder { ${deep(3)} ...B }
       fragment B on PurchaseOrder { ${deep(5)} }`,
      /nest at most 8 deep/,
    ],
    ['aliases', `{ onePort { ${fields(31, (n) => `a${n}: id`)} } }`, /at most 30 aliases/],
    ['root fields', `{ ${fields(11, (n) => `a${n}: onePort { id }`)} }`, /at most 10 root fields/],
    ['tokens', `{ onePort { ${'id '.repeat(4000)} } }`, /too many tokens|token/i],
    ['length', `{ onePort { id } } # ${'x'.repeat(21_000)}`, /at most 20000 characters/],
    [
      'filters',
      `{ allPort(where: {_or: [${fields(120, () => '{id: {eq: 1}}')}]}) { totalCount } }`,
      /at most 100 filters/,
    ],
    [
      'filters through lists',
      `{ allBooking(where: {_or: [${fields(5, () => '{pos: {id: {eq: 1}}}')}]}) { results { pos(where: {_or: [${fields(4, () => '{shipments: {id: {eq: 1}}}')}]}) { id } } } }`,
      /shipments: a request has at most 8 filters through lists/,
    ],
    [
      'sorts through relations',
      `{ ${fields(5, (n) => `a${n}: allBooking(sort: {relation: {customer: {companyName: ASC}}}) { totalCount }`)} }`,
      /at most 4 sorts through relations/,
    ],
    [
      'relations of filters',
      '{ allManifest(where: {shipment: {manifests: {shipment: {booking: {customer: {id: {eq: 1}}}}}}}) { totalCount } }',
      /go through at most 4 relations/,
    ],
    [
      'depth of filters',
      `{ allPort(where: ${'{_and: '.repeat(12)}{id: {eq: 1}}${'}'.repeat(12)}) { totalCount } }`,
      /nest at most 8 deep/,
    ],
    ['fragment cycles', '{ onePort { ...A } } fragment A on Port { ...A }', /fragment/i],
    ['subscriptions', 'subscription { onePort { id } }', /subscription/i],
  ];

  for (const [name, query, message] of TOO_MUCH) {
    it(`D-04 has a limit on ${name}`, async () => {
      const { status, errors } = await server.ask(token, query);
      assert.equal(status, 200);
      assert.match(errors?.[0]?.message ?? 'no error', message);
      assert.equal(errors?.[0]?.extensions.statusCode, 400);
    });
  }

  it('D-04 empty filters count too: each makes the statement longer', async () => {
    for (const where of [{ _or: many({}) }, { _and: [{ _or: many({}) }] }]) {
      const { errors } = await server.ask(token, '{ allPort(where: $where) { totalCount } }', { where });
      assert.match(errors?.[0]?.message ?? 'no error', /at most 100 filters/);
    }
    const where = { pos: many({}) };
    const { errors } = await server.ask(token, '{ allBooking(where: $where) { totalCount } }', { where });
    assert.match(errors?.[0]?.message ?? 'no error', /at most 8 filters through lists/);
  });

  it('D-04 a list in a filter has at most 2,000 values', async () => {
    const query = '{ allPort(where: {id: {in: $ids}}) { totalCount } }';
    const ids = Array.from({ length: 2001 }, (_, n) => n + 1);
    assert.match((await server.ask(token, query, { ids })).errors?.[0]?.message ?? '', /at most 2000 values/);
    assert.equal((await server.ask(token, query, { ids: ids.slice(1) })).data.allPort.totalCount, 2);
  });

  it('D-04 the queries of the tools are far inside the limits', async () => {
    const style = 'id styleNumber';
    const order = `id orderNumbers styleNumbers { ${style} }`;
    const { errors } = await server.ask(
      token,
      `{ allBooking(where: {id: {eq: 1001}}) {
        results { id customer { id } pos { ${order} } styleNumberRelation { ${style} pos { id orderNumbers } } } totalCount
      } allRateSubmission(take: 5, sort: {field: createdAt, order: DESC}) { results { id createdAt submissionNotes
        entity { id } airFreightRates { id from to airline maxCapacity minTransitTime maxTransitTime transitTimeText
        validityFrom validityTo comment routingText routings { routingElements { value } }
        rateLevels { id level value } } } } }`,
    );
    assert.equal(errors, undefined);
  });
});
