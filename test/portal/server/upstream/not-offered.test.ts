import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';
import { NAMED_ACTIONS } from '../../../../portal/server/actions/registry.ts';
import { ALLOWED_ACTIONS } from '../../../../portal/server/upstream/allowed/actions.ts';
import { isOwnAction } from '../../../../portal/server/upstream/own.ts';
import { post } from '../auth/test-accounts.ts';
import { type CallerName, useUpstream } from './upstream-server.ts';

const ACTION = 'mutation ($id: ID!, $input: ActionInput!) { action(id: $id, input: $input) }';

/** What is not on the list, though the platform would answer it to the service account. */
const QUERIES: Record<string, string> = {
  'no filter': '{ allBooking { results { id } } }',
  'another filter': '{ allBooking(where: {customer: {id: {eq: 101}}}) { results { id } } }',
  'a filter by several ids': '{ allBooking(where: {id: {in: [1001, 1002]}}) { results { id } } }',
  'a filter that is true of others': '{ allBooking(where: {id: {neq: 1001}}) { results { id } } }',
  'a filter with alternatives':
    '{ allBooking(where: {_or: [{id: {eq: 1001}}, {id: {eq: 1002}}]}) { results { id } } }',
  'a filter beside the own one':
    '{ allBooking(where: {id: {eq: 1001}, pos: {orderNumbers: {startsWith: "P"}}}) { results { id } } }',
  'a count': '{ allBooking(where: {id: {eq: 1001}}) { totalCount } }',
  'a count beside rows': '{ allBooking(where: {id: {eq: 1001}}) { results { id } totalCount } }',
  'a field that is not listed':
    '{ allBooking(where: {id: {eq: 1001}}) { results { customer { companyName } } } }',
  'a way to others through relations':
    '{ allBooking(where: {id: {eq: 1001}}) { results { pos { styleNumbers { pos { id } } } } } }',
  'the same in a fragment':
    '{ allBooking(where: {id: {eq: 1001}}) { results { ...f } } } fragment f on Booking { customer { companyName } }',
  'the same behind another name':
    '{ allBooking(where: {id: {eq: 1001}}) { results { id: customer { name: companyName } } } }',
  'a filter inside a row':
    '{ allBooking(where: {id: {eq: 1001}}) { results { pos(where: {id: {eq: 5001}}) { id } } } }',
  'a sort through a relation':
    '{ allRouteSubscription(where: {entity: {id: {eq: 101}}}, sort: {relation: {carrier: {companyName: ASC}}}) { results { id } } }',
  'two questions at once':
    '{ a: allBooking(where: {id: {eq: 1001}}) { results { id } } b: allBooking(where: {id: {eq: 1002}}) { results { id } } }',
  'a question beside one about oneself':
    '{ meWebUser { id } allBooking(where: {id: {eq: 1001}}) { results { id } } }',
  'more rows than any element asks for':
    '{ allBooking(where: {id: {eq: 1001}}, take: 2) { results { id } } }',
  'a later page': '{ allBooking(where: {id: {eq: 1001}}, skip: 1) { results { id } } }',
  'companies that are no reference data': '{ allCompany { results { id companyName } } }',
  customers: '{ allCompany(where: {entityType: {eq: "Customer"}}) { results { id } } }',
  'a model that the elements never ask for': '{ allQuote { results { id } } }',
  'a model of this server’s own': '{ allInvoice { results { id } } }',
  'the schema': '{ __schema { types { name } } }',
};

