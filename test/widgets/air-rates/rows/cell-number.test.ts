import assert from 'node:assert/strict';
import { it } from 'node:test';
import { numberIn } from '../../../../widgets/air-rates/rows/cell-number.ts';

it('D-76 reads a number with dot and comma', () => {
  const read = {
    '4.50': '4.5',
    ' 4,5 ': '4.5',
    '4,50': '4.5',
    '1,234': '1234',
    '1,234,567': '1234567',
    '1,234.56': '1234.56',
    '1.234,56': '1234.56',
    '1.234,567': '1234.567',
    '1.234': '1.234',
    '.5': '0.5',
    '5.': '5',
    '０.10': '0.1',
  };
  for (const [text, number] of Object.entries(read)) assert.equal(numberIn(text), number, text);
  for (const text of ['', ' ', '.', ',', 'n/a', '1.2.3', '-4', '4 5'])
    assert.equal(numberIn(text), undefined, text);
});
