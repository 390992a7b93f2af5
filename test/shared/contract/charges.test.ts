import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { ChargeTypeList, chargesAnswer, type Feature } from '../../../shared/contract/charges.ts';

const parse = (answer: unknown, feature: Feature = 'exw_charges') => v.parse(chargesAnswer(feature), answer);
const isCharges = (answer: unknown, feature: Feature = 'exw_charges') => v.is(chargesAnswer(feature), answer);

test('API-50 a bare answer of another backend is understood: numbers as texts, fields left out or null', () => {
  const { charges, ...rest } = parse({
    exw_charges: [
      { chargeType: '12', unitCode: 'EA', currency: null, quantity: '2.5', unitCost: 4, totalPrice: 10 },
      { id: 7, comments: null, manuallyEditedTotal: null, original: null },
    ],
  });
  assert.deepEqual(rest, { quote: null, revision: 0, hasGaps: false });
  const empty = { unitCode: '', currency: '', comments: '', manuallyEditedTotal: false, original: null };
  assert.deepEqual(charges, [
    {
      ...empty,
      chargeType: 12,
      unitCode: 'EA',
      quantity: '2.5',
      unitCost: '4',
      totalPrice: '10',
      minimumPrice: '',
    },
    { ...empty, id: 7, chargeType: null, quantity: '', unitCost: '', totalPrice: '', minimumPrice: '' },
  ]);
});

test('CHG-40 D-112 freight charges come from the freight list, every other feature from the list of its own name', () => {
  const [line, other] = [{ id: 1 }, { id: 2 }];
  const idsOf = (answer: object, feature: Feature = 'freight_charges') =>
    parse(answer, feature).charges.map(({ id }) => id);
  assert.deepEqual(idsOf({ freight_charges: [line] }), [1]);
  assert.deepEqual(idsOf({ freight: [line] }), [1]);
  assert.deepEqual(idsOf({ freight_charges: null, freight: [line] }), [1]);
  assert.deepEqual(idsOf({ freight_charges: [line], freight: [other] }), [1]);
  assert.deepEqual(idsOf({ exw_charges: [line], freight: [other] }, 'exw_charges'), [1]);
});

test('D-18 an answer without the list is no answer: lines that are unknown must not be taken for none', () => {
  for (const answer of [{}, null, true, 'ok', { status: 200 }, { quote: null, revision: 3 }, { freight: [] }])
    assert.equal(isCharges(answer), false, JSON.stringify(answer));
  assert.equal(isCharges({ exw_charges: 'none' }), false);
  assert.deepEqual(parse({ exw_charges: null }).charges, []);
});

test('API-50 API-55 charge types are named by `chargetype` or by `id`', () => {
  const types = [
    { chargetype: 5, id: 99, description: 'Fuel', chargeIden: 'FSC', lastUnitCode: 'KG', lastCurrency: null },
    { id: '6', description: 'Handling', chargeIden: null },
  ];
  const expected = [
    { id: 5, description: 'Fuel', chargeIden: 'FSC', lastUnitCode: 'KG', lastCurrency: '' },
    { id: 6, description: 'Handling', chargeIden: '', lastUnitCode: '', lastCurrency: '' },
  ];
  assert.deepEqual(parse({ exw_charges: [], chargetypes: types }).chargetypes, expected);
  assert.deepEqual(v.parse(ChargeTypeList, { status: '200', list: types, count: 2 }).list, expected);
});