suite('D-04 what is not on the list is handed on for nobody', () => {
  const server = useUpstream();
  beforeEach(() => {
    server.asked.length = 0;
  });

  const ask = async (caller: CallerName, body: object) => {
    const token = await server.tokenOf(caller);
    server.asked.length = 0;
    return (await post(`${server.url}/api/betty/query`, { body: { token, ...body } })).body;
  };

  for (const [what, query] of Object.entries(QUERIES))
    test(`${what}`, async () => {
      for (const caller of ['admin', 'importer', 'bookingLink'] as const) {
        const { data, errors } = await ask(caller, { query });
        assert.equal(data, null);
        const { extensions, message } = errors[0];
        assert.equal(`${extensions.statusCode} ${extensions.code}`, '422 not_offered', message);
        assert.deepEqual(extensions.reasons, [{ code: 'notOffered' }]);
        assert.equal(message, 'The provider’s system doesn’t offer this.');
        assert.deepEqual(server.asked, []);
      }
    });

  test('actions that the elements don’t call of the platform', async () => {
    for (const { name, action } of NAMED_ACTIONS) {
      if (Object.hasOwn(ALLOWED_ACTIONS, name) || isOwnAction(name)) continue;
      const variables = { id: action.id, input: { payload: {} } };
      const { errors } = await ask('admin', { query: ACTION, variables });
      assert.equal(errors[0].extensions.code, 'not_offered', name);
    }
    assert.deepEqual(server.asked, []);
  });

  test('fields of an action that the specification doesn’t document are refused by their names', async () => {
    const { id } = NAMED_ACTIONS.find(({ name }) => name === 'linkPurchaseOrders')!.action;
    const input = { payload: { type: 'booking', id: 1001, selectedPOs: [], knownPOs: [] } };
    const { errors } = await ask('admin', { query: ACTION, variables: { id, input } });
    assert.equal(errors[0].extensions.statusCode, 422);
    assert.match(errors[0].message, /knownPOs/);
    assert.deepEqual(server.asked, []);
  });

  test('of two forms of an input at once the one that is checked is the one that goes out', async () => {
    const { id } = NAMED_ACTIONS.find(({ name }) => name === 'createPurchaseOrder')!.action;
    const own = { type: 'booking', id: 1001, orderNumber: 'PO-X' };
    for (const input of [
      { ...own, payload: { ...own, id: 1002 } },
      { payload: { ...own, id: 1002 }, id: 1001 },
      { payload: { payload: { ...own, id: 1002 }, ...own } },
    ]) {
      const { data } = await ask('bookingLink', { query: ACTION, variables: { id, input } });
      assert.equal(data, null);
    }
    assert.deepEqual(server.listening.twin.effects, []);
  });

  test('what goes out is written anew, and what comes back is what was asked for', async () => {
    const query = `query hello($id: JSON) @skip(if: false) { mine: allBooking(where: {id: {eq: $id}}) {
      rows: results { __typename number: id ...f } } } fragment f on Booking { orders: pos { orderNumbers } }`;
    const { data, errors } = await ask('bookingLink', {
      query: query.replace('@skip(if: false) ', ''),
      variables: { id: 1001 },
    });
    assert.equal(errors, undefined);
    assert.deepEqual(data.mine.rows[0].orders[0], { orderNumbers: 'PO-5001' });
    assert.deepEqual(Object.keys(data.mine.rows[0]), ['__typename', 'number', 'orders']);
    const sent = server.asked.find(({ query: each }) => each.includes('allBooking('))!;
    assert.doesNotMatch(sent.query, /hello|mine|fragment|__typename|1001/);
    assert.deepEqual(sent.variables, { where: { id: { eq: 1001 } }, take: 1 });
  });

  test('without a token nothing is asked', async () => {
    const query = '{ allAirport { results { id } } }';
    const { status } = await post(`${server.url}/api/betty/query`, { body: { query } });
    assert.deepEqual([status, server.asked], [401, []]);
  });

  test('D-98 a session that has ended reaches nothing with the token that it gave', async () => {
    const token = await server.tokenOf('importerB');
    const query = '{ allBooking(where: {id: {eq: 1002}}) { results { id } } }';
    await server.database.db
      .updateTable('session')
      .set({ revoked_at: new Date() as never })
      .where('web_user_id', '=', 5)
      .execute();
    server.asked.length = 0;
    const { status } = await post(`${server.url}/api/betty/query`, { body: { token, query } });
    assert.deepEqual([status, server.asked], [401, []]);
  });
});
