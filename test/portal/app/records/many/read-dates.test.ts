import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  byOrder,
  type DateAnswer,
  type DatesColumn,
  readDates,
} from '../../../../../portal/app/records/order/many/read-dates.ts';

const headings = new Map<string, DatesColumn>([
  ['order number', 'number'],
  ['cargo ready', 'cargoReadyOn'],
  ['delivery required by', 'deliverBy'],
]);
const read = (
  block: string[][],
  more: { locale?: string; chosen?: DatesColumn[]; answer?: DateAnswer } = {},
) => readDates(block, { headings, locale: 'en', ...more });

test('MOD-05 pasted dates are found by their headings, in any order; an empty cell leaves its date', () => {
  const { columns, hasHeading, rows } = read([
    ['Delivery required by', 'Buyer', 'Order number', 'Cargo ready'],
    ['2027-04-01', 'Ann', 'PO-1', ''],
    ['', 'Ben', '', '2027-03-01'],
  ]);
  assert.deepEqual([columns, hasHeading], [['deliverBy', 'out', 'number', 'cargoReadyOn'], true]);
  assert.deepEqual(rows, [{ line: 2, number: 'PO-1', news: { deliverBy: '2027-04-01' }, unreadable: [] }]);
});

test('MOD-05 without headings the columns are taken in the order of the list, unless somebody says what they are', () => {
  const lines = [['PO-1', '2027-03-01', '2027-03-05']];
  assert.deepEqual(read(lines).rows[0]?.news, { cargoReadyOn: '2027-03-01', shipFrom: '2027-03-05' });
  assert.deepEqual(read(lines, { chosen: ['number', 'out', 'deliverBy'] }).rows[0]?.news, {
    deliverBy: '2027-03-05',
  });
});

test('MOD-05 what is no day is named at its date', () => {
  const [row] = read([['PO-1', 'soon', '31.03.2027']]).rows;
  assert.deepEqual([row?.unreadable, row?.news], [['cargoReadyOn'], { shipFrom: '2027-03-31' }]);
});

test('MOD-05 a day above 12 says for the whole list which number is the day, and nothing is asked', () => {
  const { rows, ask } = read([
    ['PO-1', '22/01/2027'],
    ['PO-2', '05/06/2027'],
  ]);
  assert.deepEqual(
    rows.map(({ news }) => news.cargoReadyOn),
    ['2027-01-22', '2027-06-05'],
  );
  assert.equal(ask, undefined);
});

test('D-113 where no date decides which number is the day, somebody says it, and until then nothing is guessed', () => {
  const list = [['PO-1', '05/06/2027', '2027-03-05']];
  for (const locale of ['en', 'de']) {
    const open = read(list, { locale });
    assert.deepEqual([open.ask, open.order], ['05/06/2027', undefined]);
    assert.deepEqual([open.rows[0]?.news, open.rows[0]?.unreadable], [{ shipFrom: '2027-03-05' }, []]);
  }
  const answer: DateAnswer = { example: '05/06/2027', order: 'dayFirst' };
  const said = read(list, { answer });
  assert.deepEqual([said.ask, said.order], ['05/06/2027', 'dayFirst']);
  assert.equal(said.rows[0]?.news.cargoReadyOn, '2027-06-05');
  const other = read([['PO-9', '07/08/2027']], { answer });
  assert.equal(other.order, undefined, 'of another list the answer says nothing');
});

test('MOD-05 a first line of words alone is no order, whatever the columns are called in it', () => {
  const { rows, hasHeading } = read([
    ['PO', 'Ready', 'Ship from'],
    ['PO-1', '2027-03-01', '2027-03-05'],
  ]);
  assert.deepEqual(
    rows.map(({ line, number }) => [line, number]),
    [[2, 'PO-1']],
  );
  assert.equal(hasHeading, false);
});

test('MOD-05 several lines of an order are one, and the last says what counts', () => {
  const { rows } = read([
    ['PO-1', '2027-03-01', '2027-03-05'],
    ['PO-1 ', '2027-03-02', ''],
  ]);
  assert.deepEqual(
    [...byOrder(rows).values()].map(({ number, news }) => [number, news]),
    [['PO-1', { cargoReadyOn: '2027-03-02', shipFrom: '2027-03-05' }]],
  );
});
