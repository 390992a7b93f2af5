import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { outsideSource } from '../../../../portal/server/exchange-rates/outside-source.ts';
import { RateFailure } from '../../../../portal/server/exchange-rates/rate-source.ts';
import { json, type RateService, rate, startRateService, text } from '../../../helpers/rate-service.ts';

const DAY_MS = 24 * 3600 * 1000;
const KEY = 'k3y/+=';

let service: RateService;
before(async () => {
  service = await startRateService();
});
after(() => service.close());
afterEach(() => {
  service.requests.length = 0;
  service.behave(rate(1.0835));
});

const ask = (options: { url?: string; key?: string; timeout?: number } = {}, currency = 'EUR') =>
  outsideSource({ url: service.url, ...options })(currency);

async function failure(options?: Parameters<typeof ask>[0]): Promise<string> {
  const error = await ask(options).then(
    (found) => assert.fail(`it took ${JSON.stringify(found)} for a rate`),
    (reason) => reason,
  );
  assert.ok(error instanceof RateFailure, String(error));
  return error.message;
}

test('EXCHANGE_RATE_URL a base gets the pair appended and the key as bearer', async () => {
  await ask({ url: `${service.url}/v1/`, key: KEY });
  await ask();
  assert.deepEqual(service.requests, [`/v1/pair/EUR/USD Bearer ${KEY}`, '/pair/EUR/USD -']);
});

test('EXCHANGE_RATE_URL a template says itself where pair and key stand', async () => {
  await ask({ url: `${service.url}/v6/{key}/pair/{from}/{to}`, key: KEY });
  await ask({ url: `${service.url}/latest?base={from}&symbols={to}`, key: KEY });
  assert.deepEqual(service.requests, [
    '/v6/k3y%2F%2B%3D/pair/EUR/USD -',
    `/latest?base=EUR&symbols=USD Bearer ${KEY}`,
  ]);
});

test('API-54 a rate is taken with its digits, its day and the host it came from', async () => {
  const updated = Math.floor((Date.now() - 2 * DAY_MS) / 1000) * 1000;
  service.behave(
    json({
      result: 'success',
      base_code: 'EUR',
      target_code: 'USD',
      conversion_rate: 1.08351234,
      time_last_update_utc: new Date(updated).toUTCString(),
    }),
  );
  assert.deepEqual(await ask(), {
    usdRate: '1.08351234',
    source: '127.0.0.1',
    date: new Date(updated).toISOString().slice(0, 10),
    updatedAt: new Date(updated).toISOString(),
  });
});

test('API-54 the other common form of the answer is understood, and tiny rates stay plain', async () => {
  const date = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  service.behave(json({ base: 'EUR', date, rates: { USD: '0.0000001234' } }));
  const found = await ask();
  assert.deepEqual([found.usdRate, found.date], ['0.0000001234', date]);
});

test('API-54 a rate without a time, or from the future, is of now', async () => {
  for (const time_last_update_utc of [undefined, 'today', new Date(Date.now() + 3 * DAY_MS).toUTCString()]) {
    service.behave(json({ conversion_rate: 1.08, time_last_update_utc }));
    assert.ok(Math.abs(Date.parse((await ask()).updatedAt) - Date.now()) < DAY_MS);
  }
});

test('D-22 what is no positive number of a believable size is no rate', async () => {
  const numbers = [
    0,
    -1,
    null,
    'NaN',
    'Infinity',
    '1,08',
    '',
    true,
    {},
    [1.08],
    1e21,
    1e-12,
    '1e400',
    '0x1F',
  ];
  for (const value of numbers) {
    service.behave(rate(value));
    assert.equal(await failure(), 'answered something else than a rate', String(value));
  }
  for (const value of [{}, [], null, 'text', 7, { result: 'error' }, { rates: { EUR: 1 } }]) {
    service.behave(json(value));
    assert.equal(await failure(), 'answered something else than a rate', JSON.stringify(value));
  }
});

test('D-22 what is no JSON, or a flood of it, is no rate', async () => {
  for (const body of ['<!doctype html><title>Sign in</title>', '', '{"conversion_rate": NaN}']) {
    service.behave(text(body));
    assert.equal(await failure(), 'answered something else than JSON', body);
  }
  service.behave(text(`{"conversion_rate": 1.08, "more": "${'x'.repeat(1_000_000)}"}`, 'application/json'));
  assert.equal(await failure(), 'answered far more than a rate');
});

test('D-22 the rate of another pair, or of long ago, is no rate', async () => {
  service.behave(json({ conversion_rate: 1.08, base_code: 'USD', target_code: 'EUR' }));
  assert.equal(await failure(), 'answered the rate of another pair');
  service.behave(
    json({ conversion_rate: 1.08, time_last_update_utc: new Date(Date.now() - 9 * DAY_MS).toUTCString() }),
  );
  assert.equal(await failure(), 'answered a rate of long ago');
});

test('D-22 a refusal or failure of the service is no rate, whatever it says', async () => {
  for (const status of [201, 401, 404, 429, 500, 503]) {
    service.behave(json({ conversion_rate: 1.08 }, status));
    assert.equal(await failure(), `answered with status ${status}`);
  }
});

test('EXCHANGE_RATE_KEY a redirect is not followed: neither key nor trust go elsewhere', async () => {
  const elsewhere = await startRateService();
  try {
    service.behave((_request, response) => {
      response.writeHead(302, { location: `${elsewhere.url}/pair/EUR/USD` }).end();
    });
    assert.equal(await failure({ key: KEY }), 'answered with status 302');
    assert.deepEqual(elsewhere.requests, []);
  } finally {
    await elsewhere.close();
  }
});

test('D-22 a service that hangs is given up, before its answer or in the middle of it', async () => {
  service.behave(() => {});
  assert.equal(await failure({ timeout: 50 }), 'did not answer in time');
  service.behave((_request, response) => {
    response.writeHead(200).write('{"conversion_rate": ');
  });
  assert.equal(await failure({ timeout: 50 }), 'did not answer in time');
});

test('EXCHANGE_RATE_KEY a service that cannot be reached is told without its address', async () => {
  const gone = await startRateService();
  await gone.close();
  assert.equal(await failure({ url: `${gone.url}/{key}/{from}/{to}`, key: KEY }), 'could not be reached');
  service.behave((request) => request.socket.destroy());
  assert.equal(await failure(), 'could not be reached');
});
