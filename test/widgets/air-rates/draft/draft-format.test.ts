import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { DecimalSign } from '../../../../shared/trade/number-notation.ts';
import { joinTokens, splitTokens } from '../../../../shared/ui/grid/editors/tokens.ts';
import { createDraftFormat } from '../../../../widgets/air-rates/draft/draft-format.ts';
import { createReference, NO_REFERENCE } from '../../../../widgets/air-rates/reference/air-reference.ts';
import type { FormContent } from '../../../../widgets/air-rates/rows/form-content.ts';
import { CHARGE_COLUMNS, newCharge } from '../../../../widgets/air-rates/rows/local-charge.ts';
import { columnsOf, isNumeric, newRow } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { rateNumbers } from '../../../../widgets/air-rates/rules/number-columns.ts';

const LEVELS = ['minimum', 'normal', '45', '100', '300', '500', '1000'];
const reference = createReference({
  airports: [{ id: 901, code: 'YYZ', city: 'Toronto', cityIden: 'YTO' }],
  airlines: [],
  chargeNames: [],
});
const format = createDraftFormat(
  () => reference,
  () => '.',
);

/** Whatever somebody typed, as a table of this language holds it. */
const numberCell = (sign: DecimalSign) =>
  fc
    .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'0123456789.,-') }))
    .map((typed) => rateNumbers(sign).read('minTime', typed));

const cellsOf = (columns: readonly string[], sign: DecimalSign = '.') =>
  fc.record(
    Object.fromEntries(
      columns.map((column) => [
        column,
        isNumeric(column) || column.endsWith('Rate') ? numberCell(sign) : fc.string({ unit: 'grapheme' }),
      ]),
    ),
    { noNullPrototype: true },
  );

const contentIn = (sign: DecimalSign): fc.Arbitrary<FormContent> =>
  fc.record(
    {
      levels: fc.constant(LEVELS),
      rates: fc.array(
        cellsOf(columnsOf(LEVELS), sign).map((cells) =>
          newRow({ ...cells, routing: joinTokens(splitTokens(cells.routing!)) }),
        ),
        { minLength: 1, maxLength: 5 },
      ),
      charges: fc.array(cellsOf(CHARGE_COLUMNS, sign).map(newCharge), { minLength: 1, maxLength: 5 }),
      customerName: fc.string({ unit: 'grapheme' }),
      notes: fc.string({ unit: 'grapheme' }),
    },
    { noNullPrototype: true },
  );
const content = contentIn('.');

/** What is entered, without the keys of the rows, which are new at each visit. */
const entered = ({ rates, charges, ...others }: FormContent) => ({
  ...others,
  rates: rates.map(({ cells }) => cells),
  charges: charges.map(({ cells }) => cells),
});

const read = (draft: unknown) => format.read(JSON.stringify(draft))?.content.content;

test('AIR-06 AIR-07 whatever was typed comes back letter by letter', () => {
  fc.assert(
    fc.property(content, fc.nat(), (typed, savedAt) => {
      const text = format.write({ content: { content: typed, upload: null }, savedAt });
      const draft = format.read(text);
      assert.deepEqual(entered(draft!.content.content), entered(typed));
      assert.equal(draft!.savedAt, savedAt);
    }),
  );
});

test('D-148 a draft is restored in a language of the other notation as the same numbers, and what could not be read as it was', () => {
  for (const [writer, reader] of [
    ['.', ','],
    [',', '.'],
  ] as const) {
    const formatIn = (sign: DecimalSign) =>
      createDraftFormat(
        () => NO_REFERENCE,
        () => sign,
      );
    fc.assert(
      fc.property(contentIn(writer), (typed) => {
        const text = formatIn(writer).write({ content: { content: typed, upload: null }, savedAt: 1 });
        assert.deepEqual(entered(formatIn(reader).read(text)!.content.content), entered(typed));
      }),
    );
  }
});

