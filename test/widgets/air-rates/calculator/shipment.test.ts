import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { EMPTY, readShipment, type Shipment } from '../../../../widgets/air-rates/calculator/shipment.ts';

const read = (shipment: Partial<Shipment>) => readShipment({ ...EMPTY, ...shipment });

describe('AIR-02 a shipment to test', () => {
  test('needs a gross weight alone', () => {
    assert.deepEqual(read({}), { errors: { gross: 'blank' }, chargeable: null });
    assert.equal(read({ gross: '30,2' }).chargeable?.weight, '30.5');
  });

  test('counts the volume of its pieces, one where their number is blank', () => {
    const box = { gross: '10', length: '100', width: '60', height: '50' };
    assert.equal(read(box).chargeable?.weight, '50');
    assert.equal(read({ ...box, pieces: '3' }).chargeable?.weight, '150');
    assert.equal(read({ ...box, divisor: '5000' }).chargeable?.weight, '60');
    assert.equal(read({ gross: '10', pieces: '3' }).chargeable?.weight, '10');
  });

  test('has all dimensions or none', () => {
    assert.deepEqual(read({ gross: '10', width: '60' }).errors, { length: 'blank', height: 'blank' });
  });

  test('D-76 says of each field why it can not be read', () => {
    assert.deepEqual(read({ gross: '1.2.3', pieces: '1.5', length: '0', width: 'x', divisor: '' }).errors, {
      gross: 'notANumber',
      pieces: 'notWhole',
      length: 'zero',
      width: 'notANumber',
      height: 'blank',
      divisor: 'blank',
    });
    assert.equal(read({ gross: '10', divisor: '0' }).errors.divisor, 'zero');
  });
});
