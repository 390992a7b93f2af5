import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LateOrder, latenessTexts } from '../../../../portal/app/records/order/lateness-text.ts';
import { texts } from '../../../../portal/app/records/order/texts/index.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';

const NOW = Date.parse('2026-12-10T23:30:00Z');
const told = (order: Partial<LateOrder>) =>
  latenessTexts({ daysLate: 3, shipments: [], ...order }, NOW, {
    text: texts.in('en'),
    formats: formatsOf('en'),
  });

test('MOD-05 an order that was not shipped in time is compared with the end of its ship window, until today', () => {
  assert.deepEqual(told({ lateReason: 'Not Shipped', shipUntil: '2026-12-07' }), [
    'The ship window ended on Dec 7, 2026, and not all goods have left. The days are counted until today.',
  ]);
  assert.deepEqual(told({ lateReason: 'Not Shipped', shipUntil: '2026-12-07', daysLate: null }), []);
});

test('MOD-05 an order that is not there is compared until today, or until the last of its goods arrive', () => {
  const order = { lateReason: 'Not Delivered', deliverBy: '2026-12-07' };
  const untilToday =
    'Delivery was required by Dec 7, 2026, and not all goods are delivered. The days are counted until today.';
  for (const arrivalOn of [null, '2026-12-09', '2026-12-10'])
    assert.deepEqual(told({ ...order, arrivalOn }), [untilToday]);
  const untilThen =
    'Delivery is required by Dec 7, 2026, and the last goods arrive on Dec 12, 2026. The days are counted until then.';
  for (const lateReason of ['Not Delivered', 'Arrives Late'])
    assert.deepEqual(told({ ...order, lateReason, arrivalOn: '2026-12-12' }), [untilThen]);
});

test('MOD-05 MOD-02 the reason of the delay of the shipment that arrives last is told, not that of another or a cancelled one', () => {
  const late = {
    lateReason: 'Arrives Late',
    ...{ deliverBy: '2026-12-20', arrivalOn: '2026-12-22' },
  };
  const shipments = [
    { reference: 'SH-1', status: 'In Transit', arrivalOn: '2026-12-18', delayReason: 'Port Congestion' },
    { reference: 'SH-2', status: 'Cancelled', arrivalOn: '2026-12-22', delayReason: 'Port Congestion' },
    { reference: 'SH-3', status: 'In Transit', arrivalOn: '2026-12-22', delayReason: 'Weather' },
  ];
  assert.equal(told({ ...late, shipments })[1], 'Why SH-3 arrives late: Bad weather');
  assert.equal(told({ ...late, shipments: shipments.slice(0, 2) }).length, 1);
});

test('MOD-05 an order that its shipment makes late says what its days count', () => {
  const [sentence, ...more] = told({ lateReason: 'Weather' });
  assert.match(sentence ?? '', /^The days are those by which a shipment is behind its plan/);
  assert.deepEqual(more, []);
});
