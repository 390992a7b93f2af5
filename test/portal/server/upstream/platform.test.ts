import assert from 'node:assert/strict';
import { afterEach, beforeEach, suite, test } from 'node:test';
import { createPlatform, type Platform } from '../../../../portal/server/upstream/platform.ts';
import {
  answerTo,
  mayHaveChanged,
  PlatformFailure,
} from '../../../../portal/server/upstream/platform-failure.ts';
import { createServiceLogin } from '../../../../portal/server/upstream/service-login.ts';
import { type ListeningTwin, startTwin } from '../../../betty-twin/listen.ts';
import { type Asked, recordAsked } from './asked.ts';

const ACCOUNT = { authProfile: 'profile-1', username: 'service', password: 'secret-word' };
const QUERY = { query: '{ allQuote(take: 1) { results { id } } }', variables: {} };
const LATE = () => AbortSignal.timeout(20_000);

let listening: ListeningTwin;
let asked: Asked[];
let platform: Platform;
beforeEach(async () => {
  listening = await startTwin();
  asked = recordAsked(listening.twin);
  platform = createPlatform({ url: listening.url, ...ACCOUNT });
});
afterEach(() => listening.stop());

const logins = () => asked.filter(({ query }) => /\blogin\(/.test(query));
const failureOf = async (work: Promise<unknown>): Promise<PlatformFailure> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof PlatformFailure);
  return error;
};
const instead = (body: string, init?: ResponseInit) => listening.twin.instead.push(new Response(body, init));

suite('API-11 D-03 the service account of the platform', () => {
  test('signs in once for all who ask, and its token serves what follows', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => platform.ask(QUERY, LATE())));
    await platform.ask(QUERY, LATE());
    assert.deepEqual(answers[0], { allQuote: { results: [{ id: 3001 }] } });
    assert.equal(logins().length, 1);
    assert.deepEqual(logins()[0]!.variables, {
      authProfileUuid: 'profile-1',
      username: 'service',
      password: 'secret-word',
    });
    assert.deepEqual(listening.twin.refused, []);
  });

  test('signs in again once after a refused token, and what was refused goes out again', async () => {
    await platform.ask(QUERY, LATE());
    listening.twin.endTokens();
    await Promise.all([1, 2, 3].map(() => platform.ask(QUERY, LATE())));
    assert.equal(logins().length, 2);
  });

  test('a token that is refused again at once is no endless loop, and no 401 of the caller', async () => {
    const refusal = { data: null, errors: [{ message: 'No.', extensions: { statusCode: 401 } }] };
    await platform.ask(QUERY, LATE());
    instead(JSON.stringify(refusal));
    await platform.ask(QUERY, LATE());
    const { twin } = listening;
    const answer = twin.answer.bind(twin);
    twin.answer = async (request) =>
      /\blogin\(/.test(request.query) ? answer(request) : Response.json(refusal);
    const failure = await failureOf(platform.ask(QUERY, LATE()));
    assert.equal(answerTo(failure).status, 502);
  });

  test('after a refused login no password is sent again for a while', async () => {
    const refusal = { data: null, errors: [{ message: 'Wrong', extensions: { statusCode: 401 } }] };
    let sent = 0;
    let time = 0;
    const ask = async () => {
      sent += 1;
      throw new PlatformFailure('token', 'answered with status 401');
    };
    const login = createServiceLogin(ACCOUNT, ask, () => time);
    for (const [at, so] of [
      [0, 1],
      [9_000, 1],
      [10_000, 2],
    ] as const) {
      time = at;
      assert.equal((await failureOf(login.token())).kind, 'unreached');
      assert.equal(sent, so);
    }
    instead(JSON.stringify(refusal));
    assert.equal(answerTo(await failureOf(platform.ask(QUERY, LATE()))).status, 503);
  });

  test('a token is renewed before its end, a short one after half its time', async () => {
    let time = 1_000_000;
    let number = 0;
    const lasting = (ms: number) => async () => ({
      login: { isValid: true, jwtToken: `t${++number}`, accessExpiresAt: new Date(time + ms).toISOString() },
    });
    const login = createServiceLogin(ACCOUNT, lasting(600_000), () => time);
    assert.equal(await login.token(), 't1');
    time += 539_000;
    assert.equal(await login.token(), 't1');
    time += 1_000;
    assert.equal(await login.token(), 't2');
    const past = createServiceLogin(ACCOUNT, lasting(-1_000), () => time);
    assert.equal(await past.token(), await past.token(), 'its clock is behind');
    number = 2;
    const short = createServiceLogin(ACCOUNT, lasting(10_000), () => time);
    assert.equal(await short.token(), 't3');
    time += 5_000;
    assert.equal(await short.token(), 't4');
  });
});

