import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Arrival, arrivalOf, earlyPart } from '../../../../portal/app/records/delivery/arrival.ts';
import { arrivalFacts } from '../../../../portal/app/records/delivery/arrival-facts.ts';
import { arrivalSentence, arrivalText } from '../../../../portal/app/records/delivery/arrival-text.ts';
import { type Milestone, progressOf } from '../../../../portal/app/records/progress.ts';
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
    ...{
      place: 'DEHAM Hamburg',
      day: '2026-12-03',
      clock: undefined,
    },
    ...{ basis: 'planned', isOverdue: false },
  });
  const expectedAt = '2026-12-07T22:00:00Z';
  const expected = arrivalOf([{ ...milestone('ARRI', null), estimatedAt: expectedAt, expectedAt }], NOW);
  assert.deepEqual([expected?.day, expected?.basis], ['2026-12-07', 'expected'], 'as it is expected now');
  const pushed = arrivalOf([{ ...milestone('ARRI', null), expectedAt }], NOW);
  assert.deepEqual([pushed?.day, pushed?.basis], ['2026-12-07', 'notBefore'], 'after what comes first');
  const arrived = arrivalOf([milestone('ARRI', '2026-12-05T01:00:00Z')], Date.parse('2026-12-20T00:00:00Z'));
  assert.deepEqual([arrived?.day, arrived?.basis, arrived?.isOverdue], ['2026-12-05', 'actual', false]);
});

test('MOD-03 D-157 a delivery before the arrival is marked by its day, and on that day by its hours', () => {
  const arrival = (day: string, clock: string | undefined): Arrival => ({
    ...{ place: 'DEHAM Hamburg', day, clock },
    ...{ basis: 'expected', isOverdue: false },
  });
  const early = (deliveryOn: string, untilTime: string, of = arrival('2026-12-03', '2026-12-03T14:00')) =>
    earlyPart({ deliveryOn, untilTime }, of);
  assert.equal(early('2026-12-02', '23:00'), 'day');
  assert.equal(early('2026-12-03', '09:00'), 'time');
  assert.equal(early('2026-12-03', '14:00'), 'time');
  assert.equal(early('2026-12-03', '14:30'), undefined, 'it may be after the arrival');
  assert.equal(early('2026-12-04', '09:00'), undefined);
  // Where the goods arrive it is the next day already.
  assert.equal(early('2026-12-03', '18:00', arrival('2026-12-03', '2026-12-04T06:00')), 'day');
  // Nobody knows the clocks of a port: the hours aren't compared with those of the reader.
  assert.equal(early('2026-12-03', '09:00', arrival('2026-12-03', undefined)), undefined);
  assert.equal(early('2026-12-02', '09:00', arrival('2026-12-03', undefined)), 'day');
  assert.equal(early('', '09:00'), undefined);
  assert.equal(early('12 Foo 2026', '09:00'), undefined, 'it is no day');
  assert.equal(early('2026-12-03', ''), undefined, 'it is no time');
  assert.equal(earlyPart({ deliveryOn: '2026-12-01', untilTime: '09:00' }, undefined), undefined);
});

test('MOD-03 an arrival by air has the clock of its airport', () => {
  const airport = { id: 7, code: 'NRT', city: 'Tokyo', timeZone: 'Asia/Tokyo' };
  const landing = { ...milestone('ARRI', null), port: null, airport };
  assert.equal(arrivalOf([landing], NOW)?.clock, '2026-12-04T07:00');
});

test('MOD-02 once goods have arrived, that day stands beside the one that was expected and the one that was planned', () => {
  const language = { text: texts.in('en'), formats: formatsOf('en') };
  const facts = (given: Partial<Milestone>, now = NOW) => {
    const [arrival] = progressOf([{ ...milestone('ARRI', null), ...given }], now);
    return Object.fromEntries(
      arrivalFacts(arrival!, now, language).flatMap(({ name, value }) => (value ? [[name, value]] : [])),
    );
  };
  const estimatedAt = '2026-12-07T10:00:00Z';
  assert.deepEqual(facts({ estimatedAt, expectedAt: estimatedAt, delayReason: 'Weather' }), {
    ...{ 'Expected arrival': 'Dec 7, 2026', 'Planned arrival': 'Dec 3, 2026' },
    Delay: '4 days late · Bad weather',
  });
  assert.deepEqual(facts({ estimatedAt, actualAt: '2026-12-06T10:00:00Z', delayReason: 'Weather' }), {
    ...{ Arrived: 'Dec 6, 2026', 'Expected arrival': 'Dec 7, 2026', 'Planned arrival': 'Dec 3, 2026' },
    Delay: '3 days late · Bad weather',
  });
  assert.deepEqual(facts({ actualAt: '2026-12-03T23:00:00Z' }), {
    ...{ Arrived: 'Dec 3, 2026', 'Planned arrival': 'Dec 3, 2026', Delay: 'On time' },
  });
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
