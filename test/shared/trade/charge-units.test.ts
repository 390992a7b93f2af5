import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNIT_CODES } from '../../../shared/contract/charges.ts';
import { unitCodeOf } from '../../../shared/trade/charge-units.ts';

const UNITS = {
  EA: ['ea', 'EACH', 'per piece', 'pcs', 'pro Stück', 'par unité', '個', '每件'],
  CBM: [
    'cbm',
    'per CBM',
    '/m³',
    'm3',
    'cubic meter',
    'je Kubikmeter',
    'mètre cube',
    'metro cúbico',
    'ＣＢＭ',
    '立方米',
  ],
  KG: ['kg', 'kgs', 'per kg', '/kg', 'Kilogramm', 'par kg', 'キログラム', 'KG.'],
  CTN: ['ctn', 'per carton', 'Cartons', 'Karton', 'caja', 'カートン', '箱'],
} as const;

for (const code of UNIT_CODES)
  test(`CHG-38 ${code} is read as people write it`, () => {
    for (const text of UNITS[code]) assert.equal(unitCodeOf(text), code, text);
  });

test('CHG-38 what is none of the four units is none, however often it is charged by', () => {
  for (const text of ['', 'per', 'shipment', 'per container', 'box', 'kg/cbm', 'ton', 'each kg'])
    assert.equal(unitCodeOf(text), undefined, text);
});