suite('answers of the platform that cannot be used', () => {
  beforeEach(() => platform.ask(QUERY, LATE()));

  const CASES: Record<string, { given(): void; kind: string; status: number; changed: boolean }> = {
    'HTML in the place of JSON': {
      given: () => instead('<h1>Welcome</h1>'),
      ...{ kind: 'lost', status: 502, changed: true },
    },
    'a gateway that gave up': {
      given: () => instead('<h1>Bad Gateway</h1>', { status: 502 }),
      ...{ kind: 'lost', status: 502, changed: true },
    },
    'neither data nor an error': {
      given: () => instead('{"data":null}'),
      ...{ kind: 'lost', status: 502, changed: true },
    },
    'more than can be handed on': {
      given: () => instead(`{"data":{"x":"${'x'.repeat(33_000_000)}"}}`),
      ...{ kind: 'lost', status: 502, changed: true },
    },
    'a redirect': {
      given: () => instead('', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }),
      ...{ kind: 'lost', status: 502, changed: true },
    },
    'an error of its own making': {
      given: () => instead('{"errors":[{"message":"Boom","extensions":{"statusCode":500}}]}'),
      ...{ kind: 'refused', status: 502, changed: true },
    },
    'too many requests, with the time to wait': {
      given: () => instead('', { status: 429, headers: { 'retry-after': '7' } }),
      ...{ kind: 'busy', status: 429, changed: false },
    },
    'too many requests, without it': {
      given: () => instead('{"errors":[{"message":"Slow down","extensions":{"statusCode":429}}]}'),
      ...{ kind: 'busy', status: 429, changed: false },
    },
    'what its own rules refuse': {
      given: () => instead('{"errors":[{"message":"Cannot query field","extensions":{"statusCode":400}}]}'),
      ...{ kind: 'refused', status: 502, changed: false },
    },
    'what its rights refuse': {
      given: () => instead('{"errors":[{"message":"Private Data Mode","extensions":{"statusCode":403}}]}'),
      ...{ kind: 'refused', status: 502, changed: false },
    },
    'what an action refuses': {
      given: () =>
        instead('{"errors":[{"message":"This number is taken.","extensions":{"statusCode":422}}]}'),
      ...{ kind: 'refused', status: 422, changed: false },
    },
  };
  for (const [what, { given, kind, status, changed }] of Object.entries(CASES))
    test(`${what}: ${status}`, async () => {
      given();
      const failure = await failureOf(platform.ask(QUERY, LATE()));
      assert.deepEqual([failure.kind, mayHaveChanged(failure)], [kind, changed]);
      const answer = answerTo(failure);
      assert.equal(answer.status, status);
      const own = status === 422;
      assert.equal(answer.message.includes('This number is taken.'), own);
      assert.doesNotMatch(failure.message, /secret-word|Boom|Private|taken|127\.0\.0\.1/);
    });

  test('the time to wait is the platform’s own, or a usual one', async () => {
    const waits: unknown[] = [];
    for (const headers of [{ 'retry-after': '7' }, {}, { 'retry-after': '999999' }]) {
      instead('', { status: 429, headers });
      waits.push(answerTo(await failureOf(platform.ask(QUERY, LATE()))));
    }
    assert.deepEqual(
      waits.map((wait) => (wait as { retryAfter: number }).retryAfter),
      [7, 5, 3600],
    );
  });

  test('one that takes too long is given up', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    listening.twin.pace = () => promise;
    const failure = await failureOf(platform.ask(QUERY, AbortSignal.timeout(20)));
    resolve();
    assert.equal(failure.message, 'did not answer in time');
    assert.equal(mayHaveChanged(failure), true);
  });

  test('one that is not there has been sent nothing', async () => {
    await listening.stop();
    const gone = createPlatform({ url: listening.url, ...ACCOUNT });
    const failure = await failureOf(gone.ask(QUERY, LATE()));
    assert.deepEqual([failure.kind, answerTo(failure).status], ['unreached', 503]);
    listening = await startTwin();
  });
});
