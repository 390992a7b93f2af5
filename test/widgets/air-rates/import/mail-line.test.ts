import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseBlock } from '../../../../shared/ui/grid/model/clipboard-text.ts';
import { dividedLines } from '../../../../widgets/air-rates/import/divided-lines.ts';
import { readMailLine } from '../../../../widgets/air-rates/import/mail/mail-line.ts';
import { readMail } from '../../../../widgets/air-rates/import/mail/read-mail.ts';
import { needsDialog } from '../../../../widgets/air-rates/import/needs-dialog.ts';
import { previewOf, repeatable } from '../../../../widgets/air-rates/import/preview.ts';
import { newLevelsIn, recognise } from '../../../../widgets/air-rates/import/recognise.ts';
import { columnsOf } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { LEVELS } from './blocks.ts';

/** A rate as `HKG-LAX CX 45=4.80 minimum=75 (notes)`. */
function shown(line: readonly string[]): string | undefined {
  const rate = readMailLine(line, LEVELS);
  if (!rate) return undefined;
  const { from, to, airline = '', comment, ...prices } = rate;
  const texts = Object.entries(prices).map(([column, price]) => `${column.replace('level ', '')}=${price}`);
  return [`${from}-${to}`, airline, ...texts, comment && `(${comment})`].filter(Boolean).join(' ');
}

for (const [line, rate] of [
  [
    'HKG-LAX CX 45: 4.80 100: 4.50 300: 4.20 500: 3.95 1000: 3.80 min 75',
    'HKG-LAX CX 45=4.80 100=4.50 300=4.20 500=3.95 1000=3.80 minimum=75',
  ],
  ['HKG/LAX CX +45 4,80 / +100 4,50 / +300: 4,20', 'HKG-LAX CX 45=4,80 100=4,50 300=4,20'],
  ['HKG LAX CX 45kg 4.80 | 100kg 4.50 | M 75 | N 5.20', 'HKG-LAX CX 45=4.80 100=4.50 minimum=75 normal=5.20'],
  ['HKG to LAX CX -45: 5.20; +45: 4.80; 1,000: 3.80', 'HKG-LAX CX normal=5.20 45=4.80 1000=3.80'],
  ['hkg-lax cathay pacific 45:4,80,100:4,50', 'HKG-LAX cathay pacific 45=4,80 100=4,50'],
  ['HKG;LAX;CX;45: 4.80;100: 4.50', 'HKG-LAX CX 45=4.80 100=4.50'],
  ['HKG – LAX (CX) 45：4.80 100：4.50', 'HKG-LAX CX 45=4.80 100=4.50'],
  ['* CX: HKG > LAX Q45 4.80 Q100 4.50 MIN. 75.00', 'HKG-LAX CX 45=4.80 100=4.50 minimum=75.00'],
  ['ex HKG to LAX +45/4.80 +100/4.50', 'HKG-LAX 45=4.80 100=4.50'],
  ['HKG-LAX CX 45-99kg: 4.80 100-299: 4.50', 'HKG-LAX CX 45=4.80 100=4.50'],
  [
    'HKG-LAX CX 45: USD 4.80/kg, min: USD 75, valid till 30 Nov',
    'HKG-LAX CX 45=USD 4.80/kg minimum=USD 75 (valid till 30 Nov)',
  ],
  ['HKG-LAX via NRT CX 45=€4,80', 'HKG-LAX CX 45=€4,80 (via NRT)'],
  ['HKG-LAX 5Y 45: 4.80 45: 4.70', 'HKG-LAX 5Y 45=4.80 (45: 4.70)'],
  [
    'HKG LAX M 75.00 N 5.20 45 4.80 100 4.50 300 4.20 1000 3.80',
    'HKG-LAX minimum=75.00 normal=5.20 45=4.80 100=4.50 300=4.20 1000=3.80',
  ],
  ['HKG LAX CX N 5.20 100 4.50 45 days', 'HKG-LAX CX normal=5.20 100=4.50 (45 days)'],
  ['HKG LAX CX 45 4.80 100 4.50', undefined],
  [
    'HKG-LAX/CX: MIN USD75.00, -45K USD5.20, +45K USD4.80, +100K USD4.50',
    'HKG-LAX CX minimum=USD75.00 normal=USD5.20 45=USD4.80 100=USD4.50',
  ],
  ['HKG-LAX CX +1K 4.80', undefined],
  // These name columns.
  ['ORG DST CXR MIN N 45 100 300', undefined],
  ['POL/POD +45 4.50', undefined],
  // The seconds of a time are no break.
  ['HKG;LAX;4.5;;2026-12-31T23:59:59+08:00', undefined],
  ['[30/11/26, 14:05:12] Li: HKG-LAX CX +45 4.80', 'HKG-LAX CX 45=4.80 (30/11/26, 14:05:12] Li)'],
  ['please find our rates ex HKG below', undefined],
  ['Dear Anna,', undefined],
  ['Mei', undefined],
  ['Tel: +852 2345 6789', undefined],
  ['HKG-LAX departs 10:30 daily', undefined],
  ['HKG LAX 45 4.80', undefined],
  ['45: 4.80 100: 4.50', undefined],
  ['HKG-LAX CX 45: 1.234,50', undefined],
] as const)
  test(`AIR-27 a line of a mail: ${line}`, () => {
    assert.equal(shown([line]), rate);
  });

