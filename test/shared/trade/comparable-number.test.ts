import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparable } from '../../../shared/trade/comparable-number.ts';

test('D-150 a number is compared without regard to signs that look alike, double width, blanks and what nobody sees', () => {
  for (const written of [
    'PO-1 a',
    ' PO-1  a ',
    'PO\u20111\ta',
    'ＰＯ－１　ａ',
    'PO-1\u200b a',
    'PO-1\u00a0a',
  ])
    assert.equal(comparable(written), 'PO-1 a');
  assert.notEqual(comparable('po-1 a'), comparable('PO-1 a'));
});

test('every sign of a plain number stays as it is, in its middle and at its ends', () => {
  for (let code = 0x21; code < 0x7f; code += 1) {
    const sign = String.fromCharCode(code);
    for (const written of [sign, `A${sign}1`, `${sign}A 1${sign}`])
      assert.equal(comparable(written), written);
  }
});
