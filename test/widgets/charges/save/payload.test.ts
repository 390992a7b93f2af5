import assert from 'node:assert/strict';
import { afterEach, before, mock, suite, test } from 'node:test';
import * as v from 'valibot';
import { chargesAnswer } from '../../../../shared/contract/charges.ts';
import { SaveCharges } from '../../../../shared/contract/charges-input.ts';
import { isByHand } from '../../../../widgets/charges/rules/manual-total.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { AIR, answer, line, rate, rateOf, SAVE } from '../fixtures.ts';
import { openTool, type TestTool } from '../test-tool.ts';

let element: TestTool;
before(() => {
  mock.method(console, 'warn', () => {});
  mock.method(console, 'error', () => {});
});
afterEach(() => {
  element.loader.close();
  element.network.verify();
});

const EUR = rateOf('EUR');
const ENTERED = {
  chargeType: 'DOC',
  currency: 'EUR',
  unitCode: 'EA',
  quantity: '3',
  unitCost: '3.33',
} as const;
const sent = () => element.payloads()[0].charges[0];

const openWith = async (conversion: number, lines: object[] = [], over: object = {}) => {
  element = await openTool({ freight_charges: lines, ...over });
  element.network.on(EUR, rate(conversion));
  element.network.on(SAVE, answer());
};

suite('conversion', () => {
  test('CHG-43 the total is converted itself, not calculated from the converted unit cost', async () => {
    await openWith(1.005);
    element.add(ENTERED);
    await element.loader.save();
    // 9.99 x 1.005 is 10.03995, and 3 x 3.35 would be 10.05.
    assert.equal(sent().unitCost, 3.35);
    assert.equal(sent().totalPrice, 10.04);
    assert.equal(sent().original.totalPrice, 9.99);
  });

  test('CHG-43 D-21 so is a total by hand', async () => {
    await openWith(1.005);
    element.add({ ...ENTERED, totalPrice: '9.5' });
    await element.loader.save();
    assert.equal(sent().totalPrice, 9.55);
    assert.equal(sent().original.totalPrice, 9.5);
  });

  test('CHG-42 a minimum that is charged counts converted in the total in USD', async () => {
    await openWith(1.005, [], { quote: AIR });
    element.add({ ...ENTERED, minimumPrice: '20.01' });
    await eventually(() => element.totals().usd !== null);
    // 20.01 x 1.005 is 20.11005.
    assert.equal(element.totals().byCurrency[0]?.cost, '20.01');
    assert.equal(element.totals().usd?.cost, '20.11');
  });

  test('D-22 a rate far below one arrives as the number that it is', async () => {
    await openWith(0.0000008);
    element.add({ ...ENTERED, unitCost: '50000000' });
    await element.loader.save();
    const understood = v.parse(SaveCharges, element.payloads()[0]).charges[0];
    assert.equal(understood?.original?.rate, '0.0000008');
    assert.equal(understood?.totalPrice, '120.00');
  });
});

suite('what is too large to be stored', () => {
  test('CHG-42 an amount in USD beyond twelve digits is reported with its line, and nothing is sent', async () => {
    await openWith(1000, [line()]);
    element.remove(1);
    element.add({ ...ENTERED, unitCost: '500000000' });
    await element.loader.save();
    assert.equal(
      element.message(),
      'Line 2: in USD an amount has more than 12 digits before the decimal point. Nothing was saved.',
    );
    assert.equal(element.network.to(SAVE).length, 0);
    assert.equal(element.unsaved(), 2);
    element.type(2, 'unitCost', '300000000');
    await element.loader.save();
    assert.equal(sent().totalPrice, 900_000_000_000);
  });

  test('more than 1,000 lines are reported, and nothing is sent', async () => {
    await openWith(1, [line()]);
    const one = ['DOC', 'USD', 'EA', '1', '1'];
    element.editor.dispatch({ type: 'pasted', block: Array(1000).fill(one) });
    assert.equal(element.rows().length, 1001);
    await element.loader.save();
    assert.equal(
      element.message(),
      'At most 1,000 lines can be saved, and these are 1,001. Nothing was saved.',
    );
    assert.equal(element.network.to(SAVE).length, 0);
    element.remove(1);
    await element.loader.save();
    assert.equal(element.payloads()[0].charges.length, 1000);
  });
});

suite('the mark of a total by hand', () => {
  const converted = (original: object) =>
    line({
      quantity: 3,
      unitCost: 3.35,
      totalPrice: 10.04,
      manuallyEditedTotal: true,
      original: { currency: 'EUR', unitCost: 3.33, rate: 1.005, ...original },
    });

  test('D-21 D-22 stays after the conversion of a total that was one, and only then', async () => {
    await openWith(1.005, [converted({ totalPrice: 9.99 }), converted({ totalPrice: 9.5 })]);
    assert.deepEqual(element.rows().map(isByHand), [false, true]);
    assert.deepEqual(
      element.rows().map(({ isManual }) => isManual),
      [true, true],
    );
    element.type(1, 'totalPrice', '11');
    assert.equal(isByHand(element.row(1)), true);
  });

  test('D-21 D-22 the copy of a converted line is as it was entered, its total by hand only if it was', async () => {
    await openWith(1.005);
    const lines = [converted({ totalPrice: 9.99 }), converted({ totalPrice: 9.5 })];
    const { charges } = v.parse(chargesAnswer('freight_charges'), answer({ freight_charges: lines }));
    assert.deepEqual(
      element.editor.copies(charges).map(({ cells, isManual, stored }) => ({
        amounts: [cells.currency, cells.quantity, cells.unitCost, cells.totalPrice],
        isManual,
        stored,
      })),
      [
        { amounts: ['EUR', '3.00', '3.33', '9.99'], isManual: false, stored: null },
        { amounts: ['EUR', '3.00', '3.33', '9.50'], isManual: true, stored: null },
      ],
    );
  });
});
