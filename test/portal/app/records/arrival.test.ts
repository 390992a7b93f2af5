import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrivalOf, isBeforeArrival } from '../../../../portal/app/records/delivery/arrival.ts';
import { arrivalSentence, arrivalText } from '../../../../portal/app/records/delivery/arrival-text.ts';
import type { Milestone } from '../../../../portal/app/records/progress.ts';
import { texts } from '../../../../portal/app/records/texts/index.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';

const PORT = { id: 1, companyName: 'Hamburg', scacCode: 'DEHAM' };
const NOW = Date.parse('2026-12-03T23:00:00Z');
const milestone = (event: string, actualAt: string | null): Milestone => ({
  ...{ id: 1, event, port: PORT, airport: null },
  ...{ plannedAt: '2026-12-03T22:00:00Z', actualAt },
});

test('MOD-03 a delivery is planned beside the arrival, which is warned of where the day is before it', () => {
  assert.equal(arrivalOf([milestone('DEPA', null)], NOW), undefined);
  const planned = arrivalOf([milestone('DEPA', null), milestone('ARRI', null)], NOW);
  assert.deepEqual(planned, {
    ...{ place: 'DEHAM Hamburg', day: '2026-12-03' },
    ...{ basis: 'planned', isOverdue: false },
  });
  const expectedAt = '2026-12-07T22:00:00Z';
  const expected = arrivalOf([{ ...milestone('ARRI', null), estimatedAt: expectedAt, expectedAt }], NOW);
  assert.deepEqual([expected?.day, expected?.basis], ['2026-12-07', 'expected'], 'as it is expected now');
  const pushed = arrivalOf([{ ...milestone('ARRI', null), expectedAt }], NOW);
  assert.deepEqual([pushed?.day, pushed?.basis], ['2026-12-07', 'notBefore'], 'after what comes first');
  const arrived = arrivalOf([milestone('ARRI', '2026-12-05T01:00:00Z')], Date.parse('2026-12-20T00:00:00Z'));
  assert.deepEqual([arrived?.day, arrived?.basis, arrived?.isOverdue], ['2026-12-05', 'actual', false]);

  const early = (day: string) => isBeforeArrival(day, planned);
  assert.deepEqual([early('2026-12-02'), early('2026-12-03'), early('')], [true, false, false]);
  assert.equal(isBeforeArrival('2026-12-01', undefined), false);
  assert.equal(isBeforeArrival('12 Foo 2026', planned), false, 'it is no day');
});

test('MOD-02 MOD-03 an arrival that nobody recorded in time is told as such, and none is promised before what comes first', () => {
  const told = (given: Partial<Milestone>, now = NOW) => {
    const arrival = arrivalOf([{ ...milestone('ARRI', null), ...given }], now);
    const language = { text: texts.in('en'), formats: formatsOf('en') };
    return arrival && [arrivalText(arrival, language), arrivalSentence(arrival, language)];
  };
  const nextDay = NOW + 3_600_000;
  const expectedAt = '2026-12-02T22:00:00Z';
  assert.deepEqual(told({}), ['Dec 3, 2026', 'Expected arrival of the goods: Dec 3, 2026'], 'the whole day');
  assert.equal(told({}, nextDay)?.[0], 'Planned for Dec 3, 2026; no arrival recorded since');
  assert.equal(
    told({ estimatedAt: expectedAt, expectedAt })?.[0],
    'Expected on Dec 2, 2026; no arrival recorded since',
  );
  assert.equal(
    told({}, nextDay)?.[1],
    'Arrival of the goods: Planned for Dec 3, 2026; no arrival recorded since',
  );
  assert.equal(told({ expectedAt: '2026-12-24T10:00:00Z' })?.[0], 'Not before Dec 24, 2026');
  assert.equal(told({ actualAt: '2026-12-01T10:00:00Z' }, nextDay)?.[1], 'Arrival of the goods: Dec 1, 2026');
});
