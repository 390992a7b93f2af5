import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localCharges } from '../../../../../portal/server/imports/read/local-charge.ts';
import { reason } from '../../../../../shared/contract/reasons.ts';

const read = (text: string) => localCharges(text, { own: '.' });

test('local charges are read whatever their spaces, and written with one', () => {
  assert.deepEqual(read('Terminal  handling EA   usd 210.50; DTH EA CNY 8'), {
    value: ['Terminal  handling EA USD 210.5', 'DTH EA CNY 8'],
  });
});

test('CHG-38 the unit of a local charge is read as people write it', () => {
  assert.deepEqual(read('Handling each USD 8; Security kgs USD 0.1'), {
    value: ['Handling EA USD 8', 'Security KG USD 0.1'],
  });
});

test('D-77 the amount of a local charge that may be a thousand times as much is refused', () => {
  assert.deepEqual(read('DTH EA USD 210; DTH EA EUR 1.250'), {
    refusal: reason('importAmbiguous', { whole: '1250', decimal: '1.25' }),
  });
});

test('D-148 the amounts of local charges tell how they are written', () => {
  const text = 'DTH EA USD 210,50; DTH EA EUR 1.250';
  assert.deepEqual(localCharges.numbersIn?.(text), ['210,50', '1.250']);
  assert.deepEqual(localCharges(text, { own: '.', decided: ',' }), {
    value: ['DTH EA USD 210.5', 'DTH EA EUR 1250'],
  });
});

test('what is far longer than a local charge is none, and its start alone is told', () => {
  const amount = 'DTH EA USD 1';
  assert.deepEqual(read(`${' '.repeat(500)}${amount}`), { value: [amount] });
  const wide = `DTH${' '.repeat(500)}EA USD 1`;
  assert.deepEqual(read(wide), {
    refusal: reason('importLocalCharge', { charge: `DTH${' '.repeat(97)}` }),
  });
});

test('the start of a charge ends with a whole character', () => {
  assert.deepEqual(read(`${'x'.repeat(99)}\u{1f6a2}`), {
    refusal: reason('importLocalCharge', { charge: `${'x'.repeat(99)}\ufffd` }),
  });
});
