import assert from 'node:assert/strict';
import { afterEach, mock, suite, test } from 'node:test';
import { localeAtom } from '../../../shared/i18n/use-text.ts';
import { isByHand } from '../../../widgets/charges/conversion.ts';
import { Desk, openDesk } from './desk.ts';
import { AIR, answer, CHARGE_TYPES, FCL, LCL, LOAD, line, rate, rateOf, TYPES } from './fixtures.ts';

let desk: Desk;
mock.method(console, 'warn', () => {});
afterEach(() => {
  desk.manager.close();
  desk.network.verify();
});

const empty = { freight_charges: [] };
const FULL = { chargeType: 'DOC', currency: 'USD', unitCode: 'EA', quantity: '1', unitCost: '2' } as const;

suite('a line', () => {
  test('CHG-35 CHG-40 stands as it is stored, its amounts with two decimals', async () => {
    desk = await openDesk({ freight_charges: [line({ unitCost: 10.5, totalPrice: '21', comments: 'x' })] });
    assert.deepEqual(desk.cells(1), {
      chargeType: 'Documentation (DOC)',
      currency: 'USD',
      unitCode: 'EA',
      quantity: '2.00',
      unitCost: '10.50',
      totalPrice: '21.00',
      minimumPrice: '',
      comments: 'x',
    });
    assert.equal(desk.unsaved(), 0);
  });

  test('CHG-40 the freight list may come under its short name', async () => {
    desk = await openDesk({ freight_charges: undefined, freight: [line()] });
    assert.equal(desk.rows().length, 1);
  });

  test('CHG-26 the total is quantity times unit cost, as they are typed', async () => {
    desk = await openDesk();
    desk.session.dispatch({
      type: 'typed',
      position: { row: desk.row(1).key, column: 'quantity' },
      text: '3',
    });
    assert.equal(desk.cells(1).totalPrice, '30.00');
  });

  test('CHG-29 D-111 D-124 the formatted value is the value: 2 x 1.005 is 2.02', async () => {
    desk = await openDesk();
    desk.type(1, 'unitCost', '1.005');
    assert.equal(desk.cells(1).unitCost, '1.01');
    assert.equal(desk.cells(1).totalPrice, '2.02');
    desk.type(1, 'minimumPrice', '');
    assert.equal(desk.cells(1).minimumPrice, '');
  });

  test('CHG-26 CHG-27 a total by hand stays until quantity or unit cost is edited', async () => {
    desk = await openDesk();
    desk.type(1, 'totalPrice', '19');
    assert.equal(desk.row(1).isManual, true);
    assert.equal(desk.cells(1).totalPrice, '19.00');
    desk.type(1, 'comments', 'agreed');
    assert.equal(desk.cells(1).totalPrice, '19.00');
    for (const [field, text, total] of [
      ['quantity', '4', '40.00'],
      ['unitCost', '5', '20.00'],
    ] as const) {
      desk.type(1, field, text);
      assert.equal(desk.row(1).isManual, false, field);
      assert.equal(desk.cells(1).totalPrice, total, field);
      desk.type(1, 'totalPrice', '19');
      assert.equal(desk.row(1).isManual, true, field);
    }
  });

  test('CHG-26 an emptied total, or the one that it would be, is calculated', async () => {
    desk = await openDesk({ freight_charges: [line({ totalPrice: 19, manuallyEditedTotal: true })] });
    desk.type(1, 'totalPrice', '');
    assert.equal(desk.cells(1).totalPrice, '20.00');
    desk.type(1, 'totalPrice', '20');
    assert.equal(desk.row(1).isManual, false);
  });

  test('D-21 a total that was entered is marked as long as it is not what would be calculated', async () => {
    desk = await openDesk();
    desk.type(1, 'totalPrice', '19');
    assert.equal(isByHand(desk.row(1)), true);
    desk.type(1, 'totalPrice', '20');
    assert.equal(isByHand(desk.row(1)), false);
    assert.equal(desk.row(1).isManual, true, 'it was entered all the same');
    desk.type(1, 'unitCost', '');
    desk.type(1, 'totalPrice', '20');
    assert.equal(isByHand(desk.row(1)), true);
  });

  test('CHG-28 D-21 a stored total that is off is calculated again, unless it was edited by hand', async () => {
    const off = [line({ totalPrice: 20.01 }), line({ id: 2, totalPrice: 20.01, manuallyEditedTotal: true })];
    desk = await openDesk({ freight_charges: off });
    assert.equal(desk.cells(1).totalPrice, '20.00');
    assert.equal(desk.cells(2).totalPrice, '20.01');
    assert.equal(desk.row(2).isManual, true);
  });

  test('CHG-28 CHG-41 a stored total counts with the two decimals that it shows', async () => {
    const totals = [10.009, 10.005, 10.004, 9.996, 9.991];
    const stored = totals.map((totalPrice, id) => line({ id, quantity: 2, unitCost: 5, totalPrice }));
    const marked = line({ id: 9, quantity: 2, unitCost: 5, totalPrice: 10.009, manuallyEditedTotal: true });
    desk = await openDesk({ freight_charges: [...stored, marked] });
    assert.deepEqual(
      desk.rows().map(({ cells }) => cells.totalPrice),
      [...totals.map(() => '10.00'), '10.01'],
    );
  });

  test('CHG-28 a total that was never stored is calculated', async () => {
    desk = await openDesk({ freight_charges: [line({ totalPrice: null })] });
    assert.equal(desk.cells(1).totalPrice, '20.00');
  });

  test('D-21 an FCL price is never calculated', async () => {
    const marked = { totalPrice: 900, quantity: 2, manuallyEditedTotal: true };
    desk = await openDesk({ quote: FCL, freight_charges: [line(marked)] });
    assert.equal(desk.cells(1).totalPrice, '900.00');
    assert.equal(desk.row(1).isManual, false);
    desk.type(1, 'totalPrice', '950');
    assert.equal(desk.cells(1).totalPrice, '950.00');
    assert.equal(desk.row(1).isManual, false);
  });

  test('a charge type brings unit code and currency of its last use into empty cells', async () => {
    desk = await openDesk(empty);
    desk.add({ chargeType: 'hdl' });
    assert.equal(desk.cells(1).chargeType, 'Handling (HDL)');
    assert.equal(desk.cells(1).unitCode, 'EA');
    assert.equal(desk.cells(1).currency, 'USD');
    desk.network.on(rateOf('CAD'), rate(0.7));
    desk.add({ unitCode: 'KG', currency: 'CAD', chargeType: 'HDL' });
    assert.equal(desk.cells(2).unitCode, 'KG');
    assert.equal(desk.cells(2).currency, 'CAD');
  });

  test('D-110 the copy of a line takes over what shows, and no currency or quantity that nobody sees', async () => {
    const manifest = { feature: 'manifests_charges', id: 7, role: 'agent' } as const;
    desk = await openDesk({ quote: null, manifests_charges: [line({ currency: 'EUR' })] }, manifest);
    desk.session.dispatch({ type: 'rowDuplicated', row: desk.row(1).key });
    assert.equal(desk.cells(2).currency, '');
    assert.equal(desk.cells(2).quantity, '2.00');
    desk.manager.close();
    desk = await openDesk({ quote: FCL, freight_charges: [line({ totalPrice: 900, quantity: 2 })] });
    desk.session.dispatch({ type: 'rowDuplicated', row: desk.row(1).key });
    assert.equal(desk.cells(2).quantity, '');
    assert.equal(desk.cells(2).totalPrice, '900.00');
  });

  test('D-66 a backend without charge types is asked for their list', async () => {
    desk = new Desk();
    desk.network.on(LOAD, answer({ chargetypes: undefined }));
    desk.network.on(TYPES, { status: '200', list: CHARGE_TYPES, count: 3 });
    await desk.open();
    assert.equal(desk.cells(1).chargeType, 'Documentation (DOC)');
  });
});

