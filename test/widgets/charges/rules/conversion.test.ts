import assert from 'node:assert/strict';
import { afterEach, before, mock, suite, test } from 'node:test';
import { eventually } from '../../../helpers/eventually.ts';
import { broken } from '../../../helpers/network.ts';
import { AIR, answer, LOAD, line, rate, rateOf, SAVE } from '../fixtures.ts';
import { openTool, TestTool } from '../test-tool.ts';

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
const CAD = rateOf('CAD');
const entered = {
  chargeType: 'DOC',
  currency: 'EUR',
  unitCode: 'EA',
  quantity: '3',
  unitCost: '10.01',
} as const;
const sent = () => element.payloads()[0].charges[0];

suite('conversion', () => {
  test('CHG-42 CHG-43 D-22 all three amounts become USD one by one, with what was entered beside them', async () => {
    element = await openTool({ quote: AIR, freight_charges: [] });
    element.network.on(EUR, rate(1.085));
    element.network.on(SAVE, answer());
    element.add({ ...entered, minimumPrice: '50' });
    await element.loader.save();
    assert.deepEqual(sent(), {
      unitCode: 'EA',
      currency: 'USD',
      comments: '',
      chargeType: 12,
      quantity: 3,
      // 10.01 x 1.085 is 10.86085; three of them are 32.58255, and of 30.03 it is the same before it is rounded.
      unitCost: 10.86,
      totalPrice: 32.58,
      minimumPrice: 54.25,
      original: {
        currency: 'EUR',
        unitCost: 10.01,
        totalPrice: 30.03,
        minimumPrice: 50,
        rate: 1.085,
        rateDate: '2026-11-20',
        source: 'Central bank',
      },
    });
  });

  test('CHG-42 CAD and USD are sent as they are, also without a rate', async () => {
    element = new TestTool();
    element.network.on(CAD, broken());
    element.network.on(LOAD, answer({ freight_charges: [line({ currency: 'CAD' }), line({ id: 502 })] }));
    await element.open();
    element.network.on(SAVE, answer());
    await element.loader.save();
    assert.deepEqual(
      element.payloads()[0].charges.map((charge: { currency: string }) => charge.currency),
      ['CAD', 'USD'],
    );
  });

  test('CHG-44 a rate is asked for once a currency', async () => {
    element = await openTool({ freight_charges: [] });
    element.network.on(EUR, rate(1.085));
    element.network.on(SAVE, answer());
    element.add(entered);
    element.add(entered);
    await element.loader.save();
    assert.equal(element.network.to(EUR).length, 1);
  });

  for (const [name, value] of Object.entries({
    missing: undefined,
    zero: 0,
    'not a number': 'NaN',
    negative: -1,
  })) {
    test(`D-22 MSG-12 a rate that is ${name} stops the save: nothing is sent`, async () => {
      element = await openTool({ freight_charges: [line()] });
      element.network.on(EUR, rate(value));
      element.add(entered);
      await element.loader.save();
      assert.equal(element.message(), 'Unable to convert EUR to USD. Nothing was saved.');
      assert.equal(element.network.to(SAVE).length, 0);
      assert.equal(element.cells(2).currency, 'EUR');
      assert.equal(element.isSaving(), false);
    });
  }

  test('D-22 a rate that failed is asked for again at the next save', async () => {
    element = await openTool({ freight_charges: [] });
    element.network.on(EUR, broken());
    element.add(entered);
    await element.loader.save();
    assert.equal(element.network.to(SAVE).length, 0);
    element.network.on(EUR, rate(1.085));
    element.network.on(SAVE, answer());
    await element.loader.save();
    assert.equal(sent().currency, 'USD');
  });

  test('D-22 a rate that the server no longer accepts is asked for again, and the next save has the new one', async () => {
    element = await openTool({ freight_charges: [] });
    element.network.on(EUR, rate(1.085));
    element.add(entered);
    await eventually(() => element.network.to(EUR).length === 1);
    element.network.on(EUR, rate(1.1));
    const values = { rate: '1.085', currency: 'EUR', date: '2026-11-20' };
    const reasons = [{ code: 'rate', values, field: 'original.rate', line: 1 }];
    const refusal = { message: 'That is not a known rate.', extensions: { statusCode: 422, reasons } };
    element.network.on(SAVE, Response.json({ data: null, errors: [refusal] }));
    await element.loader.save();
    await eventually(() => element.network.to(EUR).length === 2);
    assert.equal(element.cells(1).unitCost, '10.01');

    element.network.on(SAVE, answer());
    await element.loader.save();
    assert.equal(element.payloads().at(-1)?.charges[0].original.rate, 1.1);
  });

  test('D-110 charges of a manifest are not converted', async () => {
    const manifest = { feature: 'manifests_charges', id: 7, role: 'admin' } as const;
    const lines = [line({ currency: 'EUR' })];
    element = await openTool({ quote: null, manifests_charges: lines }, manifest);
    element.network.on(SAVE, { manifests_charges: lines });
    element.cancelsReload = true;
    await element.loader.save();
    assert.equal(sent().currency, 'EUR');
    assert.equal('original' in sent(), false);
  });

  const converted = line({
    unitCost: 10.86,
    quantity: 3,
    totalPrice: 32.59,
    manuallyEditedTotal: true,
    original: { ...rateFields(), currency: 'EUR', unitCost: 10.01, totalPrice: 30.03, minimumPrice: null },
  });

  test('D-22 a converted line keeps what it was as long as its amounts stay', async () => {
    element = await openTool({ freight_charges: [converted] });
    element.network.on(SAVE, answer({ freight_charges: [converted] }));
    element.type(1, 'comments', 'as agreed');
    await element.loader.save();
    assert.deepEqual(sent().original, converted.original);
    assert.equal(sent().totalPrice, 32.59);
    element.type(1, 'unitCost', '12');
    await element.loader.save();
    assert.equal('original' in element.payloads()[1].charges[0], false);
  });
});

