import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { type ClientOptions, createClient } from '../../../shared/client/client.ts';
import { type FakeNetwork, fakeNetwork, graphqlError, jwt } from '../../helpers/network.ts';

const LOGIN = 'POST /api/betty/login';
const Data = v.object({ allBooking: v.object({ totalCount: v.number() }) });

/** Clients of one page, as an element and the page around it have one each. */
function page() {
  const network = fakeNetwork();
  network.on('query allBooking', { totalCount: 7 });
  const ask = (options: Partial<ClientOptions> = {}) =>
    createClient({
      apiBase: 'http://fake.example',
      tokens: { linkToken: 'link' },
      fetcher: network.fetch,
      wait: async () => {},
      ...options,
    }).query(Data, { name: 'allBooking', query: '{ allBooking { totalCount } }' });
  return { network, ask, logins: () => network.to(LOGIN).length };
}

const tokensOf = (network: FakeNetwork) => network.to('query allBooking').map(({ body }) => body.token);

test('API-14 clients that are the same caller share a token, also while it is on its way', async () => {
  const { ask, logins } = page();
  await Promise.all([ask(), ask({ apiBase: 'http://fake.example/' })]);
  await ask();
  assert.equal(logins(), 1);
});

test('API-14 another caller, backend or fetcher has a token of its own, and takes nobody else’s away', async () => {
  const { network, ask, logins } = page();
  for (const _ of [1, 2]) {
    await ask();
    await ask({ tokens: { linkToken: 'other' } });
    await ask({ tokens: { getToken: () => 'from-host' } });
    await ask({ apiBase: 'http://second.example' });
  }
  assert.equal(logins(), 4);
  await ask({ fetcher: (input, init) => network.fetch(input, init) });
  assert.equal(logins(), 5);
});

test('a token that one client was refused with is given to none again', async () => {
  const { network, ask, logins } = page();
  network.on(LOGIN, { token: jwt(4_000_000_000, 'old') }, { token: jwt(4_000_000_000, 'new') });
  await ask();
  network.on('query allBooking', graphqlError('Who are you?', 401), { totalCount: 7 });
  await Promise.all([ask(), ask()]);
  assert.equal(tokensOf(network).at(-1), jwt(4_000_000_000, 'new'));
  assert.equal(logins(), 2);
});

test('a failed login is nobody’s answer but that of who waited for it', async () => {
  const { network, ask } = page();
  network.on(LOGIN, { error: 'The service login failed.' }, { token: jwt(4_000_000_000) });
  assert.deepEqual(await ask(), { allBooking: { totalCount: 7 } });
});
