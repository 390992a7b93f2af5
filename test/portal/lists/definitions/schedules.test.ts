import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { flights } from '../../../../portal/lists/definitions/flights.ts';
import { schedules } from '../../../../portal/lists/definitions/schedules.ts';
import { filtered, have, noteOf, rowWays, ways } from './shown.ts';

const SAILING = {
  id: 3,
  revision: 1,
  carrier: { id: 60, companyName: 'Sea Line' },
  originPort: { id: 11, companyName: 'Shanghai', scacCode: 'CNSHA' },
  destinationPort: { id: 12, companyName: 'Hamburg', scacCode: 'DEHAM' },
  service: 'AE1',
  vesselName: 'Coral Meridian',
  voyageNumber: '214W',
  cutOffOn: '2026-01-02',
  departsOn: '2026-01-05',
  arrivesOn: '2026-02-04',
  isOpen: true,
  transitDays: 30,
};

const FLIGHT = {
  id: 4,
  revision: 1,
  airline: { id: 51, companyName: 'Sky Line' },
  flightNumber: 'LH8400',
  originAirport: { id: 2, code: 'PVG', city: 'Shanghai', routePortId: 11 },
  destinationAirport: { id: 1, code: 'HAM', city: 'Hamburg', routePortId: 12 },
  viaAirport: { id: 3, code: 'FRA', city: 'Frankfurt' },
  aircraft: 'B77L',
  cutOffAt: '2026-01-05T13:55',
  departsAt: '2026-01-05T23:55',
  arrivesAt: '2026-01-06T08:30',
  isOpen: true,
  transitMinutes: 935,
};

describe('what the schedules show', () => {
  it('MOD-14 schedules: when ships leave, by ports, carrier and days, and the way to add the route', () => {
    have(schedules, SAILING, {
      'Vessel, voyage': 'Coral Meridian 214W',
      Carrier: 'Sea Line',
      Origin: 'CNSHA Shanghai',
      Destination: 'DEHAM Hamburg',
      'Cut-off': '2026-01-02',
      Departure: '2026-01-05',
      Arrival: '2026-02-04',
    });
    have(schedules, { ...SAILING, vesselName: null, voyageNumber: null }, { 'Vessel, voyage': 'Sea Line' });
    const route = ['Add route', '/route-subscription/products/?origin=11&destination=12&carrier=60'];
    assert.deepEqual(ways(schedules, SAILING), [['Book', '/booking/new?sailing=3'], route]);
    assert.deepEqual(rowWays(schedules, SAILING), ways(schedules, SAILING));
    assert.deepEqual(ways(schedules, { ...SAILING, isOpen: false }), [route], 'missed');
    const ALL = { reach: '' };
    const lane = { origin: '11', destination: '12', carrier: 'sea', from: '2026-01-05', to: '2026-01-31' };
    const asked = { ...lane, ...ALL };
    const edited = { origin: 'Shanghai', destination: '-1', from: '2026-01-05', ...ALL };
    assert.deepEqual(filtered(schedules, edited), { departsOn: { gteq: '2026-01-05' } }, 'no ports');
    assert.deepEqual(filtered(schedules, asked), {
      _and: [
        { originPort: { id: { eq: 11 } } },
        { destinationPort: { id: { eq: 12 } } },
        { carrier: { companyName: { matches: 'sea' } } },
        { departsOn: { gteq: '2026-01-05' } },
        { departsOn: { lteq: '2026-01-31' } },
      ],
    });
  });

  it('MOD-14 begin with the departures that can still be reached', () => {
    for (const list of [schedules, flights])
      assert.deepEqual(filtered(list, { from: '' }), { isOpen: { eq: true } }, list.id);
  });

  it('MOD-14 a cut-off that has passed is said, on the clocks of the airport where its zone is known', () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const dayNote = (cutOffOn: string | null) => noteOf(schedules, { ...SAILING, cutOffOn }, 'cutOffOn');
    assert.equal(dayNote(inHours(-48).slice(0, 10)), 'Cut-off passed');
    for (const open of [inHours(48).slice(0, 10), null]) assert.equal(dayNote(open), undefined);

    const timeNote = (hours: number, timeZone: string | null) =>
      noteOf(
        flights,
        {
          ...FLIGHT,
          originAirport: { ...FLIGHT.originAirport, timeZone },
          cutOffAt: inHours(hours).slice(0, 16),
        },
        'cutOffAt',
      );
    // Shanghai is eight hours before UTC.
    assert.equal(timeNote(7, 'Asia/Shanghai'), 'Cut-off passed');
    assert.equal(timeNote(9, 'Asia/Shanghai'), undefined);
    assert.equal(timeNote(-11, null), undefined, 'not everywhere yet');
    assert.equal(timeNote(-13, null), 'Cut-off passed');
  });

  it('MOD-14 flights: when aircraft leave on the clocks of the airports, by airports, airline and days, and the way to add the route', () => {
    have(flights, FLIGHT, {
      Flight: 'LH8400',
      Airline: 'Sky Line',
      Origin: 'PVG Shanghai',
      Destination: 'HAM Hamburg',
      'Cut-off': '2026-01-05T13:55',
      'Departure, local time': '2026-01-05T23:55',
      'Arrival, local time': '2026-01-06T08:30',
    });
    const rates = ['Search rates', '/rate-search?mode=Air&origin=2&destination=1&day=2026-01-05'];
    const book = ['Book', '/booking/new?flight=4'];
    const route = ['Add route', '/route-subscription/products/?origin=11&destination=12'];
    assert.deepEqual(ways(flights, FLIGHT), [book, rates, route]);
    assert.deepEqual(rowWays(flights, FLIGHT), [book, route]);
    const inland = { ...FLIGHT, destinationAirport: { ...FLIGHT.destinationAirport, routePortId: null } };
    assert.deepEqual([ways(flights, inland), rowWays(flights, inland)], [[book, rates], [book]]);
    const lane = { origin: '2', destination: '1', airline: 'sky', from: '2026-01-05', to: '2026-01-31' };
    const asked = { ...lane, reach: '' };
    assert.deepEqual(filtered(flights, asked), {
      _and: [
        { originAirport: { id: { eq: 2 } } },
        { destinationAirport: { id: { eq: 1 } } },
        { airline: { companyName: { matches: 'sky' } } },
        { departsOn: { gteq: '2026-01-05' } },
        { departsOn: { lteq: '2026-01-31' } },
      ],
    });
    const edited = { origin: 'PVG', destination: '-1', from: '2026-01-05', reach: '' };
    assert.deepEqual(filtered(flights, edited), { departsOn: { gteq: '2026-01-05' } }, 'no airports');
  });
});