function rateFields() {
  return { rate: 1.085, rateDate: '2026-11-20', source: 'Central bank' };
}

suite('totals', () => {
  test('CHG-02 by currency and in USD, with and without the uplift', async () => {
    element = await openTool({ freight_charges: [line({ unitCost: 10.05, totalPrice: 20.1 })] });
    element.network.on(EUR, rate(2));
    element.add({ ...entered, quantity: '1', unitCost: '1.15' });
    assert.equal(element.totals().usd, null);
    await eventually(() => element.totals().usd !== null);
    assert.deepEqual(element.totals(), {
      byCurrency: [
        { currency: 'USD', cost: '20.10', selling: '22.11' },
        { currency: 'EUR', cost: '1.15', selling: '1.27' },
      ],
      usd: { cost: '22.40', selling: '24.64' },
    });
  });

  test('CHG-02 D-20 D-22 each line is uplifted and converted for itself, as it is sent and sold', async () => {
    const cents = (id: number) => line({ id, quantity: 1, unitCost: 0.05, totalPrice: 0.05 });
    element = await openTool({ freight_charges: [cents(501), cents(502)] });
    element.network.on(EUR, rate(0.5));
    for (const unitCost of ['0.05', '0.05']) element.add({ ...entered, quantity: '1', unitCost });
    await eventually(() => element.totals().usd !== null);
    assert.deepEqual(element.totals(), {
      byCurrency: [
        // 0.05 with 10 % on top is 0.055, and so 0.06 of each; of 0.10 together it would be 0.11.
        { currency: 'USD', cost: '0.10', selling: '0.12' },
        { currency: 'EUR', cost: '0.10', selling: '0.12' },
      ],
      // 0.05 EUR are 0.025 USD, and so 0.03; 0.10 would be 0.05.
      usd: { cost: '0.16', selling: '0.18' },
    });
  });

  test('CHG-42 the total in USD is that of all lines, CAD by the rate of the day', async () => {
    element = await openTool();
    assert.equal('usd' in element.totals(), false, 'nothing to convert');
    assert.equal(element.network.to(CAD).length, 0);
    element.network.on(CAD, rate(0.7));
    element.add({ ...entered, currency: 'CAD', quantity: '1', unitCost: '10.01' });
    await eventually(() => element.totals().usd !== null);
    // 10.01 CAD are 7.01 USD.
    assert.deepEqual(element.totals().usd, { cost: '27.01', selling: '29.71' });
    assert.deepEqual(element.totals().byCurrency[1], { currency: 'CAD', cost: '10.01', selling: '11.01' });
    element.network.on(EUR, broken());
    element.add({ ...entered });
    await eventually(() => element.network.to(EUR).length > 0);
    assert.equal(element.totals().usd, null, 'no total that leaves a line out');
  });

  test('lines of CAD alone have a total in USD too, and one without a rate is unknown', async () => {
    element = new TestTool();
    element.network.on(CAD, rate(0.5));
    element.network.on(LOAD, answer({ freight_charges: [line({ currency: 'CAD' })] }));
    await element.open();
    await eventually(() => element.totals().usd !== null);
    assert.equal(element.totals().usd?.cost, '10.00');
    element.type(1, 'currency', '');
    assert.equal(element.totals().usd, null);
  });

  test('D-110 the lines of a manifest have no total in USD', async () => {
    const manifest = { feature: 'manifests_charges', id: 7, role: 'admin' } as const;
    element = await openTool({ quote: null, manifests_charges: [line({ currency: 'EUR' })] }, manifest);
    assert.equal('usd' in element.totals(), false);
    assert.equal(element.network.to(EUR).length, 0);
  });

  test('the minimum of an Air line counts where it is larger, before the conversion', async () => {
    element = await openTool({ quote: AIR, freight_charges: [line({ minimumPrice: 45 })] });
    assert.equal(element.totals().byCurrency[0]?.cost, '45.00');
    element.type(1, 'minimumPrice', '15');
    assert.equal(element.totals().byCurrency[0]?.cost, '20.00');
  });

  test('CHG-15 a stored minimum that no column shows does not count', async () => {
    element = await openTool({ freight_charges: [line({ minimumPrice: 45 })] });
    assert.equal(element.totals().byCurrency[0]?.cost, '20.00');
  });

  test('removed lines and lines without a total do not count', async () => {
    element = await openTool({ freight_charges: [line(), line({ id: 502 })] });
    element.remove(1);
    element.add({ currency: 'USD' });
    assert.equal(element.totals().byCurrency[0]?.cost, '20.00');
  });
});
