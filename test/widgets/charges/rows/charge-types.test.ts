import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Feature } from '../../../../shared/contract/charges.ts';
import { findOptions } from '../../../../shared/ui/options/find-options.ts';
import { createCatalogue } from '../../../../widgets/charges/rows/charge-types.ts';

const type = (id: number, chargeIden: string, description: string) => ({
  ...{ id, chargeIden, description, lastUnitCode: '', lastCurrency: '' },
});
const TYPES = [
  type(1, 'DDF', 'Destination Documentation Fee'),
  type(2, 'DOC', 'Documentation'),
  type(3, 'ODF', 'Origin Documentation Fee'),
];
const offered = (feature: Feature) =>
  findOptions(createCatalogue(TYPES, [], feature).options, 'docu').map(({ id }) => id);

test('CHG-09 charges of the other end of the way are offered last', () => {
  assert.deepEqual(offered('origin_charges'), [2, 3, 1]);
  assert.deepEqual(offered('destination_charges'), [2, 1, 3]);
  assert.deepEqual(offered('freight_charges'), [2, 1, 3]);
});