suite('a valid line', () => {
  test('CHG-30 CHG-33 needs charge type, unit code, currency, quantity and unit cost', async () => {
    desk = await openDesk(empty);
    desk.session.dispatch({ type: 'rowAdded' });
    const blank = 'charges.error.blank';
    assert.deepEqual(desk.errors(1), {
      chargeType: blank,
      currency: blank,
      unitCode: blank,
      quantity: blank,
      unitCost: blank,
    });
    assert.equal(desk.isInvalid(), true);
    for (const [field, text] of Object.entries(FULL)) desk.type(1, field as keyof typeof FULL, text);
    assert.equal(desk.isInvalid(), false);
  });

  test('CHG-32 for FCL needs a price, and neither quantity nor unit cost', async () => {
    desk = await openDesk({ quote: FCL, ...empty });
    desk.add({ chargeType: 'DOC', currency: 'USD', unitCode: 'EA' });
    assert.deepEqual(desk.errors(1), { totalPrice: 'charges.error.blank' });
    desk.type(1, 'totalPrice', '0');
    assert.deepEqual(desk.errors(1), {});
  });

  test('CHG-31 D-110 on a manifest needs no currency', async () => {
    const manifest = { feature: 'manifests_charges', id: 7, role: 'agent' } as const;
    desk = await openDesk({ quote: null, manifests_charges: [] }, manifest);
    desk.add({ chargeType: 'DOC', unitCode: 'EA', quantity: '1', unitCost: '2' });
    assert.deepEqual(desk.errors(1), {});
  });

  test('D-77 zero and negative amounts are filled, text is not', async () => {
    desk = await openDesk(empty);
    desk.add({ ...FULL, quantity: '0', unitCost: '-5' });
    assert.deepEqual(desk.errors(1), {});
    desk.type(1, 'quantity', 'two');
    assert.deepEqual(desk.errors(1), { quantity: 'charges.error.notANumber' });
    assert.equal(desk.cells(1).quantity, 'two');
    desk.type(1, 'quantity', '1,234');
    assert.deepEqual(desk.errors(1), { quantity: 'charges.error.ambiguous' });
    desk.type(1, 'quantity', '1234567890123');
    assert.deepEqual(desk.errors(1), { quantity: 'charges.error.tooLarge' });
  });

  test('a total beyond twelve digits is wrong at its own cell', async () => {
    desk = await openDesk(empty);
    desk.add({ ...FULL, quantity: '10000000', unitCost: '10000000' });
    assert.deepEqual(desk.errors(1), { totalPrice: 'charges.error.tooLarge' });
  });

  test('D-124 amounts are read in the language that the screen has by then', async () => {
    desk = await openDesk();
    desk.store.set(localeAtom, 'de');
    desk.type(1, 'unitCost', '1.234');
    assert.deepEqual(desk.errors(1), { unitCost: 'charges.error.ambiguous' });
    desk.store.set(localeAtom, 'en');
    assert.deepEqual(desk.errors(1), {});
    assert.equal(desk.cells(1).unitCost, '1.23');
    assert.equal(desk.cells(1).totalPrice, '2.46');
  });

  test('CHG-27 D-124 another language edits nothing: a total by hand stays, and so does what is being typed', async () => {
    desk = await openDesk();
    desk.store.set(localeAtom, 'de');
    desk.type(1, 'unitCost', '1.234');
    desk.type(1, 'totalPrice', '19');
    desk.store.set(localeAtom, 'en');
    assert.deepEqual([desk.cells(1).unitCost, desk.cells(1).totalPrice], ['1.23', '19.00']);

    const position = { row: desk.row(1).key, column: 'totalPrice' };
    desk.session.dispatch({ type: 'typed', position, text: '1.234' });
    assert.deepEqual([desk.shown(1, 'totalPrice'), desk.cells(1).totalPrice], ['1.234', '1.23']);
    desk.store.set(localeAtom, 'de');
    assert.equal(desk.shown(1, 'totalPrice'), '1.234');
    assert.deepEqual(desk.errors(1), { totalPrice: 'charges.error.ambiguous' });
    desk.session.dispatch({ type: 'undone' });
    assert.deepEqual([desk.shown(1, 'totalPrice'), desk.cells(1).totalPrice], ['19,00', '19.00']);
  });

  test('CHG-34 a text that is no choice stays, with the error at its cell', async () => {
    desk = await openDesk({ quote: AIR });
    desk.type(1, 'currency', 'EURO');
    desk.type(1, 'unitCode', 'box');
    desk.type(1, 'chargeType', 'Nonsense');
    const unknown = 'charges.error.unknown';
    assert.deepEqual(desk.errors(1), { currency: unknown, unitCode: unknown, chargeType: unknown });
    assert.equal(desk.cells(1).currency, 'EURO');
    desk.type(1, 'currency', 'usd');
    assert.equal(desk.cells(1).currency, 'USD');
  });

  test('D-23 a removed line is right whatever it holds, and comes back', async () => {
    desk = await openDesk({ quote: LCL, freight_charges: [line({ unitCode: '' })] });
    assert.equal(desk.isInvalid(), true);
    desk.remove(1);
    assert.equal(desk.isInvalid(), false);
    assert.equal(desk.unsaved(), 1);
    desk.session.dispatch({ type: 'rowRestored', row: desk.row(1).key });
    assert.equal(desk.isInvalid(), true);
    assert.equal(desk.unsaved(), 0);
  });
});
