import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { APP_ID } from '../../../../portal/server/data-api/app-id.ts';
import { documentOf } from '../../../../portal/server/data-api/query/document.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { type DataApiServer, PASSWORD, startDataApi, USER } from './data-api-server.ts';

describe('protocol of the data API', () => {
  let server: DataApiServer;
  let token: string;
  before(async () => {
    server = await startDataApi(await openFreshEmbedded());
    token = await server.session(USER.importerA);
  });
  beforeEach(() => server.actionCalls.splice(0));
  after(() => server.close());

  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      body: await response.json(),
    };
  };

  it('API-16 API-33 the data endpoint takes the token in the body, the runtime endpoint as a bearer', async () => {
    const query = 'query($id: Int!) { allBooking(where: {id: {eq: $id}}) { results { id } } }';
    const asked = { query, variables: { id: 1001 }, operationName: null };
    const answer = { data: { allBooking: { results: [{ id: 1001 }] } } };
    const viaData = await post('/api/betty/query', { token, ...asked });
    assert.deepEqual(viaData, { status: 200, type: 'application/json; charset=utf-8', body: answer });
    const viaRuntime = await post(`/api/runtime/${APP_ID}`, asked, { authorization: `bearer ${token}` });
    assert.deepEqual(viaRuntime.body, answer);
    for (const bad of [{}, { token: 5 }, { token: 'x' }, { token: '' }]) {
      const { status, body } = await post('/api/betty/query', { ...bad, ...asked });
      assert.equal(status, 401);
      assert.deepEqual(Object.keys(body), ['error', 'code', 'requestId', 'reasons']);
      assert.deepEqual(body.reasons, [{ code: 'signIn' }]);
    }
  });

  it('refuses other apps, other methods and bodies that hold no query', async () => {
    assert.equal((await post('/api/runtime/other', { query: '{ __typename }' })).status, 404);
    const get = await fetch(`${server.url}/api/betty/query?query={__typename}`);
    assert.equal(get.status, 405);
    assert.equal(get.headers.get('allow'), 'POST');
    for (const body of ['[]', '"x"', 'null', '{', '']) {
      assert.equal((await post('/api/betty/query', body)).status, 400, body);
    }
    for (const query of [undefined, 5, '', '   ', {}]) {
      const { status, body } = await post('/api/betty/query', { token, query });
      assert.equal(status, 200);
      assert.match(body.errors[0].message, /^query: expected the text of a query/);
    }
  });

  it('API-26 an error has a message, a status, a code and the id of the request', async () => {
    const headers = { authorization: `Bearer ${token}`, 'x-request-id': 'complaint-7' };
    const { status, body } = await post(`/api/runtime/${APP_ID}`, { query: '{ qqqqqqqq { id } }' }, headers);
    assert.equal(status, 200);
    assert.deepEqual(body, {
      data: null,
      errors: [
        {
          message: 'Cannot query field "qqqqqqqq" on type "Query".',
          extensions: { code: 'bad_query', statusCode: 400, requestId: 'complaint-7' },
        },
      ],
    });
  });

  it("a stranger learns nothing of a query's mistakes", async () => {
    assert.equal((await server.ask(undefined, '{ qqqqqqqq { id } }')).status, 401);
    assert.equal((await server.ask('x', '{{{')).status, 401);
    assert.equal((await server.ask(undefined, 'mutation { action(id: "a") }')).status, 401);
  });

  it('D-04 strangers put nothing in the place of the queries that are remembered', async () => {
    const query = '{ allPort { totalCount } }';
    const remembered = documentOf(query);
    await server.ask(token, query);
    const strangers = Array.from({ length: 400 }, (_, n) => [
      server.ask(n % 2 ? undefined : 'no token', `{ p${n}: allPort { totalCount } }`),
      server.ask(undefined, `mutation { l${n}: login(username: 5, password: 5) { isValid } }`),
    ]).flat();
    const answers = await Promise.all(strangers);
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([401, 200]));
    assert.equal(documentOf(query), remembered);
  });

  it('API-11 who has no token may only sign in', async () => {
    const login = 'login(username: "user3@demo.example", password: "Demo-pass-1") { isValid }';
    assert.deepEqual((await server.ask('an old token', `mutation { ${login} }`)).data, {
      login: { isValid: true },
    });
    assert.deepEqual((await server.ask(token, `mutation { ${login} }`)).data, { login: { isValid: true } });
    for (const query of [
      `mutation { ${login} action(id: "login") }`,
      `mutation { ${login} more: ${login} }`,
      `mutation { ${login} ${'#'.repeat(2_000)}\n}`,
      `mutation { login(username: "a", password: "b") { ${'isValid '.repeat(100)} } }`,
      'mutation { login(username: "a", password: "b") { nothing } }',
      'mutation { action(id: "login") }',
      '{ onePort(where: {companyName: {eq: "login"}}) { id } }',
    ]) {
      assert.equal((await server.ask(undefined, query)).status, 401, query);
    }
  });

  it('several operations need a name', async () => {
    const query =
      'query A { onePort(where: {id: {eq: 1}}) { id } } query B { onePort(where: {id: {eq: 2}}) { id } }';
    assert.match((await server.ask(token, query)).errors?.[0]?.message ?? '', /say which operation/);
    assert.deepEqual((await server.ask(token, query, {}, { operationName: 'B' })).data, {
      onePort: { id: 2 },
    });
    assert.match(
      (await server.ask(token, query, {}, { operationName: 'C' })).errors?.[0]?.message ?? '',
      /no such/,
    );
  });

  it('API-11 login answers a token that works, without a token of its own', async () => {
    const query = `mutation($u: Email!, $p: String!) {
      in: login(authProfileUuid: "any", username: $u, password: $p) {
        isValid jwtToken refreshToken accessExpiresAt __typename
      }
    }`;
    const { data } = await server.ask(undefined, query, { u: 'USER3@demo.example', p: PASSWORD });
    const { jwtToken, accessExpiresAt, ...rest } = data.in;
    assert.deepEqual(rest, { isValid: true, refreshToken: null, __typename: 'Login' });
    assert.ok(Date.parse(accessExpiresAt) > Date.now());
    assert.deepEqual((await server.ask(jwtToken, '{ meWebUser { id } }')).data.meWebUser, { id: 3 });
  });

  it('API-11 a wrong password is an error of status 401 in an answer of 200', async () => {
    const query = 'mutation { login(username: "user3@demo.example", password: "wrong") { jwtToken } }';
    const { status, data, errors } = await server.ask(undefined, query);
    assert.deepEqual([status, data, errors?.[0]?.extensions.statusCode], [200, null, 401]);
  });

  it('API-25 API-26 an action gets its id, its input and the idempotency key, and answers results', async () => {
    const query = 'mutation($id: UUID!, $input: ActionInput) { action(id: $id, input: $input) }';
    const input = { payload: { deep: [1, 'x', null] }, requestId: 'k' };
    const more = { headers: { 'idempotency-key': 'key-1', 'x-request-id': 'r-1' } };
    const { data } = await server.ask(token, query, { id: 'a1', input }, more);
    assert.deepEqual(data, { action: { results: input } });
    assert.deepEqual(server.actionCalls, [{ id: 'a1', input, key: 'key-1', requestId: 'r-1' }]);
    const undeclared = 'mutation { did: action(id: $id, input: {payload: {n: $n}}) { results } }';
    const answer = await server.ask(token, undeclared, { id: 'a2', n: 7 });
    assert.deepEqual(answer.data, { did: { results: { payload: { n: 7 } } } });
    assert.equal(server.actionCalls[1]?.key, undefined);
  });

  it('D-37 a mutation does one thing, so that its key stands for one thing', async () => {
    const query = 'mutation { a: action(id: "x") b: action(id: "y") }';
    const { errors } = await server.ask(token, query);
    assert.match(errors?.[0]?.message ?? '', /exactly one root field/);
    assert.deepEqual(server.actionCalls, []);
  });

  it('D-04 introspection needs a session', async () => {
    const query = '{ __schema { queryType { fields { name } } } __type(name: "Booking") { name } }';
    const { data } = await server.ask(token, query);
    const names = data.__schema.queryType.fields.map((field: { name: string }) => field.name);
    assert.ok(['allShipments', 'allBooking', 'onePort', 'meWebUser'].every((name) => names.includes(name)));
    for (const other of [await server.link('booking', 1001), await server.service()]) {
      const { errors } = await server.ask(other, query);
      assert.equal(errors?.[0]?.extensions.statusCode, 403);
    }
    const doubled = await server.ask(token, '{ __schema { types { name more: name } } }');
    assert.equal(doubled.errors?.[0]?.message, 'Introspection has no aliases.');
    const mixed = await server.ask(token, '{ __schema { queryType { name } } allPort { totalCount } }');
    assert.match(mixed.errors?.[0]?.message ?? '', /stands alone/);
  });

  it('a failure of the database shows nothing of the statement', async () => {
    const other = await startDataApi(await openFreshEmbedded());
    const session = await other.session(USER.importerA);
    await other.ask(session, '{ meWebUser { id } }');
    const { sql } = await import('kysely');
    await sql`alter table port rename column company_name to gone`.execute(other.database.db);
    const { status, errors } = await other.ask(session, '{ allPort { results { companyName } } }');
    assert.equal(status, 200);
    assert.deepEqual(errors?.[0]?.extensions.statusCode, 500);
    assert.equal(errors?.[0]?.message, 'Something went wrong. Please try again.');
    await other.close();
  });
});
