import assert from 'node:assert/strict';
import { before, beforeEach, mock, suite, test } from 'node:test';
import * as v from 'valibot';
import { createClient } from '../../../shared/client/client.ts';
import { ClientError } from '../../../shared/client/client-error.ts';
import type { TokenSource } from '../../../shared/client/token.ts';
import { type FakeNetwork, fakeNetwork, held, jwt } from '../../helpers/network.ts';

const LOGIN = 'POST /api/betty/login';
const QUERY = 'query allBooking';
const Data = v.object({ allBooking: v.object({ totalCount: v.number() }) });
const FOUND = { allBooking: { totalCount: 7 } };
const LATE = 4_000_000_000;

type Why = { rejected: true } | undefined;
type Answer = string | null | Promise<string | null>;

let network: FakeNetwork;
/** What the page's function was asked with. */
let asked: Why[];
let time: number;

beforeEach(() => {
  network = fakeNetwork();
  network.on(QUERY, { totalCount: 7 });
  asked = [];
  time = 0;
});
before(() => {
  for (const method of ['warn', 'error'] as const) mock.method(console, method, () => {});
});

/** A page's function that gives these answers in turn, the last one again and again. */
function page(...answers: (Answer | (() => Answer))[]) {
  return (why?: { rejected: true }) => {
    asked.push(why);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return (typeof answer === 'function' ? answer() : answer) as Answer;
  };
}

const clientOf = (tokens: TokenSource, timeout?: number) =>
  createClient({
    apiBase: 'http://fake.example',
    tokens,
    fetcher: network.fetch,
    wait: async () => {},
    now: () => time,
    timeout,
  });
const ask = (client: ReturnType<typeof clientOf>) =>
  client.query(Data, { name: 'allBooking', query: '{ allBooking { totalCount } }' });
const askWith = (getToken: TokenSource['getToken']) => ask(clientOf({ getToken }));

const bearers = () => network.to(LOGIN).map(({ headers }) => headers.get('authorization'));

/** An exchange that refuses these tokens. */
const refusing = (...refused: string[]) =>
  network.on(LOGIN, ({ headers }: { headers: Headers }) =>
    refused.some((token) => headers.get('authorization') === `Bearer ${token}`)
      ? Response.json({ error: 'Who are you?' }, { status: 401 })
      : { token: jwt(LATE, headers.get('authorization') ?? '') },
  );

async function failure(work: Promise<unknown>): Promise<ClientError> {
  const error = await work.then(
    () => assert.fail('it should have failed'),
    (reason) => reason,
  );
  assert.ok(error instanceof ClientError, String(error));
  return error;
}

suite('the token of the page’s own function', () => {
  test('takes the place of a link token, which is not sent at all', async () => {
    assert.deepEqual(await ask(clientOf({ linkToken: 'old-link', getToken: page('from-page') })), FOUND);
    assert.deepEqual(bearers(), ['Bearer from-page']);
    assert.equal(network.to(LOGIN)[0]?.headers.get('x-link-token'), null);
  });

  test('is no credential where the page has none, and is asked for again by the next call', async () => {
    const client = clientOf({ linkToken: 'old-link', getToken: page(null, '', jwt(LATE)) });
    network.on(LOGIN, { token: 'opaque' });
    for (const _ of [1, 2, 3]) await ask(client);
    assert.deepEqual(bearers(), [null, null, `Bearer ${jwt(LATE)}`]);
  });

  test('is kept until shortly before its end', async () => {
    network.on(LOGIN, { token: 'opaque' });
    const client = clientOf({ getToken: page(jwt(100, 'first'), jwt(200, 'second')) });
    await ask(client);
    time = 69_000;
    await ask(client);
    assert.deepEqual(asked, [undefined]);
    time = 70_000;
    await ask(client);
    assert.deepEqual(asked, [undefined, undefined]);
    assert.equal(bearers().at(-1), `Bearer ${jwt(200, 'second')}`);
  });

  test('is kept until it is refused where its end can not be read', async () => {
    network.on(LOGIN, { token: 'opaque' });
    const client = clientOf({ getToken: page('session-1') });
    await ask(client);
    time = 1e12;
    await ask(client);
    assert.deepEqual(asked, [undefined]);
  });

  test('comes without the line break of a file it was read from', async () => {
    await askWith(page('from-page\n'));
    assert.deepEqual(bearers(), ['Bearer from-page']);
  });

  test('is asked for once by all calls at the same time, of all elements with the same function', async () => {
    const answer = held<string>();
    const getToken = page(answer.answer);
    const [one, other] = [clientOf({ getToken }), clientOf({ getToken })];
    const calls = [ask(one), ask(one), ask(other)];
    answer.give(jwt(LATE));
    assert.deepEqual(await Promise.all(calls), [FOUND, FOUND, FOUND]);
    assert.equal(asked.length, 1);
  });

  test('of another function is another one', async () => {
    let getToken = page('of-ada');
    const client = clientOf({
      get getToken() {
        return getToken;
      },
    });
    await ask(client);
    getToken = page('of-bob');
    await ask(client);
    assert.deepEqual(bearers(), ['Bearer of-ada', 'Bearer of-bob']);
  });
});

