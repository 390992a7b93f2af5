import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchAgain } from '../../../../portal/app/records/quote/search-again.ts';

const PORT = (id: number) => ({ id, companyName: 'Port' });
const request = { id: 1, originPort: PORT(5), destinationPort: PORT(6), shipOn: '2026-11-10' };
const addressOf = (quote: object, today = '2026-11-01') =>
  searchAgain({ mode: 'Ocean', container_type: 'FCL', requests: [], ...quote }, today);

test('MOD-12 an expired quote leads to a search for what it was requested for', () => {
  assert.equal(
    addressOf({ requests: [{ ...request, containers: '2 x 20GP, 1 x 40HC' }] }),
    '/rate-search?mode=FCL&origin=5&destination=6&day=2026-11-10&20GP=2&40HC=1',
  );
  assert.equal(
    addressOf({ container_type: 'LCL', requests: [{ ...request, weightKg: 900.5, volumeCbm: 2 }] }),
    '/rate-search?mode=LCL&origin=5&destination=6&day=2026-11-10&weight=900.5&volume=2',
  );
  const byAir = { id: 1, originAirport: { id: 7, code: 'PVG' }, destinationAirport: { id: 8, code: 'RTM' } };
  assert.equal(
    addressOf({ mode: 'Air', requests: [{ ...byAir, shipOn: '2026-11-10', weightKg: 60 }] }),
    '/rate-search?mode=Air&origin=7&destination=8&day=2026-11-10&weight=60',
  );
});

test('MOD-12 a day that is over becomes today, and a quote without a request leads to its mode', () => {
  assert.match(addressOf({ requests: [request] }, '2026-12-24'), /day=2026-12-24/);
  assert.equal(addressOf({ mode: 'Air', container_type: 'Loose' }), '/rate-search?mode=Air');
});
