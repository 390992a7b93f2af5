import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rate, startRateService } from '../../../helpers/rate-service.ts';
import { startServer } from '../../../helpers/server.ts';

test('EXCHANGE_RATE_KEY a failure of the service is logged with its reason and without the key', async () => {
  const service = await startRateService();
  service.behave(rate('none'));
  const server = await startServer({
    env: { EXCHANGE_RATE_URL: `${service.url}/{key}/{from}/{to}`, EXCHANGE_RATE_KEY: 'secret-key' },
  });
  try {
    // The demo has rates of today, on a working day, but none of this currency.
    await fetch(`${server.url}/api/exchange-rate/pair/ISK/USD`);
    assert.equal(service.requests.length, 1);
    assert.match(service.requests[0] ?? '', /^\/secret-key\/ISK\/USD/);
    await fetch(`${server.url}/api/exchange-rate/pair/ZMW/USD`);
  } finally {
    await server.stop();
    await service.close();
  }
  assert.match(server.output(), /"reason":"answered something else than a rate"/);
  assert.match(server.output(), /There is no exchange rate for ZMW/);
  assert.doesNotMatch(server.output(), /secret-key/);
});
