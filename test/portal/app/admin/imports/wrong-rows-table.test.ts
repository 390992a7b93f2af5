import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { wrongRowsTable } from '../../../../../portal/app/admin/imports/one/state/wrong-rows-table.ts';
import { texts } from '../../../../../portal/app/admin/imports/texts/index.ts';
import { importAnswer, ROWS } from './import-answers.ts';

suite('wrong rows as a table', () => {
  const wrong = ROWS.filter(({ outcome }) => outcome === 'wrong').map((row) => ({ ...row, id: row.line }));

  test('a row that is shorter than the headings keeps what is wrong in its own column', () => {
    const lines = [['No', 'Name'], [], [], [], ['C-5'], ['C-6', 'Alder Vale']];
    const headings = importAnswer().headings.slice(0, 2);
    const { rows, columns } = wrongRowsTable(importAnswer({ headings }), wrong, lines, texts.in('en'));
    assert.deepEqual(
      columns.map(({ label }) => label),
      ['No', 'Name', 'What is wrong'],
    );
    assert.deepEqual(rows, [
      ['C-5', '', 'Country: No country is called Narnia.'],
      ['C-6', 'Alder Vale', 'This row is there twice.'],
    ]);
  });

  test('titles stand above the headings', () => {
    const lines = [['Customers'], [], ['No', 'Name', 'Land'], [], ['C-5', 'Acme', 'XX'], ['C-6', '', 'YY']];
    const { rows, columns } = wrongRowsTable(importAnswer(), wrong, lines, texts.in('en'));
    assert.deepEqual(columns.map(({ label }) => label).slice(0, 3), ['No', 'Name', 'Land']);
    assert.deepEqual(
      rows.map((row) => row.slice(0, 3)),
      [
        ['C-5', 'Acme', 'XX'],
        ['C-6', '', 'YY'],
      ],
    );
  });

  test('where the file is kept no longer, the references are told with what is wrong', () => {
    const { title, rows, columns } = wrongRowsTable(importAnswer(), wrong, undefined, texts.in('en'));
    assert.equal(title, 'customers wrong rows');
    assert.deepEqual(columns.length, 2);
    assert.deepEqual(
      rows.map(([reference]) => reference),
      ['C-5', 'C-6'],
    );
  });
});
