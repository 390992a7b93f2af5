import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { ExchangeRate } from '../../../shared/contract/exchange-rate.ts';

const understood = (answer: object) => v.parse(ExchangeRate, { conversion_rate: 1.0835, ...answer });

test('API-54 D-22 a rate is understood as exact text with its day and source', () => {
  const answer = {
    base_code: 'EUR',
    target_code: 'USD',
    conversion_rate: 1.0835,
    time_last_update_utc: 'Fri, 20 Nov 2026 00:00:01 +0000',
    source: 'Central bank',
    rate_date: '2026-11-20',
  };
  assert.deepEqual(v.parse(ExchangeRate, answer), {
    rate: '1.0835',
    rateDate: '2026-11-20',
    source: 'Central bank',
  });
});

test('API-54 a backend that knows only the moment of the rate gives its day', () => {
  const { rateDate } = understood({ time_last_update_utc: 'Thu, 19 Nov 2026 23:59:59 +0000' });
  assert.equal(rateDate, '2026-11-19');
});

test('API-54 without a readable day the rate is of the day of asking', () => {
  for (const answer of [
    {},
    { time_last_update_utc: 'lately' },
    { rate_date: '20/11/2026' },
    { rate_date: null },
  ]) {
    assert.ok(Math.abs(Date.parse(understood(answer).rateDate) - Date.now()) < 3 * 24 * 3600 * 1000);
  }
});

test('D-22 tiny rates are plain text, and none has more digits than a number holds', () => {
  assert.equal(understood({ conversion_rate: 1e-7 }).rate, '0.0000001');
  assert.equal(understood({ conversion_rate: '2.38E-5' }).rate, '0.0000238');
  assert.equal(understood({ conversion_rate: '0.1234567890123456789' }).rate, '0.123456789012346');
  assert.equal(understood({ conversion_rate: '.5' }).rate, '0.5');
});

test('D-22 what is no positive number is no rate', () => {
  for (const conversion_rate of [
    ...[0, -1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true, {}, [1]],
    ...['', '0', '-1', '1,5', '0x10', 'Infinity', 'NaN', '1e999', ' 1', '1.2.3', '.'],
  ]) {
    assert.equal(v.is(ExchangeRate, { conversion_rate }), false, String(conversion_rate));
  }
});
