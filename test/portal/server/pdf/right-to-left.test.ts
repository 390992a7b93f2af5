import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsOfLine } from '../../../../portal/server/pdf/right-to-left.ts';

/** What stands on paper, from left to right. */
const drawn = (line: string) =>
  partsOfLine(line)
    .map(({ text, isRightToLeft }) => (isRightToLeft ? [...text].reverse().join('') : text))
    .join('');

test('MOD-11 names in Arabic and Hebrew letters are written from right to left, their numbers and what is around them not', () => {
  assert.equal(drawn('Customer: Acme'), 'Customer: Acme');
  assert.equal(drawn('Customer: אבג דהו'), 'Customer: והד גבא');
  assert.equal(drawn('אבג 12.5 דהו'), 'והד 12.5 גבא');
  assert.equal(drawn('אבג 1998 Ltd'), '1998 גבא Ltd');
  assert.equal(drawn('אבג ٢٠٢٦'), '٢٠٢٦ גבא');
  assert.equal(drawn('אבג (דה)'), '(הד) גבא');
  assert.equal(drawn('אבג, Ltd'), 'גבא, Ltd');
  assert.equal(drawn('A אב B גד C'), 'A בא B דג C');
  assert.deepEqual(partsOfLine(''), []);
});
