import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { LocalChargeInput, RateInput, UploadRates } from '../../../shared/contract/air-rates-input.ts';

const RATE = {
  from: ' pvg ',
  fromAirportId: 1,
  fromAirportCode: 'PVG',
  to: 'fra',
  toAirportId: 2,
  toAirportCode: 'fra',
  airline: ' Sky Line ',
  weight: [
    { level: ' Minimum', value: 75 },
    { level: 'normal', value: '' },
    { level: '045.50', value: '0004.1200' },
  ],
  maxCapacity: '',
  minTime: 2.5,
  maxTime: '04',
  routing: [
    { value: 'fra', index: 7 },
    { value: 'hkg', index: 2 },
  ],
  validityFrom: '2026-02-28',
  validityTo: '',
  comment: 'as typed ',
};

test('AIR-35 AIR-37 REF-21 D-76 a lane is understood in one form, however it is written', () => {
  assert.deepEqual(v.parse(RateInput, RATE), {
    ...RATE,
    from: 'PVG',
    to: 'FRA',
    toAirportCode: 'FRA',
    airline: 'Sky Line',
    weight: [
      { level: 'minimum', value: '75' },
      { level: '45.5', value: '4.12' },
    ],
    maxCapacity: null,
    minTime: '2.5',
    maxTime: '4',
    routing: ['HKG', 'FRA'],
    validityTo: null,
  });
});

test('AIR-38 AIR-39 a charge at the destination has a name, USD or CAD, and rates that may be blank', () => {
  const charge = { name: ' Handling', currency: 'CAD', kgRate: '1.50', shipmentRate: ' ' };
  assert.deepEqual(v.parse(LocalChargeInput, charge), {
    name: 'Handling',
    currency: 'CAD',
    kgRate: '1.5',
    shipmentRate: null,
    minRate: null,
  });
  for (const wrong of [{ name: '' }, { currency: 'EUR' }, { kgRate: '1,50' }, { minRate: '-1' }])
    assert.equal(v.is(LocalChargeInput, { ...charge, ...wrong }), false, JSON.stringify(wrong));
});

test('AIR-41 API-43 D-129 notes lose their empty lines; charges and record may be left out', () => {
  const chunk = {
    entity_id: 2,
    rates: [RATE],
    submissionNotes: { customerName: ' Kontor ', notes: ['one', '', ' \t', 'two'] },
    isFinalChunk: true,
    uploadKey: 'key',
    chunk: 1,
    chunks: 1,
  };
  const { submissionNotes, charges, recordId } = v.parse(UploadRates, chunk);
  assert.deepEqual(
    { submissionNotes, charges, recordId },
    { submissionNotes: { customerName: 'Kontor', notes: ['one', 'two'] }, charges: [], recordId: null },
  );
});
