import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import * as v from 'valibot';
import type { Database } from '../../../../portal/server/db/database.ts';
import { ExchangeRate, type ExchangeRateAnswer } from '../../../../shared/contract/exchange-rate.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { json, type RateService, rate, startRateService } from '../../../helpers/rate-service.ts';
import { buildTestApp, type TestApp } from '../../../helpers/server.ts';

const DAY_MS = 24 * 3600 * 1000;
/** The UTC day so many days ago. */
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

forEachDatabase((_name, open) => {
  let database: Database;
  let service: RateService;
  const running: TestApp[] = [];

  before(async () => {
    [database, service] = await Promise.all([open(), startRateService()]);
    // A demo fills an empty database only.
    await database.db
      .insertInto('company')
      .values({ id: 1, company_name: 'Keeps the demo data out', entity_type: 'Provider' })
      .execute();
  });
  after(async () => {
    await service?.close();
    await database?.close();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((app) => app.close()));
    await database.db.deleteFrom('exchange_rate').execute();
    service.requests.length = 0;
    service.behave(rate(1.0835));
  });

  /** A server that asks the service, or whatever the settings say instead. */
  async function serve(env: Record<string, string> = { EXCHANGE_RATE_URL: service.url }): Promise<TestApp> {
    const app = await buildTestApp(database, { env });
    running.push(app);
    return app;
  }

  const ask = (app: TestApp, pair: string) => fetch(`${app.url}/api/exchange-rate/pair/${pair}`);
  const found = async (app: TestApp, pair: string): Promise<ExchangeRateAnswer> => {
    const answer = await ask(app, pair);
    assert.equal(answer.status, 200, pair);
    return answer.json() as Promise<ExchangeRateAnswer>;
  };
  const refusal = async (app: TestApp, pair: string) => {
    const answer = await ask(app, pair);
    const { code, error } = (await answer.json()) as { code: string; error: string };
    return { status: answer.status, code, error };
  };

  const store = (currency: string, usdRate: string, day: string, askedOn = day) =>
    database.db
      .insertInto('exchange_rate')
      .values({
        currency,
        rate_date: day,
        usd_rate: usdRate,
        source: 'Stored',
        updated_at: `${day}T00:00:00Z`,
        asked_on: askedOn,
      })
      .execute();

  describe('a rate', () => {
    test('API-54 is answered to anybody in the form that elements understand', async () => {
      const answer = await found(await serve(), 'EUR/USD');
      assert.deepEqual(Object.keys(answer).sort(), [
        ...['base_code', 'conversion_rate', 'rate_date', 'source', 'target_code', 'time_last_update_utc'],
      ]);
      assert.deepEqual(
        [answer.base_code, answer.target_code, answer.conversion_rate],
        ['EUR', 'USD', 1.0835],
      );
      assert.equal(new Date(answer.time_last_update_utc).toISOString().slice(0, 10), answer.rate_date);
      assert.deepEqual(v.parse(ExchangeRate, answer), {
        rate: '1.0835',
        rateDate: answer.rate_date,
        source: '127.0.0.1',
      });
    });

    test('API-54 of a pair without the dollar is crossed through it at full precision', async () => {
      const app = await serve();
      await store('EUR', '1.0835', daysAgo(0));
      await store('CAD', '0.7142857142857', daysAgo(1), daysAgo(0));
      await store('IRR', '0.0000238', daysAgo(0));
      const euros = await found(app, 'EUR/CAD');
      assert.equal(euros.conversion_rate, 1.51690000000003);
      assert.equal(euros.rate_date, daysAgo(1));
      assert.equal((await found(app, 'USD/EUR')).conversion_rate, 0.922934933087217);
      assert.equal((await found(app, 'IRR/EUR')).conversion_rate, 0.0000219658514074758);
      assert.equal((await found(app, 'USD/IRR')).conversion_rate, 42016.8067226891);
      assert.deepEqual(service.requests, []);
    });

    test('API-54 of a currency in itself is one, and nobody is asked', async () => {
      const app = await serve({});
      for (const pair of ['USD/USD', 'EUR/EUR']) {
        const { conversion_rate, rate_date } = await found(app, pair);
        assert.deepEqual([conversion_rate, rate_date], [1, daysAgo(0)]);
      }
    });

    test('API-54 codes are understood in either case and answered in capitals', async () => {
      const answer = await found(await serve(), 'eUr/usd');
      assert.deepEqual([answer.base_code, answer.target_code], ['EUR', 'USD']);
      assert.deepEqual(service.requests, ['/pair/EUR/USD -']);
    });

    test('API-54 unknown and misshapen codes are refused, and nobody is asked', async () => {
      const app = await serve();
      for (const pair of ['XYZ/USD', 'EUR/QQQ', 'XAU/USD', 'XTS/USD']) {
        assert.deepEqual(
          Object.values(await refusal(app, pair)).slice(0, 2),
          [404, 'unknown_currency'],
          pair,
        );
      }
      for (const pair of [
        'EURO/USD',
        'E/USD',
        'E1R/USD',
        '%20EU/USD',
        'EUR/%E2%82%AC',
        "EUR/U'D",
        '..%2F/USD',
      ]) {
        assert.deepEqual(Object.values(await refusal(app, pair)).slice(0, 2), [400, 'invalid'], pair);
      }
      assert.deepEqual(service.requests, []);
    });
  });

  describe('the service outside', () => {
    test('CHG-44 is asked once for a hundred callers at once and all those after them', async () => {
      const app = await serve();
      const answers = await Promise.all(Array.from({ length: 100 }, () => found(app, 'EUR/USD')));
      assert.deepEqual(new Set(answers.map((answer) => answer.conversion_rate)), new Set([1.0835]));
      await found(app, 'USD/EUR');
      await found(app, 'EUR/USD');
      assert.equal(service.requests.length, 1);
    });

    test('CHG-44 is asked by one of several servers, which tells the others through the database', async () => {
      const [first, second] = [await serve(), await serve()];
      const answer = await found(first, 'GBP/USD');
      assert.deepEqual(await found(second, 'GBP/USD'), answer);
      assert.equal(service.requests.length, 1);
      service.behave(rate(9));
      assert.deepEqual(await found(await serve({}), 'GBP/USD'), answer);
    });

    test('D-22 is asked again on the next day, and its rate replaces the older one', async () => {
      await store('EUR', '1.01', daysAgo(1));
      const { conversion_rate, rate_date } = await found(await serve(), 'EUR/USD');
      assert.deepEqual([conversion_rate, rate_date], [1.0835, daysAgo(0)]);
    });

    test('D-22 may answer the rate of the last working day, and is not asked again for that', async () => {
      const app = await serve();
      service.behave(json({ conversion_rate: 1.07, date: daysAgo(2) }));
      for (const one of [app, app, await serve()]) {
        assert.equal((await found(one, 'EUR/USD')).rate_date, daysAgo(2));
      }
      assert.equal(service.requests.length, 1);
    });

    test('D-22 that thinks better of a day is answered from then on, and what it said before is still known', async () => {
      await store('EUR', '1.07', daysAgo(1));
      service.behave(json({ conversion_rate: 1.08, date: daysAgo(1) }));
      const { conversion_rate, rate_date } = await found(await serve(), 'EUR/USD');
      assert.deepEqual([conversion_rate, rate_date], [1.08, daysAgo(1)]);
      const known = await database.db
        .selectFrom('exchange_rate')
        .select('usd_rate')
        .orderBy('usd_rate')
        .execute();
      assert.deepEqual(known, [{ usd_rate: '1.07' }, { usd_rate: '1.08' }]);
    });

    test('D-22 that fails leaves the newest rate of seven days, with the date it has', async () => {
      await store('EUR', '1.01', daysAgo(7));
      await store('EUR', '1.02', daysAgo(5));
      service.behave(rate(-1));
      const { conversion_rate, rate_date, source } = await found(await serve(), 'EUR/USD');
      assert.deepEqual([conversion_rate, rate_date, source], [1.02, daysAgo(5), 'Stored']);
    });

    test('D-22 that fails and left nothing younger is said so, in one request for many callers', async () => {
      await store('EUR', '1.01', daysAgo(8));
      const app = await serve();
      service.behave(json({ error: 'down' }, 500));
      const answers = await Promise.all(Array.from({ length: 20 }, () => refusal(app, 'EUR/USD')));
      for (const answer of answers) {
        assert.deepEqual(answer, {
          status: 503,
          code: 'no_exchange_rate',
          error: 'There is no exchange rate for EUR at the moment. Please try again later.',
        });
      }
      await refusal(app, 'USD/EUR');
      assert.equal(service.requests.length, 1);
    });

    test('D-22 a rate that failed to come is not kept', async () => {
      service.behave(rate(0));
      await refusal(await serve(), 'EUR/USD');
      assert.deepEqual(await database.db.selectFrom('exchange_rate').selectAll().execute(), []);
      service.behave(rate('1.10'));
      assert.equal((await found(await serve(), 'EUR/USD')).conversion_rate, 1.1);
    });
  });

  test('D-22 without a service there are the stored rates, else none', async () => {
    const app = await serve({});
    assert.equal((await refusal(app, 'EUR/USD')).status, 503);
    await store('EUR', '1.02', daysAgo(3));
    assert.equal((await found(app, 'EUR/USD')).rate_date, daysAgo(3));
  });

  test('D-22 a demo without a service has a rate of the newest working day for every currency, marked as its own', async () => {
    const app = await serve({ DEMO: 'on' });
    const { conversion_rate, rate_date, source } = await found(app, 'EUR/USD');
    assert.equal(source, 'Demo rates');
    assert.ok(rate_date >= daysAgo(2) && rate_date <= daysAgo(0), rate_date);
    assert.ok(![0, 6].includes(new Date(rate_date).getUTCDay()), rate_date);
    assert.ok(conversion_rate > 1.05 && conversion_rate < 1.3, String(conversion_rate));
  });

  test('D-22 the database itself refuses what is no rate', async () => {
    for (const wrong of ['0', '-1', 'NaN', 'Infinity', '1000000']) {
      await assert.rejects(store('EUR', wrong, daysAgo(0)), wrong);
    }
  });
});
