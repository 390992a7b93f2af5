import assert from 'node:assert/strict';
import { afterEach, before, mock, suite, test } from 'node:test';
import type { Field } from '../../../../widgets/charges/rows/list-kind.ts';
import { graphqlError } from '../../../helpers/network.ts';
import { answer, FCL, LOAD, line, rate, rateOf, SAVE } from '../fixtures.ts';
import { openTool, type TestTool } from '../test-tool.ts';

let element: TestTool;
before(() => {
  mock.method(console, 'warn', () => {});
});
afterEach(() => {
  element.loader.close();
  element.network.verify();
});

/** My save is refused, as the line is stored otherwise by now, and I load what is stored. */
const meanwhile = async (theirs: object, over: object = {}) => {
  element.network.on(SAVE, graphqlError('These charges were changed by someone else.', 409));
  await element.loader.save();
  element.network.on(LOAD, answer({ revision: 8, freight_charges: [line(theirs)], ...over }));
  await element.editor.loadCurrent();
};
const cells = (...fields: Field[]) => fields.map((field) => element.cells(1)[field]);
const by = (field: string, value: string) => `${field}: Changed meanwhile by somebody else: ${value}`;

suite('D-19 a line that both changed', () => {
  test('has what only one changed as they have it, and nothing to say of it', async () => {
    element = await openTool();
    element.type(1, 'comments', 'mine');
    await meanwhile({ unitCost: 250, totalPrice: 500, unitCode: 'CTN' });
    assert.equal(element.rows().length, 1);
    assert.deepEqual(cells('comments', 'unitCost', 'totalPrice', 'unitCode'), [
      'mine',
      '250.00',
      '500.00',
      'CTN',
    ]);
    assert.deepEqual(element.warnings(1), []);
    assert.equal(element.unsaved(), 1);
  });

  test('CHG-26 has the total of its merged quantity and unit cost', async () => {
    element = await openTool();
    element.type(1, 'quantity', '3');
    await meanwhile({ unitCost: 15, totalPrice: 30 });
    assert.deepEqual(cells('quantity', 'unitCost', 'totalPrice'), ['3.00', '15.00', '45.00']);
    assert.deepEqual(element.warnings(1), []);
  });

  test('has mine where both changed a cell, also one that they emptied', async () => {
    element = await openTool({ freight_charges: [line({ comments: 'agreed' })] });
    element.type(1, 'unitCost', '15');
    element.type(1, 'comments', 'mine');
    await meanwhile({ unitCost: 250, totalPrice: 500 });
    assert.deepEqual(cells('unitCost', 'totalPrice', 'comments'), ['15.00', '30.00', 'mine']);
    assert.deepEqual(element.warnings(1), [by('unitCost', '250.00'), by('comments', 'blank')]);
  });

  test('CHG-27 keeps a total by hand, be it mine or theirs, unless I changed what it follows from', async () => {
    element = await openTool();
    element.type(1, 'totalPrice', '25');
    await meanwhile({ quantity: 3, totalPrice: 30 });
    assert.deepEqual(cells('quantity', 'totalPrice'), ['3.00', '25.00']);
    assert.deepEqual(element.warnings(1), [by('totalPrice', '30.00')]);

    element.loader.close();
    element = await openTool();
    element.type(1, 'comments', 'mine');
    await meanwhile({ totalPrice: 50, manuallyEditedTotal: true });
    assert.deepEqual(cells('totalPrice', 'comments'), ['50.00', 'mine']);
    assert.equal(element.row(1).isManual, true);

    element.loader.close();
    element = await openTool();
    element.type(1, 'quantity', '3');
    await meanwhile({ totalPrice: 50, manuallyEditedTotal: true });
    assert.deepEqual(cells('quantity', 'totalPrice'), ['3.00', '30.00']);
    assert.deepEqual(element.warnings(1), [by('totalPrice', '50.00')]);
  });

  test('CHG-13 of FCL has one price, mine', async () => {
    element = await openTool({ quote: FCL });
    element.type(1, 'totalPrice', '25');
    await meanwhile({ totalPrice: 30 }, { quote: FCL });
    assert.deepEqual(cells('totalPrice'), ['25.00']);
    assert.deepEqual(element.warnings(1), [by('totalPrice', '30.00')]);
  });

  test('never has an amount of theirs in a currency of mine', async () => {
    element = await openTool();
    element.network.on(rateOf('EUR'), rate(1.1));
    element.type(1, 'currency', 'EUR');
    await meanwhile({ unitCost: 15, totalPrice: 30 });
    assert.deepEqual(cells('currency', 'unitCost', 'totalPrice'), ['EUR', '10.00', '20.00']);
    assert.deepEqual(element.warnings(1), [by('unitCost', '15.00 USD')]);
  });

  test('says it until the user decides: the warning goes as the cell is edited, and comes back with an undo', async () => {
    element = await openTool();
    element.type(1, 'unitCost', '15');
    await meanwhile({ unitCost: 250, totalPrice: 500 });
    element.editor.dispatch({ type: 'undone' });
    assert.deepEqual(cells('unitCost', 'totalPrice'), ['15.00', '30.00'], 'the merge is no step');
    element.type(1, 'unitCost', '250');
    assert.deepEqual(element.warnings(1), []);
    assert.equal(element.unsaved(), 0);
    element.editor.dispatch({ type: 'undone' });
    assert.deepEqual(cells('unitCost', 'totalPrice'), ['15.00', '30.00']);
    assert.deepEqual(element.warnings(1), [by('unitCost', '250.00')]);
  });

  test('says the latest of theirs, and what is still open, after one more conflict', async () => {
    element = await openTool({ freight_charges: [line({ comments: 'agreed' })] });
    element.type(1, 'unitCost', '15');
    element.type(1, 'comments', 'mine');
    await meanwhile({ unitCost: 250, totalPrice: 500, comments: 'theirs' });
    await meanwhile({ unitCost: 260, totalPrice: 520, comments: 'theirs' });
    assert.deepEqual(element.warnings(1), [by('unitCost', '260.00'), by('comments', 'theirs')]);
    await meanwhile({ unitCost: 15, totalPrice: 30, comments: 'theirs' });
    assert.deepEqual(cells('unitCost', 'comments'), ['15.00', 'mine']);
    assert.deepEqual(element.warnings(1), [by('comments', 'theirs')]);
  });

  test('keeps the focus and what is being typed in a cell of mine', async () => {
    element = await openTool();
    const position = { row: element.row(1).key, column: 'unitCost' };
    element.editor.dispatch({ type: 'focused', position });
    element.editor.dispatch({ type: 'typed', position, text: '15.5' });
    await meanwhile({ unitCost: 250, totalPrice: 500 });
    assert.equal(element.shown(1, 'unitCost'), '15.5');
    assert.deepEqual(element.warnings(1), [by('unitCost', '250.00')]);
  });
});
