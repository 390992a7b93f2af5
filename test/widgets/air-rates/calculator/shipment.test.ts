import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DecimalSign } from '../../../../shared/trade/number-notation.ts';
import { EMPTY, readShipment, type Shipment } from '../../../../widgets/air-rates/calculator/shipment.ts';

const read = (shipment: Partial<Shipment>, sign: DecimalSign = '.') =>
  readShipment({ ...EMPTY, ...shipment }, sign);

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

  test('D-148 is read in the language of the user, and never guessed', () => {
    assert.equal(read({ gross: '1.234' }).chargeable?.weight, '1.5');
    assert.deepEqual(read({ gross: '1.234' }, ','), { errors: { gross: 'ambiguous' }, chargeable: null });
    assert.equal(read({ gross: '1.234,5' }, ',').chargeable?.weight, '1234.5');
    assert.deepEqual(read({ gross: '-5', length: '12345678901' }).errors, {
      gross: 'notANumber',
      length: 'notANumber',
      width: 'blank',
      height: 'blank',
    });
  });

  test('D-148 says of each field why it can not be read', () => {
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
