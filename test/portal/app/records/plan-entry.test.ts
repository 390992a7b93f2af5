import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { firstPlan, leavingOf } from '../../../../portal/app/records/booking/plan-entry.ts';
import { localTimeOf } from '../../../../portal/app/records/milestone/local-time.ts';
import { setProviderTimeZone } from '../../../../shared/trade/provider-day.ts';

after(() => setProviderTimeZone('UTC'));

test('D-154 D-157 goods are late for a departure by the provider’s day, whatever clocks the plan is entered by', () => {
  const plan = {
    ...firstPlan({ carrier: null, requests: [] }),
    cargoCutOffAt: localTimeOf('2099-03-01T02:00:00Z'),
    departsAt: localTimeOf('2099-03-02T22:00:00Z'),
  };
  setProviderTimeZone('America/New_York');
  assert.deepEqual(leavingOf(plan), { cutOff: '2099-02-28', departure: '2099-03-02' });
  setProviderTimeZone('Asia/Shanghai');
  assert.deepEqual(leavingOf(plan), { cutOff: '2099-03-01', departure: '2099-03-03' });
  assert.deepEqual(leavingOf({ ...plan, departsAt: '2099-03', cargoCutOffAt: '' }), {
    ...{ cutOff: undefined, departure: undefined },
  });
});
