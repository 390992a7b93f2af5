import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { inLanguage } from '../../../../shared/i18n/define-texts.ts';
import {
  failureReason,
  interpretInput,
  leftOver,
  pastedPieces,
  piecesOf,
} from '../../../../widgets/order-manager/comboboxes/split-input.ts';

test('PO-39 PO-48 comma, any whitespace, plus and ampersand separate, in runs too', () => {
  assert.deepEqual(piecesOf('A,B C\tD\nE+F&G ,+& H\u00a0I\u3000J\r\nK'), [...'ABCDEFGHIJK']);
});

test('PO-40 PO-46 empty pieces drop out, equal ones count once, in their order', () => {
  assert.deepEqual(piecesOf(' ,B,,A,B,'), ['B', 'A']);
});

test('D-150 a pasted list leaves bullets, running numbers, quotes and signs behind', () => {
  assert.deepEqual(pastedPieces('1) ST-1; ST-2\r\n2.  "ST-3"\n•\tST-4、ST-5\n- ; -\n> ST-6').pieces, [
    ...['ST-1', 'ST-2', 'ST-3', 'ST-4', 'ST-5', 'ST-6'],
  ]);
  assert.deepEqual(pastedPieces('4.5E+11\nA+B'), { pieces: ['A', 'B'], shortened: ['4.5E+11'] });
  assert.deepEqual(pastedPieces(' ;, '), { pieces: [], shortened: [] });
});

for (const [what, text, pieces] of [
  ['Outlook', '4500081101; 4500081102; 4500081103', ['4500081101', '4500081102', '4500081103']],
  [
    'Word, numbered',
    '1. 4500081201\n2. 4500081202\n3. 4500081203',
    ['4500081201', '4500081202', '4500081203'],
  ],
  ['Word, with bullets', '• 4500081301\n• 4500081302', ['4500081301', '4500081302']],
  ['a Japanese mail', '4500081401、4500081402，4500081403', ['4500081401', '4500081402', '4500081403']],
  ['a CSV', '"4500081501","4500081502"', ['4500081501', '4500081502']],
  ['a sheet that keeps its zeros', `'00045\n="00046"`, ['00045', '00046']],
] as const)
  test(`D-150 a list of ${what} is its numbers and nothing else`, () => {
    assert.deepEqual(pastedPieces(text), { pieces, shortened: [] });
  });

test('leading zeros and case survive', () => {
  assert.deepEqual(piecesOf('0007,007,a,A'), ['0007', '007', 'a', 'A']);
});

test('D-75 a separator that comes in starts the quick add, typed or pasted', () => {
  assert.deepEqual(interpretInput('PO1', 'PO1,'), { type: 'pieces', pieces: ['PO1'] });
  assert.deepEqual(interpretInput('', 'A\nB'), { type: 'pieces', pieces: ['A', 'B'] });
  assert.deepEqual(interpretInput('PO', 'PO1'), { type: 'text', text: 'PO1' });
});

test('D-75 separators alone are dropped', () => {
  assert.deepEqual(interpretInput('', ' '), { type: 'text', text: '' });
  assert.deepEqual(interpretInput('', ',+&'), { type: 'text', text: '' });
});

test('D-36 pieces that stayed wait for the next separator, not for the next letter', () => {
  assert.deepEqual(interpretInput('A B', 'A Bx'), { type: 'text', text: 'A Bx' });
  assert.deepEqual(interpretInput('A Bx', 'A B'), { type: 'text', text: 'A B' });
  assert.deepEqual(interpretInput('A B', 'A B '), { type: 'pieces', pieces: ['A', 'B'] });
  assert.equal(leftOver(['A', 'B'], 'typed'), 'A B typed');
  assert.equal(leftOver([], ''), '');
});

test('D-36 failures name their pieces, equal reasons once', () => {
  const failures = [
    { piece: 'A', reason: 'Too long.' },
    { piece: 'B', reason: 'Too long.' },
    { piece: 'C', reason: 'Busy' },
  ];
  assert.equal(inLanguage('en', failureReason(failures)), 'A, B: Too long; C: Busy');
});

test('splitting and joining loses nothing', () => {
  const piece = fc.stringMatching(/^[^\s,+&]{1,12}$/u);
  fc.assert(
    fc.property(fc.uniqueArray(piece), fc.constantFrom(', ', '\n', '\t', ' + ', '&'), (pieces, separator) => {
      assert.deepEqual(piecesOf(pieces.join(separator)), pieces);
    }),
  );
});
