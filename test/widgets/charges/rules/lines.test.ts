import assert from 'node:assert/strict';
import { afterEach, before, mock, suite, test } from 'node:test';
import { localeAtom } from '../../../../shared/i18n/use-text.ts';
import { isByHand } from '../../../../widgets/charges/rules/manual-total.ts';
import { AIR, answer, CHARGE_TYPES, FCL, LCL, LOAD, line, rate, rateOf, SAVE, TYPES } from '../fixtures.ts';
import { openTool, TestTool } from '../test-tool.ts';

let element: TestTool;
before(() => {
  mock.method(console, 'warn', () => {});
});
afterEach(() => {
  element.loader.close();
  element.network.verify();
});

const empty = { freight_charges: [] };
const FULL = { chargeType: 'DOC', currency: 'USD', unitCode: 'EA', quantity: '1', unitCost: '2' } as const;

suite('a line', () => {
  test('CHG-35 CHG-40 stands as it is stored, its amounts with two decimals', async () => {
    element = await openTool({
      freight_charges: [line({ unitCost: 10.5, totalPrice: '21', comments: 'x' })],
    });
    assert.deepEqual(element.cells(1), {
      chargeType: 'Documentation (DOC)',
      currency: 'USD',
      unitCode: 'EA',
      quantity: '2.00',
      unitCost: '10.50',
      totalPrice: '21.00',
      minimumPrice: '',
      comments: 'x',
    });
    assert.equal(element.unsaved(), 0);
  });

  test('CHG-40 the freight list may come under its short name', async () => {
    element = await openTool({ freight_charges: undefined, freight: [line()] });
    assert.equal(element.rows().length, 1);
  });

  test('CHG-26 the total is quantity times unit cost, as they are typed', async () => {
    element = await openTool();
    element.editor.dispatch({
      type: 'typed',
      position: { row: element.row(1).key, column: 'quantity' },
      text: '3',
    });
    assert.equal(element.cells(1).totalPrice, '30.00');
  });

  test('CHG-29 D-149 what is shown changes no value: 2 x 1.005 is 2.01', async () => {
    element = await openTool();
    element.type(1, 'unitCost', '1.005');
    assert.equal(element.shown(1, 'unitCost'), '1.005');
    assert.equal(element.cells(1).totalPrice, '2.01');
    element.type(1, 'minimumPrice', '');
    assert.equal(element.cells(1).minimumPrice, '');
  });

  test('CHG-26 CHG-27 a total by hand stays until quantity or unit cost is edited', async () => {
    element = await openTool();
    element.type(1, 'totalPrice', '19');
    assert.equal(element.row(1).isManual, true);
    assert.equal(element.cells(1).totalPrice, '19.00');
    element.type(1, 'comments', 'agreed');
    assert.equal(element.cells(1).totalPrice, '19.00');
    for (const [field, text, total] of [
      ['quantity', '4', '40.00'],
      ['unitCost', '5', '20.00'],
    ] as const) {
      element.type(1, field, text);
      assert.equal(element.row(1).isManual, false, field);
      assert.equal(element.cells(1).totalPrice, total, field);
      element.type(1, 'totalPrice', '19');
      assert.equal(element.row(1).isManual, true, field);
    }
  });

  test('CHG-26 an emptied total, or the one that it would be, is calculated', async () => {
    element = await openTool({ freight_charges: [line({ totalPrice: 19, manuallyEditedTotal: true })] });
    element.type(1, 'totalPrice', '');
    assert.equal(element.cells(1).totalPrice, '20.00');
    element.type(1, 'totalPrice', '20');
    assert.equal(element.row(1).isManual, false);
  });

  test('D-21 a total that was entered is marked as long as it is not what would be calculated', async () => {
    element = await openTool();
    element.type(1, 'totalPrice', '19');
    assert.equal(isByHand(element.row(1)), true);
    element.type(1, 'totalPrice', '20');
    assert.equal(isByHand(element.row(1)), false);
    assert.equal(element.row(1).isManual, true, 'it was entered all the same');
    element.type(1, 'unitCost', '');
    element.type(1, 'totalPrice', '20');
    assert.equal(isByHand(element.row(1)), true);
  });

  test('CHG-28 D-21 a stored total that is off is calculated again, unless it was edited by hand', async () => {
    const off = [line({ totalPrice: 20.01 }), line({ id: 2, totalPrice: 20.01, manuallyEditedTotal: true })];
    element = await openTool({ freight_charges: off });
    assert.equal(element.cells(1).totalPrice, '20.00');
    assert.equal(element.cells(2).totalPrice, '20.01');
    assert.equal(element.row(2).isManual, true);
  });

  test('D-149 a quantity keeps three decimals, a unit cost four, and the total is rounded once', async () => {
    element = await openTool(empty);
    element.add({ ...FULL, quantity: '12.345', unitCost: '45.00' });
    element.add({ ...FULL, quantity: '0.004', unitCost: '1000' });
    element.add({ ...FULL, quantity: '1.23456', unitCost: '0.00005' });
    assert.deepEqual(
      element
        .rows()
        .map((_, n) =>
          (['quantity', 'unitCost', 'totalPrice'] as const).map((field) => element.shown(n + 1, field)),
        ),
      [
        ['12.345', '45.00', '555.53'],
        ['0.004', '1000.00', '4.00'],
        ['1.235', '0.0001', '0.00'],
      ],
    );
  });

  test('D-149 amounts have the decimals of their currency, also once that changes', async () => {
    element = await openTool({ quote: AIR, freight_charges: [] });
    for (const currency of ['JPY', 'KWD']) element.network.on(rateOf(currency), rate(1));
    element.add({ ...FULL, currency: 'KWD', quantity: '3', unitCost: '4.1152', minimumPrice: '12.345' });
    assert.deepEqual(
      [element.shown(1, 'totalPrice'), element.shown(1, 'minimumPrice')],
      ['12.346', '12.345'],
    );
    element.type(1, 'currency', 'JPY');
    assert.deepEqual([element.shown(1, 'totalPrice'), element.shown(1, 'minimumPrice')], ['12.00', '12.00']);
    element.type(1, 'quantity', '300');
    const [total] = element.totals().byCurrency;
    assert.deepEqual([total?.cost, total?.selling], ['1235.00', '1359.00']);
    element.type(1, 'currency', 'KWD');
    assert.equal(element.shown(1, 'minimumPrice'), '12.345', 'it was never rounded');
  });

  test('D-148 an amount with the sign of its currency is read once that is chosen', async () => {
    element = await openTool(empty);
    element.add({ unitCost: '$1,250.00', quantity: '２' });
    assert.deepEqual(element.errors(1).unitCost, 'charges.error.notANumber');
    element.type(1, 'currency', 'ｕｓｄ');
    assert.deepEqual(
      [element.shown(1, 'currency'), element.shown(1, 'unitCost'), element.shown(1, 'totalPrice')],
      ['USD', '1250.00', '2500.00'],
    );
  });

  test('CHG-28 D-160 a stored total is compared as it came, and stands so where it is kept', async () => {
    const totals = [10.009, 10.005, 9.991, 10.0091, 9.9909];
    const stored = totals.map((totalPrice, id) => line({ id, quantity: 2, unitCost: 5, totalPrice }));
    const marked = line({ id: 9, quantity: 2, unitCost: 5, totalPrice: 10.009, manuallyEditedTotal: true });
    element = await openTool({ freight_charges: [...stored, marked] });
    assert.deepEqual(
      element.rows().map(({ cells }) => cells.totalPrice),
      ['10.009', '10.005', '9.991', '10.00', '10.00', '10.009'],
    );
    assert.deepEqual([element.shown(1, 'totalPrice'), element.unsaved()], ['10.01', 0]);
    element.network.on(SAVE, answer());
    await element.loader.save();
    assert.deepEqual(
      element.payloads()[0].charges.map(({ totalPrice }: { totalPrice: number }) => totalPrice),
      [10.01, 10.01, 9.99, 10, 10, 10.01],
    );
  });

  test('CHG-28 a total that was never stored is calculated', async () => {
    element = await openTool({ freight_charges: [line({ totalPrice: null })] });
    assert.equal(element.cells(1).totalPrice, '20.00');
  });

  test('D-21 an FCL price is never calculated', async () => {
    const marked = { totalPrice: 900, quantity: 2, manuallyEditedTotal: true };
    element = await openTool({ quote: FCL, freight_charges: [line(marked)] });
    assert.equal(element.cells(1).totalPrice, '900.00');
    assert.equal(element.row(1).isManual, false);
    element.type(1, 'totalPrice', '950');
    assert.equal(element.cells(1).totalPrice, '950.00');
    assert.equal(element.row(1).isManual, false);
  });

  test('a charge type brings unit code and currency of its last use into empty cells', async () => {
    element = await openTool(empty);
    element.add({ chargeType: 'hdl' });
    assert.equal(element.cells(1).chargeType, 'Handling (HDL)');
    assert.equal(element.cells(1).unitCode, 'EA');
    assert.equal(element.cells(1).currency, 'USD');
    element.network.on(rateOf('CAD'), rate(0.7));
    element.add({ unitCode: 'KG', currency: 'CAD', chargeType: 'HDL' });
    assert.equal(element.cells(2).unitCode, 'KG');
    assert.equal(element.cells(2).currency, 'CAD');
  });

  test('D-110 the copy of a line takes over what shows, and no currency or quantity that nobody sees', async () => {
    const manifest = { feature: 'manifests_charges', id: 7, role: 'agent' } as const;
    element = await openTool({ quote: null, manifests_charges: [line({ currency: 'EUR' })] }, manifest);
    element.editor.dispatch({ type: 'rowDuplicated', row: element.row(1).key });
    assert.equal(element.cells(2).currency, '');
    assert.equal(element.cells(2).quantity, '2.00');
    element.loader.close();
    element = await openTool({ quote: FCL, freight_charges: [line({ totalPrice: 900, quantity: 2 })] });
    element.editor.dispatch({ type: 'rowDuplicated', row: element.row(1).key });
    assert.equal(element.cells(2).quantity, '');
    assert.equal(element.cells(2).totalPrice, '900.00');
  });

  test('D-66 a backend without charge types is asked for their list', async () => {
    element = new TestTool();
    element.network.on(LOAD, answer({ chargetypes: undefined }));
    element.network.on(TYPES, { status: '200', list: CHARGE_TYPES, count: 3 });
    await element.open();
    assert.equal(element.cells(1).chargeType, 'Documentation (DOC)');
  });
});

