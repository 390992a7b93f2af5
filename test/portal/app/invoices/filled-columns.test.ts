import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filledColumns } from '../../../../portal/lists/definitions/whole-invoice.ts';

const line = {
  ...{ id: 1, chargeName: 'Freight', quantity: null, unitCode: null, unitCost: null },
  ...{ currency: 'USD', amount: 10, chargeListId: null },
};

test('MOD-09 an invoice leaves out the columns that none of its lines fills', () => {
  assert.deepEqual(filledColumns([line, { ...line, unitCode: '' }]), {
    ...{ quantity: false, unitCode: false, unitCost: false },
  });
  assert.deepEqual(filledColumns([line, { ...line, quantity: 0, unitCode: 'EA' }]), {
    ...{ quantity: true, unitCode: true, unitCost: false },
  });
});
