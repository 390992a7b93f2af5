import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordRef } from '../../../../widgets/order-manager/record/record.ts';

const at = (address: string, attributes: Partial<Parameters<typeof recordRef>[0]> = {}) =>
  recordRef(
    { recordId: null, recordType: null, hasRecordId: false, ...attributes },
    new URL(address, 'https://host.example'),
  );

test('PO-02 PO-04 an address with /booking/ and record_id is that booking', () => {
  assert.deepEqual(at('/booking/orders?record_id=7'), { type: 'booking', id: 7 });
});

test('PO-03 an address with /shipments/ is a shipment, also behind a hash', () => {
  assert.deepEqual(at('/shipments/orders/?record_id=7'), { type: 'shipment', id: 7 });
  assert.deepEqual(at('/app?record_id=7#/shipments/x'), { type: 'shipment', id: 7 });
});

test('attributes win over the address', () => {
  assert.deepEqual(at('/booking/?record_id=7', { recordId: 9, recordType: 'shipment', hasRecordId: true }), {
    type: 'shipment',
    id: 9,
  });
});

test('PO-05 D-46 anything but a whole positive id that fits is no record', () => {
  for (const id of [
    '',
    'abc',
    '12abc',
    '0',
    '-5',
    '1.5',
    '1e3',
    '0x10',
    '2147483648',
    '99999999999',
    ' ',
    '+5',
    'NaN',
  ]) {
    assert.equal(at(`/booking/?record_id=${encodeURIComponent(id)}`), undefined, id);
  }
  for (const recordId of [0, -1, 1.5, 2_147_483_648, Number.NaN]) {
    assert.equal(at('/booking/', { recordId, hasRecordId: true }), undefined, String(recordId));
  }
  assert.deepEqual(at('/booking/?record_id=2147483647')?.id, 2_147_483_647);
});

test('an attribute that is no number hides the id of the address', () => {
  assert.equal(at('/booking/?record_id=7', { hasRecordId: true }), undefined);
});

test('without a record type there is no record', () => {
  assert.equal(at('/orders/?record_id=7'), undefined);
  assert.equal(at('/booking/?record_id=7', { recordType: 'quote' }), undefined);
});
