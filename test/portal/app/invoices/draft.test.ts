import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  blankInvoice,
  blankLine,
  changedLine,
  inputOf,
  type LineDraft,
  linesIn,
  linesOfCharges,
  linesWith,
  linesWithoutCurrency,
} from '../../../../portal/app/invoices/entry/draft.ts';
import { amountProblems, headProblems } from '../../../../portal/app/invoices/entry/draft-problems.ts';
import { draftSums } from '../../../../portal/app/invoices/entry/sums.ts';
import { enteredNumber } from '../../../../shared/trade/number-entry.ts';

const idOf = (problems: readonly unknown[]) =>
  problems.map((one) => (typeof one === 'string' ? one : (one as { id: string }).id).split('.').at(-1));

test('MOD-09 D-148 an amount that was typed is read in one way or refused', () => {
  const read = (text: string, currency = 'USD', sign: '.' | ',' = '.') =>
    idOf(amountProblems(enteredNumber(text, sign, currency), currency));
  for (const text of ['20.00', '200', '20', ' 1,234.56 ', '1.234,56', '0,5', '20,00 USD', '$20', '１２．５'])
    assert.deepEqual(read(text), [], text);
  assert.deepEqual(read(''), ['requiredField']);
  assert.deepEqual([read('1,234'), read('1.234', 'USD', ',')], [['notANumber'], ['notANumber']]);
  assert.deepEqual([read('0.125'), read('1.234')], [['decimals'], ['decimals']]);
  assert.deepEqual(read('1.234', 'KWD'), []);
  assert.deepEqual(read('20,00 EUR'), ['notANumber']);
  assert.deepEqual([read('0'), read('-5')], [['zero'], ['zero']]);
  assert.deepEqual(read('1234.005'), ['decimals']);
  assert.deepEqual([read('1500.00', 'JPY'), read('1500.5', 'JPY')], [[], ['decimals']]);
  assert.deepEqual(read('1234567890123'), ['tooLarge']);
});

test('MOD-09 what is sent is exact, and 20.00 is not 200', () => {
  const lines = ['20.00', '200', '1.234,5', '0.1', '0.2'].map((amount, n) => ({
    ...blankLine(n + 1, n === 1 ? 'EUR' : 'USD'),
    ...{ chargeName: ' Fee ', amount: enteredNumber(amount, '.') },
  }));
  const draft = { ...blankInvoice(), customer: { id: 101, label: 'A' }, lines };
  const sent = inputOf(draft, { invoiceId: null, revision: null });
  assert.deepEqual(
    sent.lines.map(({ amount, chargeName }) => [chargeName, amount]),
    [
      ['Fee', '20.00'],
      ['Fee', '200.00'],
      ['Fee', '1234.50'],
      ['Fee', '0.10'],
      ['Fee', '0.20'],
    ],
  );
  assert.equal('reference' in sent, false);
  assert.deepEqual(draftSums(lines), [
    { currency: 'EUR', amount: '200.00' },
    { currency: 'USD', amount: '1254.80' },
  ]);
});

test('an amount that is changed is made of nothing that was known, a name leaves it', () => {
  const line = { ...blankLine(1), quantity: '2', unitCost: '10', unitCode: 'EA' };
  assert.equal(changedLine(line, { chargeName: 'Fee' }).quantity, '2');
  assert.deepEqual(
    [changedLine(line, { amount: { value: '5' } }).quantity, changedLine(line, { currency: 'EUR' }).unitCost],
    [null, null],
  );
});

test('MOD-09 D-110 one currency is that of all lines without one, and leaves what they are made of', () => {
  const taken = (key: number, currency: string) => ({ ...blankLine(key, currency), quantity: '2' });
  const lines = [taken(1, ''), taken(2, 'EUR'), taken(3, '')];
  assert.deepEqual(
    linesWithoutCurrency(lines).map(({ key }) => key),
    [1, 3],
  );
  const set = linesIn(lines, 'GBP');
  const told = (of: readonly LineDraft[]) => of.map(({ currency, quantity }) => [currency, quantity]);
  assert.deepEqual(told(set), [
    ['GBP', '2'],
    ['EUR', '2'],
    ['GBP', '2'],
  ]);
  const changed = linesWith(set, changedLine(set[0]!, { currency: 'USD' }));
  assert.deepEqual(told(changed), [
    ['USD', null],
    ['EUR', '2'],
    ['GBP', '2'],
  ]);
});

test('MOD-09 the charges that no invoice bills become lines at what the customer is sold them for', () => {
  const list = (id: number, invoices: { id: number; reference: string }[] | null) => ({
    ...{
      id,
      recordType: 'quote',
      recordId: 1,
      reference: 'Q',
      feature: 'freight_charges',
      totals: [],
      invoices,
    },
    lines: [
      {
        ...{ id: id * 10, name: `Charge ${id}`, quantity: null, unitCode: 'EA', currency: 'USD' },
        ...{ isMinimum: false, cost: '100.00', price: '110.00' },
      },
    ],
  });
  const charges = {
    lists: [list(1, null), list(2, [{ id: 9, reference: 'INV' }]), list(3, [])],
    ...{ totals: [], rates: null, versions: [], newVersion: false },
  } as Parameters<typeof linesOfCharges>[0];
  assert.deepEqual(
    linesOfCharges(charges, 5).map(({ key, chargeName, amount, chargeListId }) => [
      ...[key, chargeName, amount, chargeListId],
    ]),
    [
      [5, 'Charge 1', { value: '110' }, 1],
      [6, 'Charge 3', { value: '110' }, 3],
    ],
  );
});

test('MOD-09 charges that are taken over keep quantity and unit, and what one costs where that gives the amount', () => {
  const charge = (quantity: string | null, price: string, isMinimum = false) => ({
    ...{ id: 1, name: 'Charge', quantity, unitCode: 'EA', currency: 'USD', isMinimum, cost: '1.00', price },
  });
  const madeOf = (...lines: ReturnType<typeof charge>[]) =>
    linesOfCharges(
      { lists: [{ id: 1, invoices: null, lines }] } as unknown as Parameters<typeof linesOfCharges>[0],
      1,
    ).map(({ quantity, unitCode, unitCost }) => [quantity, unitCode, unitCost]);
  assert.deepEqual(
    madeOf(
      charge('2', '220.00'),
      charge('2.5', '0.1'),
      charge('1000', '37.50'),
      charge('3', '100.00'),
      charge('2', '85.00', true),
      charge('0', '0.00'),
      charge(null, '75.00'),
    ),
    [
      ['2', 'EA', '110.00'],
      ['2.5', 'EA', '0.04'],
      ['1000', 'EA', '0.0375'],
      ['3', 'EA', '33.333'],
      ['2', 'EA', null],
      ['0', 'EA', null],
      [null, null, null],
    ],
  );
});

test('an invoice has a customer, and is due no sooner than it is issued', () => {
  const problems = headProblems({ ...blankInvoice(), issuedOn: '2026-02-02', dueOn: '2026-02-01' });
  assert.deepEqual([idOf(problems.customer), idOf(problems.dueOn)], [['requiredField'], ['order']]);
});
