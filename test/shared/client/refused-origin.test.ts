import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import * as v from 'valibot';
import { createClient } from '../../../shared/client/client.ts';
import { ClientError } from '../../../shared/client/client-error.ts';
import { texts } from '../../../shared/i18n/texts/index.ts';
import { broken, type Call, type FakeNetwork, fakeNetwork } from '../../helpers/network.ts';

const LOGIN = 'POST /api/betty/login';
const OFFICE = 'https://office.example';
const MESSAGE = `Add ${OFFICE} to ALLOWED_ORIGINS.`;

const refusal = () =>
  Response.json({ error: 'Not from here', code: 'origin_not_allowed', requestId: 'r' }, { status: 403 });

let network: FakeNetwork;
let logged: unknown[];

beforeEach(() => {
  network = fakeNetwork();
  logged = [];
  mock.method(console, 'error', (text: unknown) => logged.push(text));
  mock.method(console, 'warn', () => {});
  Object.defineProperty(globalThis, 'location', { configurable: true, value: { origin: OFFICE } });
});
afterEach(() => {
  mock.restoreAll();
  Reflect.deleteProperty(globalThis, 'location');
});

async function failure(apiBase: string, linkToken: string | null): Promise<ClientError> {
  const client = createClient({
    apiBase,
    tokens: { linkToken },
    fetcher: network.fetch,
    wait: async () => {},
  });
  const error = await client
    .query(v.unknown(), { name: 'allBooking', query: '{ allBooking { totalCount } }' })
    .then(
      () => assert.fail('it should have failed'),
      (reason) => reason,
    );
  assert.ok(error instanceof ClientError, String(error));
  return error;
}

/** As a browser does: what carries more than a simple request may, is not even sent. */
const asBrowser =
  (answer: () => Response) =>
  ({ headers }: Call) => {
    if (headers.has('x-link-token') || headers.has('authorization')) throw new TypeError('Failed to fetch');
    return answer();
  };

for (const link of ['link', null])
  test(`a page that the service does not accept hears so at once, ${link ?? 'without a token'}`, async () => {
    network.on(LOGIN, asBrowser(refusal));
    const error = await failure('https://portal.example', link);
    assert.deepEqual([error.code, error.message], ['origin-refused', MESSAGE]);
    assert.deepEqual(error.notice, texts('error.origin', { origin: OFFICE }));
    assert.deepEqual(logged, [MESSAGE]);
    assert.equal(network.to(LOGIN).length, link ? 2 : 1, 'nothing is tried again');
  });

test('a service that can not be reached is told as such', async () => {
  network.on(LOGIN, broken());
  const error = await failure('https://portal.example', 'link');
  assert.equal(error.code, 'network');
  assert.deepEqual(logged, []);
});

test('a service that accepts the page and breaks down is told as such', async () => {
  network.on(
    LOGIN,
    asBrowser(() => Response.json({ error: 'Who are you?' }, { status: 401 })),
  );
  assert.equal((await failure('https://portal.example', 'link')).code, 'network');
});

test('the page’s own service is not asked a second time', async () => {
  network.on(LOGIN, broken());
  await failure(OFFICE, 'link');
  assert.equal(network.to(LOGIN).length, 3);
});