test('AIR-27 tabs may stand in such a line, but the cells of a table are none', () => {
  assert.equal(shown(['HKG-LAX CX', '45: 4.80', '100: 4.50']), 'HKG-LAX CX 45=4.80 100=4.50');
  assert.equal(shown(['HKG', 'LAX', 'CX', '80', '4', '45: 4.80 on request']), undefined);
  assert.equal(shown(['HKG-LAX', 'CX', '80', '4.5']), undefined);
});

/** What the import makes of a block, line by line. */
function preview(block: readonly (readonly string[])[], column?: string) {
  const recognised = recognise(block, { levels: LEVELS, locale: 'en', column });
  const repeated = repeatable(recognised.block, recognised);
  const options = { locale: 'en', order: undefined, repeated, problemsOf: () => [] };
  return { recognised, lines: previewOf(recognised.block, recognised, options) };
}
const linesOf = (block: readonly (readonly string[])[], column?: string) =>
  preview(block, column).lines.map((line) =>
    line.kind === 'lane' ? line.cells : 'text' in line ? line.text : '',
  );

const MAIL = [
  ['please find our rates ex HKG below'],
  ['HKG', 'LHR', 'AC', '80', '5', '4'],
  ['HKG', 'FRA', 'LH', '90', '6', '5'],
  ['HKG-LAX CX 45: 4.80 100: 4.50 min 75'],
  ['Mei'],
];

for (const column of ['from', 'level 100'])
  test(`AIR-27 lines of a mail come in beside the rows of a table, pasted at ${column}`, () => {
    const [greeting, , , rate, signature] = linesOf(MAIL, column);
    assert.equal(greeting, 'please find our rates ex HKG below');
    assert.equal(signature, 'Mei');
    assert.deepEqual(rate, {
      ...{ from: 'HKG', to: 'LAX', airline: 'CX', routing: 'LAX' },
      ...{ 'level minimum': '75', 'level 45': '4.80', 'level 100': '4.50' },
    });
  });

test('AIR-27 the rows around them stay what they were, and a new weight is told', () => {
  const { recognised, lines } = preview(MAIL, 'from');
  const [, row] = lines;
  assert.deepEqual(row?.kind === 'lane' && row.cells, {
    ...{ from: 'HKG', to: 'LHR', airline: 'AC', routing: 'LHR' },
    ...{ 'level minimum': '80', 'level normal': '5', 'level 100': '4' },
  });
  assert.deepEqual(newLevelsIn(recognised.columns, LEVELS), ['45']);
});

test('AIR-27 a mail without a table, and one with headings, come in, too', () => {
  const rate = { from: 'HKG', to: 'LAX', 'level 45': '4.80', routing: 'LAX' };
  assert.deepEqual(linesOf([['Hi Bob,'], [''], ['HKG-LAX 45: 4.80'], ['Mei']]), ['Hi Bob,', '', rate, 'Mei']);
  assert.deepEqual(linesOf([['HKG-LAX 45: 4.80'], ['From', 'To', '+100'], ['YYZ', 'LHR', '3']]), [
    rate,
    { from: 'YYZ', to: 'LHR', 'level 100': '3', routing: 'LHR' },
  ]);
});

test('AIR-27 lines of a mail are looked at first, but in the notes they are a text', () => {
  const columns = columnsOf(LEVELS);
  const line = ['HKG-LAX CX 45: 4.80'];
  assert.equal(needsDialog([line], columns, 'en'), true);
  assert.equal(needsDialog([line], columns.slice(columns.indexOf('comment')), 'en'), false);
  assert.equal(needsDialog([MAIL[1]!, MAIL[2]!, ['Mei']], columns, 'en'), true);
});

test('AIR-27 a mail in a file of text keeps its commas; a table in one stays a table', () => {
  assert.deepEqual(readMail('Hi Bob,\r\nHKG-LAX CX 45: 4,80, 100: 4,50\r\n'), [
    ['Hi Bob,'],
    ['HKG-LAX CX 45: 4,80, 100: 4,50'],
  ]);
  assert.equal(readMail('From,To,45\nHKG,LAX,4.80\n'), undefined);
});

const code = fc.constantFrom('HKG', 'LAX', 'LHR', 'Mei', 'ord');
const price = fc.constantFrom('4.80', '4,50', '75', '3', 'USD 4.20', '-', '');
const pair = fc
  .tuple(
    fc.constantFrom('45', '+100', '300kg', '-45', 'N', 'M', 'min'),
    fc.constantFrom(': ', ' ', '='),
    price,
  )
  .map((parts) => parts.join(''));
