import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';
import { getIntrospectionQuery } from 'graphql';
import { MODELS_DOCUMENTED } from '../../shared/contract/documented/models.ts';
import { TWIN_ACTION_IDS } from './action-ids.ts';
import { Twin } from './twin.ts';

const ACTION = 'mutation ($id: ID!, $input: ActionInput!) { action(id: $id, input: $input) }';

let twin: Twin;
let token: string;
beforeEach(() => {
  twin = new Twin();
  token = twin.token();
});

interface Answered {
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
  data: any;
  errors?: { message: string; extensions: { statusCode: number } }[];
}

const ask = async (query: string, variables: Record<string, unknown> = {}): Promise<Answered> =>
  (await twin.answer({ token, query, variables })).json() as Promise<Answered>;

const act = (action: keyof typeof TWIN_ACTION_IDS, input: object) =>
  ask(ACTION, { id: TWIN_ACTION_IDS[action], input });

/** The one error of an answer: its status, and its message up to the first full stop. */
async function refusalOf(answer: Promise<Answered>): Promise<string> {
  const { data, errors } = await answer;
  assert.equal(data, null);
  const [error] = errors!;
  return `${error!.extensions.statusCode} ${error!.message.split('. ')[0]}`;
}

suite('the twin of the platform', () => {
  test('PROD-08 has the models of the contract with what is documented of them, and all of it may be null', async () => {
    const { data } = await ask(getIntrospectionQuery());
    // biome-ignore lint/suspicious/noExplicitAny: an introspection
    const types = new Map<string, any>(data.__schema.types.map((type: any) => [type.name, type]));
    for (const [model, fields] of Object.entries(MODELS_DOCUMENTED)) {
      const own = types.get(model).fields as { name: string; type: { kind: string } }[];
      assert.deepEqual(
        own.map(({ name }) => name),
        Object.keys(fields),
      );
      assert.ok(own.every(({ type }) => type.kind !== 'NON_NULL'));
    }
    assert.deepEqual(
      [types.get('AirFreightRate'), types.get('RateLevel')].map(
        (type) => type.fields.find(({ name }: { name: string }) => /maxCapacity|value/.test(name)).type.name,
      ),
      ['Decimal', 'Decimal'],
    );
  });

  test('answers rows by filter, sort and page, with decimals as text and ids as integers', async () => {
    const { data } = await ask(
      `query ($where: CompanyFilterInput, $sort: CompanySortInput) {
        allCompany(where: $where, sort: $sort, skip: 1, take: 2) { results { id companyName } totalCount }
        oneRateSubmission(where: {id: {eq: 6001}}) { airFreightRates { maxCapacity rateLevels { id value } } }
        allPurchaseOrder(where: {styleNumbers: [{styleNumber: {matches: "sn-4"}}]}) { results { id } }
      }`,
      {
        where: { _or: [{ entityType: { eq: 'Customer' } }, { isCarrier: { eq: true } }] },
        sort: { field: 'companyName', order: 'DESC' },
      },
    );
    assert.deepEqual(data.allCompany, {
      results: [
        { id: 101, companyName: 'Importer A' },
        { id: 302, companyName: 'Green Carrier' },
      ],
      totalCount: 4,
    });
    assert.equal(data.oneRateSubmission.airFreightRates[0].maxCapacity, '1200.5');
    assert.deepEqual(data.allPurchaseOrder.results, [{ id: 5002 }]);
  });

  const REFUSED: Record<string, [query: string, why: RegExp]> = {
    'a type of another backend': ['query ($w: JSON) { allBooking(where: $w) { totalCount } }', /JSON/],
    'a page of a nested list': ['{ allBooking { results { pos(take: 5) { id } } } }', /take/],
    'limit and offset': ['{ allBooking(limit: 5, offset: 1) { totalCount } }', /limit/],
    'a property that nobody documented': ['{ allBooking { results { hasOrders } } }', /hasOrders/],
    'a model that nobody documented': ['{ allInvoice { totalCount } }', /allInvoice/],
    'a sort by a text': ['{ allBooking(sort: {field: "id", order: ASC}) { totalCount } }', /SortField/],
    'an id as text': ['{ allBooking(where: {id: {eq: "7"}}) { totalCount } }', /Int cannot represent/],
    'one without a filter': ['{ oneBooking { id } }', /where/],
    'a variable that is not declared': ['{ allBooking(take: $take) { totalCount } }', /\$take/],
    'a variable that nobody uses': ['query ($a: Int) { allBooking { totalCount } }', /\$a/],
  };
  for (const [what, [query, why]] of Object.entries(REFUSED))
    test(`refuses ${what} before it is run, with HTTP 200 and a status beside the message`, async () => {
      assert.match(await refusalOf(ask(query)), why);
      assert.equal(twin.refused.length, 1);
    });

  test('an action refuses what it does not declare, and one that is not there is named', async () => {
    const input = { recordId: 3001, featureType: 'freight_charges' };
    assert.equal((await act('loadCharges', input)).data.action.results.quote.mode, 'Ocean');
    assert.match(await refusalOf(act('loadCharges', { ...input, role: 'admin' })), /^422 loadCharges: role/);
    assert.match(await refusalOf(act('setEntity', { new_entity_id: 101, requestId: 'key' })), /requestId/);
    assert.match(await refusalOf(ask(ACTION, { id: 'getJob', input: {} })), /^404 There is no action getJob/);
    assert.deepEqual(twin.effects, []);
    assert.equal(twin.refused.length, 3);
  });

  test('keeps a log of every change, and a repeat is a second one', async () => {
    const payload = { type: 'booking', id: 1001, orderNumber: 'PO-NEW' };
    await act('createPurchaseOrder', { payload });
    await act('createPurchaseOrder', { payload });
    assert.deepEqual(
      twin.effects.map(({ action }) => action),
      ['createPurchaseOrder', 'createPurchaseOrder'],
    );
    const { data } = await ask('{ allPurchaseOrder(where: {orderNumbers: {eq: "PO-NEW"}}) { totalCount } }');
    assert.equal(data.allPurchaseOrder.totalCount, 2);
  });

  test('a lost answer has taken effect, a request that never arrived has not', async () => {
    twin.outcomeOf = () => 'lost';
    await assert.rejects(act('setEntity', { new_entity_id: 101 }), TypeError);
    twin.outcomeOf = () => 'unsent';
    await assert.rejects(act('setEntity', { new_entity_id: 102 }), TypeError);
    assert.deepEqual(
      twin.effects.map(({ input }) => input),
      [{ new_entity_id: 101 }],
    );
  });

  test('a token ends in mid-use; a refresh token brings another one, once', async () => {
    const signIn = `mutation { login(authProfileUuid: "p", username: "u", password: "w") {
      isValid jwtToken refreshToken accessExpiresAt accessExpiresIn refreshExpiresAt refreshExpiresIn } }`;
    const { refreshToken } = (await ask(signIn)).data.login;
    twin.endTokens();
    assert.equal(await refusalOf(ask('{ meWebUser { id } }')), '401 You are not authorized.');
    const renew = `mutation ($token: String!) { refreshToken(token: $token) { jwtToken } }`;
    token = (await ask(renew, { token: refreshToken })).data.refreshToken.jwtToken;
    assert.equal((await ask('{ meWebUser { id } }')).data.meWebUser.id, 1);
    assert.match(await refusalOf(ask(renew, { token: refreshToken })), /^401/);
    const revoke = 'mutation ($token: String!) { revokeRefreshToken(token: $token) }';
    assert.equal((await ask(revoke, { token: 'another' })).data.revokeRefreshToken, false);
  });

  test('has quirks where it is told to: null fields, null rows, null lists, no actions, an answer of somebody else', async () => {
    const query = '{ allQuote(take: 1) { results { id mode } totalCount } }';
    twin.quirks.nullFields = true;
    assert.deepEqual((await ask(query)).data.allQuote, {
      results: [{ id: 3001, mode: null }],
      totalCount: 2,
    });
    twin.quirks.nullRows = true;
    assert.deepEqual((await ask(query)).data.allQuote.results, [null, { id: 3001, mode: null }]);
    twin.quirks.nullLists = true;
    assert.deepEqual((await ask(query)).data.allQuote, { results: null, totalCount: 2 });
    twin.quirks.isPrivate = true;
    assert.match(await refusalOf(act('isAdmin', {})), /^403/);
    twin.instead.push(new Response('<h1>Busy</h1>', { status: 503 }));
    assert.equal((await twin.answer({ token, query })).status, 503);
  });

  test('may give decimals as numbers, and its own name to the query for the signed-in person', async () => {
    twin = new Twin({ decimals: 'number', me: 'meCustomer' });
    token = twin.token();
    const query =
      '{ allRateSubmission(take: 1) { results { airFreightRates { maxCapacity } } } meCustomer { id } }';
    const { data } = await ask(query);
    assert.equal(data.allRateSubmission.results[0].airFreightRates[0].maxCapacity, 1200.5);
    assert.equal(data.meCustomer.id, 1);
  });
});
