import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { daysLate } from '../../../portal/lists/days-late.ts';
import { dayNote } from '../../../portal/lists/definitions/cut-off.ts';
import { isMissed } from '../../../portal/lists/definitions/deliveries.ts';
import { policyStateOf } from '../../../portal/lists/definitions/policies.ts';
import { providerDay, providerToday, setProviderTimeZone } from '../../../shared/trade/provider-day.ts';

afterEach(() => {
  setProviderTimeZone('UTC');
  mock.timers.reset();
});

for (const [zone, today, delay] of [
  ['Pacific/Kiritimati', '2027-03-11', 0],
  ['UTC', '2027-03-10', 1],
  ['Pacific/Pago_Pago', '2027-03-09', 0],
] as const) {
  test(`D-154 with the provider in ${zone}, lists and pages go by the day there`, () => {
    mock.timers.enable({ apis: ['Date'], now: Date.parse('2027-03-10T10:30:00Z') });
    setProviderTimeZone(zone);
    assert.equal(providerToday(), today);
    assert.equal(providerDay('2027-03-10T10:30:00Z'), today);
    assert.equal(daysLate('2027-03-20T20:00:00Z', '2027-03-21T07:00:00Z'), delay);
    const days = ['2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12'];
    const over = days.filter((day) => day < today);
    assert.deepEqual(
      days.filter((deliveryOn) => isMissed({ status: 'Requested', deliveryOn })),
      over,
      'MOD-03',
    );
    assert.deepEqual(days.filter(dayNote), over, 'MOD-14');
    const isEnded = (insuranceValidTo: string) =>
      policyStateOf({ insuranceValidFrom: null, insuranceValidTo } as Parameters<typeof policyStateOf>[0]) ===
      'ended';
    assert.deepEqual(days.filter(isEnded), over, 'MOD-08');
  });
}
