import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoRate, demoSource, workingDay } from '../../../../portal/server/exchange-rates/demo-source.ts';
import { CURRENCIES } from '../../../../shared/trade/currencies.ts';

const DAY_MS = 24 * 3600 * 1000;
const FRIDAY = Date.UTC(2026, 10, 20, 9) / DAY_MS;

test('D-22 the demo has a plain rate of every currency but the dollar, the same each time', () => {
  for (const currency of CURRENCIES.filter((code) => code !== 'USD')) {
    const rate = demoRate(currency, Math.floor(FRIDAY));
    assert.match(rate.usdRate, /^\d+\.\d+$/, currency);
    assert.deepEqual(demoRate(currency, Math.floor(FRIDAY)), rate);
  }
});

test('D-22 the rates of the demo change by less than two per cent a day, and pegged ones not at all', () => {
  const on = (currency: string, day: number) => Number(demoRate(currency, day).usdRate);
  for (let day = Math.floor(FRIDAY) - 365; day < FRIDAY; day++) {
    for (const currency of ['EUR', 'JPY', 'VND']) {
      assert.ok(Math.abs(on(currency, day + 1) / on(currency, day) - 1) < 0.02, `${currency} on day ${day}`);
    }
    assert.equal(on('SAR', day), 0.266667);
  }
  assert.notEqual(on('EUR', 20_000), on('EUR', 20_001));
});

test('D-22 at a weekend the rate of the demo is that of Friday', async () => {
  for (const days of [0, 1, 2]) {
    const { date } = await demoSource(() => (FRIDAY + days) * DAY_MS)('EUR');
    assert.equal(date, '2026-11-20');
  }
  assert.equal(workingDay((FRIDAY + 3) * DAY_MS), Math.floor(FRIDAY) + 3);
});