suite('a valid line', () => {
  test('CHG-30 CHG-33 needs charge type, unit code, currency, quantity and unit cost', async () => {
    element = await openTool(empty);
    element.editor.dispatch({ type: 'rowAdded' });
    const blank = 'charges.error.blank';
    assert.deepEqual(element.errors(1), {
      chargeType: blank,
      currency: blank,
      unitCode: blank,
      quantity: blank,
      unitCost: blank,
    });
    assert.equal(element.isInvalid(), true);
    for (const [field, text] of Object.entries(FULL)) element.type(1, field as keyof typeof FULL, text);
    assert.equal(element.isInvalid(), false);
  });

  test('CHG-32 for FCL needs a price, and neither quantity nor unit cost', async () => {
    element = await openTool({ quote: FCL, ...empty });
    element.add({ chargeType: 'DOC', currency: 'USD', unitCode: 'EA' });
    assert.deepEqual(element.errors(1), { totalPrice: 'charges.error.blank' });
    element.type(1, 'totalPrice', '0');
    assert.deepEqual(element.errors(1), {});
  });

  test('CHG-31 D-110 on a manifest needs no currency', async () => {
    const manifest = { feature: 'manifests_charges', id: 7, role: 'agent' } as const;
    element = await openTool({ quote: null, manifests_charges: [] }, manifest);
    element.add({ chargeType: 'DOC', unitCode: 'EA', quantity: '1', unitCost: '2' });
    assert.deepEqual(element.errors(1), {});
  });

  test('D-77 zero and negative amounts are filled, text is not', async () => {
    element = await openTool(empty);
    element.add({ ...FULL, quantity: '0', unitCost: '-5' });
    assert.deepEqual(element.errors(1), {});
    element.type(1, 'quantity', 'two');
    assert.deepEqual(element.errors(1), { quantity: 'charges.error.notANumber' });
    assert.equal(element.cells(1).quantity, 'two');
    element.type(1, 'quantity', '1,234');
    assert.deepEqual(element.errors(1), { quantity: 'charges.error.notANumber' });
    element.type(1, 'quantity', '1234567890123');
    assert.deepEqual(element.errors(1), { quantity: 'charges.error.tooLarge' });
  });

  test('a total beyond twelve digits is wrong at its own cell', async () => {
    element = await openTool(empty);
    element.add({ ...FULL, quantity: '10000000', unitCost: '10000000' });
    assert.deepEqual(element.errors(1), { totalPrice: 'charges.error.tooLarge' });
  });

  test('D-148 another language writes the numbers otherwise, and leaves what could not be read with its error', async () => {
    element = await openTool();
    element.type(1, 'quantity', '2.5');
    element.store.set(localeAtom, 'de');
    assert.deepEqual([element.shown(1, 'quantity'), element.shown(1, 'unitCost')], ['2,50', '10,00']);
    element.type(1, 'unitCost', '1.234');
    assert.deepEqual(element.errors(1), { unitCost: 'charges.error.notANumber' });
    element.store.set(localeAtom, 'en');
    assert.deepEqual(element.errors(1), { unitCost: 'charges.error.notANumber' });
    assert.deepEqual([element.shown(1, 'quantity'), element.shown(1, 'unitCost')], ['2.50', '1.234']);
    element.type(1, 'unitCost', '1.2345');
    assert.deepEqual(element.errors(1), {});
    assert.equal(element.shown(1, 'totalPrice'), '3.09');
  });

  test('CHG-27 D-148 another language edits nothing: a total by hand stays, and so does what is being typed', async () => {
    element = await openTool();
    element.type(1, 'totalPrice', '19');
    const position = { row: element.row(1).key, column: 'totalPrice' };
    element.editor.dispatch({ type: 'typed', position, text: '1.234' });
    element.store.set(localeAtom, 'de');
    assert.deepEqual(element.errors(1), {});
    element.editor.dispatch({ type: 'left' });
    assert.deepEqual([element.shown(1, 'totalPrice'), element.row(1).isManual], ['1,23', true]);
    element.editor.dispatch({ type: 'undone' });
    assert.equal(element.shown(1, 'totalPrice'), '19,00');
  });

  test('CHG-34 a text that is no choice stays, with the error at its cell', async () => {
    element = await openTool({ quote: AIR });
    element.type(1, 'currency', 'EURO');
    element.type(1, 'unitCode', 'box');
    element.type(1, 'chargeType', 'Nonsense');
    const unknown = 'charges.error.unknown';
    const unit = 'charges.error.unit';
    assert.deepEqual(element.errors(1), { currency: unknown, unitCode: unit, chargeType: unknown });
    assert.equal(element.cells(1).currency, 'EURO');
    element.type(1, 'currency', 'usd');
    assert.equal(element.cells(1).currency, 'USD');
  });

  test('CHG-38 a unit is read as people write it', async () => {
    element = await openTool({ quote: AIR });
    for (const [typed, code] of [
      ['per kg', 'KG'],
      ['each', 'EA'],
      ['Per CBM', 'CBM'],
      ['cartons', 'CTN'],
    ] as const) {
      element.type(1, 'unitCode', typed);
      assert.deepEqual([element.cells(1).unitCode, element.errors(1).unitCode], [code, undefined]);
    }
  });

  test('D-23 a removed line is right whatever it holds, and comes back', async () => {
    element = await openTool({ quote: LCL, freight_charges: [line({ unitCode: '' })] });
    assert.equal(element.isInvalid(), true);
    element.remove(1);
    assert.equal(element.isInvalid(), false);
    assert.equal(element.unsaved(), 1);
    element.editor.dispatch({ type: 'rowRestored', row: element.row(1).key });
    assert.equal(element.isInvalid(), true);
    assert.equal(element.unsaved(), 0);
  });
});