const mailLine = fc
  .tuple(
    code,
    fc.constantFrom('-', '/', ' ', ' to '),
    code,
    fc.constantFrom(' ', ' CX ', ' Some Air ', ' all in '),
    fc.array(pair, { maxLength: 5 }),
    fc.constantFrom(' ', ' / ', ' | ', '; ', ', '),
    fc.constantFrom('', ' valid till 30 Nov', '!'),
  )
  .map(([from, mark, to, airline, pairs, between, end]) => [
    from + mark + to + airline + pairs.join(between) + end,
  ]);
const row = fc.array(fc.oneof(code, price, fc.constantFrom('AC', 'From', '+45', '2-4')), { maxLength: 6 });
const prose = fc
  .oneof(fc.constantFrom('please find our rates ex HKG below', 'Total', ''), fc.string())
  .map((t) => [t]);

test('AIR-27 whatever is pasted, each line is a rate or named as left out', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(mailLine, row, prose), { maxLength: 8 }), (block) => {
      const { recognised, lines } = preview(block);
      for (const [n, line] of block.entries()) {
        const { headings } = recognised;
        if (!line.some((text) => text.trim())) continue;
        const isHeading = headings !== undefined && n >= headings.start && n < headings.end;
        const found = lines.filter((one) => one.line === n + 1);
        if (isHeading && found.length === 0) continue;
        assert.equal(found.length, 1);
        const [one] = found;
        if (one!.kind !== 'lane') {
          assert.ok('text' in one! && line.every((text) => one.text.includes(text.trim())));
          continue;
        }
        const { cells } = one!;
        const hasPrice = Object.keys(cells).some((column) => column.startsWith('level '));
        const isOfPlaces = recognised.columns.some(({ target }) =>
          /^(?:from|to|level .*)$/.test(target ?? ''),
        );
        assert.ok(!isOfPlaces || hasPrice || (cells.from && cells.to), JSON.stringify(cells));
      }
    }),
    { numRuns: 500 },
  );
});

test('AIR-27 no number and no word of a line is lost in its rate', () => {
  fc.assert(
    fc.property(mailLine, (line) => {
      const rate = readMailLine(line, LEVELS);
      if (!rate) return;
      const kept = Object.entries(rate).flat().join(' ').toLowerCase();
      // `-45`, `N` and `M` are said by the names of their levels.
      const words = line[0]!
        .toLowerCase()
        .replaceAll('-45', '')
        .split(/[^\p{L}\d.,]+|(?<=\d)kg/u);
      for (const word of words.map((one) => one.replace(/^[.,]+|[.,]+$/g, '')))
        if (!/^(?:to|n|m|)$/.test(word)) assert.ok(kept.includes(word), word);
    }),
    { numRuns: 1000 },
  );
});

for (const [what, text] of [
  [
    'with one blank between its columns',
    'ORG DST CXR MIN N 45 100\nHKG LAX CX 75.00 5.20 4.80 4.50\nHKG JFK CX 75.00 5.40 5.00 4.70',
  ],
  [
    'with blanks at random',
    'ORG DST  CXR  MIN    N     45    100\nHKG LAX  CX   75.00  5.20  4.80  4.50\nHKG JFK  CX   75.00  5.40  5.00  4.70',
  ],
  [
    'in columns',
    'ORG  DST  CXR          MIN    N     45    100\nHKG  LAX  CX           75.00  5.20  4.80  4.50\nHKG  JFK  CX           75.00  5.40  5.00  4.70',
  ],
] as const)
  test(`AIR-27 a table of a text ${what} has the prices of its headings`, () => {
    const prices = (one: string, other: string) => ({
      'level minimum': '75.00',
      'level normal': one,
      'level 45': other,
    });
    const lanes = [
      {
        from: 'HKG',
        to: 'LAX',
        airline: 'CX',
        ...prices('5.20', '4.80'),
        'level 100': '4.50',
        routing: 'LAX',
      },
      {
        from: 'HKG',
        to: 'JFK',
        airline: 'CX',
        ...prices('5.40', '5.00'),
        'level 100': '4.70',
        routing: 'JFK',
      },
    ];
    for (const block of [dividedLines(parseBlock(text)), readMail(text)!])
      assert.deepEqual(linesOf(block).filter(Boolean), lanes);
  });

test('AIR-27 a line with more words than such a table has columns is left out, and none of its words moves', () => {
  const text = 'ORG DST CXR MIN 45\nHKG LAX CX 75.00 4.80\nHKG JFK Air Canada 75.00 5.00';
  assert.equal(linesOf(dividedLines(parseBlock(text))).at(-1), 'HKG JFK Air Canada 75.00 5.00');
});

test('AIR-30 a text whose columns have signs between them is a table, whatever stands in its cells', () => {
  assert.equal(readMail('From;To;+100;Valid to\nHKG;LAX;4.5;2026-12-31T23:59:59+08:00\n'), undefined);
});
