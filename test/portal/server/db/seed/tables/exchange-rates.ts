import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Database } from '../../../../../../portal/server/db/database.ts';
import { CURRENCIES } from '../../../../../../shared/trade/currencies.ts';
import { TODAY } from '../today.ts';

/** The tests of the demo's exchange rates, on a database with the demo. */
export function testExchangeRates(database: () => Database): void {
  it('D-22 the demo has rates of the working days of a month, up to the day on which it plays', async () => {
    const rows = await database().db.selectFrom('exchange_rate').selectAll().execute();
    const days = [...new Set(rows.map((row) => row.rate_date))].sort();
    assert.equal(days.length, 22);
    assert.equal(days.at(-1), TODAY);
    assert.ok(days.every((day) => ![0, 6].includes(new Date(day).getUTCDay())));
    const currencies = new Set(rows.map((row) => row.currency));
    assert.ok(currencies.size > 40 && [...currencies].every((code) => CURRENCIES.includes(code)));
    assert.equal(rows.length, days.length * currencies.size);
    assert.deepEqual([...new Set(rows.map((row) => row.source))], ['Demo rates']);
  });
}