suite('a refused token of the page', () => {
  test('is replaced where the exchange refuses it, and the call goes on', async () => {
    refusing('old');
    assert.deepEqual(await askWith(page('old', 'new')), FOUND);
    assert.deepEqual(asked, [undefined, { rejected: true }]);
    assert.deepEqual(bearers(), ['Bearer old', 'Bearer new']);
  });

  test('is replaced where the data endpoint refuses what was made of it', async () => {
    refusing();
    network.on(QUERY, new Response('', { status: 401 }), { totalCount: 7 });
    assert.deepEqual(await askWith(page('old', 'new')), FOUND);
    assert.deepEqual(asked, [undefined, { rejected: true }]);
    assert.equal(network.to(QUERY)[1]?.body.token, jwt(LATE, 'Bearer new'));
  });

  test('is replaced once a call', async () => {
    refusing('old', 'new');
    const error = await failure(askWith(page('old', 'new')));
    assert.equal(error.code, 'unauthorized');
    assert.deepEqual(asked, [undefined, { rejected: true }]);
  });

  test('is replaced by one question of all calls that it was refused to', async () => {
    refusing('old');
    const answer = held<string>();
    const client = clientOf({ getToken: page('old', answer.answer) });
    const calls = [ask(client), ask(client), ask(client)];
    await new Promise((done) => setImmediate(done));
    answer.give('new');
    assert.deepEqual(await Promise.all(calls), [FOUND, FOUND, FOUND]);
    assert.deepEqual(asked, [undefined, { rejected: true }]);
    await ask(client);
    assert.equal(asked.length, 2);
  });
});

suite('a function of the page that has no token to give', () => {
  const FAILED = 'getToken failed.';
  const NO_TOKEN = 'getToken returned no token.';
  const cases: Record<string, [answer: () => unknown, message: string]> = {
    throws: [
      () => {
        throw new TypeError('session is undefined');
      },
      FAILED,
    ],
    rejects: [() => Promise.reject(new TypeError('Failed to fetch')), FAILED],
    hangs: [() => new Promise(() => {}), 'getToken did not answer in time.'],
    'returns nothing': [() => undefined, NO_TOKEN],
    'returns an object': [() => ({ token: 'inside' }), NO_TOKEN],
    'returns a page': [() => '<!doctype html><title>Sign in</title>', NO_TOKEN],
    'returns a header': [async () => 'Bearer inside', NO_TOKEN],
  };
  for (const [name, [answer, message]] of Object.entries(cases))
    test(`is named: it ${name}`, async () => {
      const client = clientOf({ getToken: page(answer as () => Answer, 'well') }, 20);
      const error = await failure(ask(client));
      assert.deepEqual([error.code, error.message], ['get-token', message]);
      assert.equal(asked.length, 1, 'the page is not asked again behind its back');
      assert.equal(network.calls.length, 0);
      assert.deepEqual(await ask(client), FOUND);
    });

  test('is named as well when it is asked for another token', async () => {
    refusing('old');
    const error = await failure(
      askWith(
        page('old', () => {
          throw new Error('no');
        }),
      ),
    );
    assert.deepEqual([error.code, error.message], ['get-token', FAILED]);
  });
});