test('AIR-06 D-148 a draft of an earlier release is read as if it was typed now, and never guessed', () => {
  const old = JSON.stringify({
    records: [{ weight: [{ level: '100', value: '4,125' }], maxCapacity: '1.234', minTime: 2 }],
    charges: [{ name: 'Handling', currency: 'CAD', kgRate: '0,125', minRate: 'CA$5' }],
  });
  const readIn = (sign: DecimalSign) =>
    createDraftFormat(
      () => NO_REFERENCE,
      () => sign,
    ).read(old)!.content.content;
  const german = readIn(',');
  assert.deepEqual(
    [german.rates[0]!.cells['level 100'], german.rates[0]!.cells.maxCapacity, german.rates[0]!.cells.minTime],
    ['4.125', "'1.234", '2'],
  );
  assert.deepEqual([german.charges[0]!.cells.kgRate, german.charges[0]!.cells.minRate], ['0.125', '5']);
  const english = readIn('.');
  assert.deepEqual(
    [english.rates[0]!.cells['level 100'], english.rates[0]!.cells.maxCapacity],
    ['4,125', '1.234'],
  );
});

test('D-26 how far its upload is comes back with it', () => {
  const upload = { key: 'k1', chunks: 3, accepted: { 1: 'first', 3: 'third' } };
  const draft = { content: { content: fc.sample(content, 1)[0]!, upload }, savedAt: 1 };
  assert.deepEqual(format.read(format.write(draft))?.content.upload, upload);
});

test('AIR-35 an airport stands with its id, and without one where it isn’t known', () => {
  const typed: FormContent = {
    levels: LEVELS,
    rates: [newRow({ from: 'YYZ', to: 'QQQ' })],
    charges: [newCharge()],
    customerName: '',
    notes: '',
  };
  const text = format.write({ content: { content: typed, upload: null }, savedAt: 1 });
  const [lane] = JSON.parse(text).records;
  assert.deepEqual(
    [lane.from, lane.fromAirportId, lane.fromAirportCode, lane.to, lane.toAirportId, lane.toAirportCode],
    ['YYZ', 901, 'YYZ', 'QQQ', null, 'QQQ'],
  );
});

test('AIR-08 AIR-35 a lane that was written before the airports came is written with their ids afterwards', () => {
  let known = NO_REFERENCE;
  const { write } = createDraftFormat(
    () => known,
    () => '.',
  );
  const typed = { ...fc.sample(content, 1)[0]!, rates: [newRow({ from: 'YYZ' })] };
  const idOfFirst = () =>
    JSON.parse(write({ content: { content: typed, upload: null }, savedAt: 1 })).records[0].fromAirportId;
  assert.equal(idOfFirst(), null);
  known = reference;
  assert.equal(idOfFirst(), 901);
});

test('AIR-06 a draft with nothing but records is valid, and has the form’s defaults', () => {
  const draft = read({ records: [{ from: 'YYZ' }] })!;
  assert.equal(draft.rates[0]!.cells.from, 'YYZ');
  assert.deepEqual(draft.levels, ['minimum', 'normal', '100', '300', '500', '1000']);
  assert.deepEqual(
    draft.charges.map(({ cells }) => cells),
    [{ currency: 'USD' }],
  );
  assert.deepEqual([draft.customerName, draft.notes], ['', '']);
});

test('AIR-34 D-76 levels of others are put in their order, also those that only a price names', () => {
  const draft = read({
    weightPrices: [{ level: 45, value: '' }, '100.0', 'minimum'],
    records: [{ weight: [{ level: 2000, value: 3.5 }] }],
  })!;
  assert.deepEqual(draft.levels, ['minimum', 'normal', '45', '100', '300', '500', '1000', '2000']);
  assert.equal(draft.rates[0]!.cells['level 2000'], '3.5');
});

test('AIR-41 D-29 notes and customer name of others are read as a submit has them', () => {
  const submissionNotes = { customerName: 'Harbour Lane', notes: ['first', 'second'] };
  const draft = read({ records: [], submissionNotes })!;
  assert.deepEqual([draft.customerName, draft.notes], ['Harbour Lane', 'first\nsecond']);
  assert.equal(draft.rates.length, 1);
});

for (const text of ['', '{', 'null', '5', '[]', '{}', '{"records":5}', '{"records":[{"from":{}}]}'])
  test(`MSG-16 ${text || 'an empty text'} can't be read`, () => assert.equal(format.read(text), undefined));

test('MSG-16 any JSON is read or refused, never an error', () => {
  fc.assert(fc.property(fc.json(), (text) => void format.read(text)));
});
