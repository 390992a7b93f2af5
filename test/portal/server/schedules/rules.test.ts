import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkFlight, type FlightTerms } from '../../../../portal/server/schedules/rules.ts';

const FRANKFURT = { id: 1, code: 'FRA', timeZone: 'Europe/Berlin' };
const SHANGHAI = { id: 2, code: 'PVG', timeZone: 'Asia/Shanghai' };
const FLIGHT: FlightTerms = {
  ...{ origin: FRANKFURT, destination: SHANGHAI, viaId: null, cutOffAt: null },
  ...{ departsAt: '2026-12-11 21:35', arrivesAt: '2026-12-12 15:10' },
  ...{ transitMinutes: null, storedMinutes: null },
};

/** What becomes of a flight: the minutes that it takes, or where what is wrong. */
const checked = (part: Partial<FlightTerms> = {}) => {
  const { problems, transitMinutes } = checkFlight({ ...FLIGHT, ...part });
  return problems.length > 0
    ? problems.map(({ column, reason: { code, values } }) => [column, code, ...Object.values(values ?? {})])
    : transitMinutes;
};

describe('MOD-14 how long a flight takes follows from the clocks of its airports', () => {
  const unknown = { destination: { ...SHANGHAI, timeZone: null } };
  // On this morning clocks in Frankfurt show 02:00 to 03:00 twice.
  const putBack = { departsAt: '2026-10-25 02:30', arrivesAt: '2026-10-25 20:30' };

  test('through both time zones, winter and summer', () => {
    assert.equal(checked(), 10 * 60 + 35);
    assert.equal(checked({ departsAt: '2026-07-11 21:35', arrivesAt: '2026-07-12 15:10' }), 11 * 60 + 35);
  });

  test('eastwards over the date line it may land on the day before', () => {
    const origin = { id: 3, code: 'AKL', timeZone: 'Pacific/Auckland' };
    const destination = { id: 4, code: 'HNL', timeZone: 'Pacific/Honolulu' };
    const times = { departsAt: '2026-12-11 08:00', arrivesAt: '2026-12-10 17:45' };
    assert.equal(checked({ origin, destination, ...times }), 8 * 60 + 45);
  });

  test('what was entered has to be what they tell', () => {
    assert.equal(checked({ transitMinutes: 635 }), 635);
    assert.deepEqual(checked({ transitMinutes: 600 }), [['transit', 'transitOther', '10:35']]);
  });

  test('an airport whose zone nobody knows needs it entered, which then stays', () => {
    assert.deepEqual(checked(unknown), [['transit', 'transitUnknown', 'PVG']]);
    assert.equal(checked({ ...unknown, transitMinutes: 600 }), 600);
    assert.equal(checked({ ...unknown, storedMinutes: 600 }), 600);
  });

  test('clocks that are put back tell two times, and one of them has to be entered', () => {
    assert.deepEqual(checked(putBack), [['transit', 'transitTwice', '11:00', '12:00']]);
    assert.equal(checked({ ...putBack, transitMinutes: 720 }), 720);
    assert.equal(checked({ ...putBack, storedMinutes: 660 }), 660);
    assert.deepEqual(checked({ ...putBack, transitMinutes: 690 }), [
      ['transit', 'transitOther', '11:00 / 12:00'],
    ]);
  });

  test('a time that clocks skip is none', () => {
    const departsAt = '2026-03-29 02:30';
    assert.deepEqual(checked({ departsAt, arrivesAt: '2026-03-29 20:00' }), [
      ['localDeparture', 'timeSkipped'],
    ]);
  });

  test('it arrives after it departs, and within ten days', () => {
    assert.deepEqual(checked({ arrivesAt: '2026-12-12 04:35' }), [['localArrival', 'flightArrival']]);
    assert.equal(checked({ arrivesAt: '2026-12-12 04:36' }), 1);
    assert.deepEqual(checked({ arrivesAt: '2026-12-22 04:36' }), [['localArrival', 'flightArrival']]);
  });

  test('its places differ, and goods are brought before it leaves', () => {
    assert.deepEqual(checked({ destination: FRANKFURT, arrivesAt: '2026-12-11 22:00', viaId: 1 }), [
      ['destination', 'searchSamePlace'],
      ['via', 'viaIsEnd'],
    ]);
    assert.deepEqual(checked({ cutOffAt: '2026-12-11 21:36' }), [['localCutOff', 'planCutOff']]);
  });
});
