import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createDraftFormat, ownerIn } from '../../../../widgets/charges/draft/draft-format.ts';
import { type ChargeRow, newKey, newRow } from '../../../../widgets/charges/rows/charge-row.ts';

const format = createDraftFormat();
const row = newRow({ ...newRow().cells, quantity: '1.00', comments: '"quoted"' }, true);
const rows: readonly ChargeRow[] = [row, { ...row, key: newKey(), isRemoved: true }];
const plain = (all: readonly ChargeRow[] = []) =>
  all.map(({ cells, isManual, isRemoved = false, stored }) => ({ cells, isManual, isRemoved, stored }));

suite('the draft of a list as text', () => {
  test('comes back as it was written', () => {
    const text = format.write({ content: { rows, isOn: false }, savedAt: 5 });
    const draft = format.read(text);
    assert.deepEqual([draft?.savedAt, draft?.content.isOn], [5, false]);
    assert.deepEqual(plain(draft?.content.rows), plain(rows));
  });

  test('D-19 keeps what a merge found changed by both', () => {
    const cell = {
      origin: 'stored',
      field: 'comments',
      mine: '"quoted"',
      theirs: 'theirs',
      currency: '',
    } as const;
    const conflicts = { cells: [cell], line: 'removed' } as const;
    const text = format.write({ content: { rows: [{ ...row, conflicts }], isOn: null }, savedAt: 5 });
    assert.deepEqual(format.read(text)?.content.rows[0]?.conflicts, conflicts);
  });

  test('of an earlier release is read, and says whose it is', () => {
    const text = JSON.stringify({ savedAt: 5, owner: '3', isOn: null, rows });
    assert.deepEqual(plain(format.read(text)?.content.rows), plain(rows));
    assert.equal(ownerIn(text), '3');
    assert.equal(ownerIn(JSON.stringify({ savedAt: 5, rows: [] })), null);
  });

  test('D-148 of an earlier release keeps its amounts, and what it could not read as it was typed', () => {
    const cells = { ...newRow().cells, quantity: '10.00', unitCost: '1.234', totalPrice: '1,234' };
    const text = JSON.stringify({ savedAt: 5, isOn: null, rows: [{ ...row, cells }] });
    const held = format.read(text)?.content.rows[0]?.cells;
    assert.deepEqual([held?.quantity, held?.unitCost, held?.totalPrice], ['10.00', "'1.234", '1,234']);
  });

  test('D-149 keeps a value with more decimals than two', () => {
    const cells = { ...row.cells, quantity: '12.345' };
    const text = format.write({ content: { rows: [{ ...row, cells }], isOn: null }, savedAt: 5 });
    assert.equal(format.read(text)?.content.rows[0]?.cells.quantity, '12.345');
  });

  for (const text of ['no {JSON', '{}', '{"savedAt":5,"rows":[{"cells":{}}]}'])
    test(`${text} can't be read`, () => {
      assert.equal(format.read(text), undefined);
      assert.equal(ownerIn(text), undefined);
    });
});
