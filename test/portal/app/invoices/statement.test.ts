import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statementTable } from '../../../../portal/app/invoices/statement/statement-export.ts';
import { texts } from '../../../../portal/app/invoices/texts/index.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';
import { openAmountOf } from '../../../../shared/trade/open-amount.ts';

test('MOD-09 what is left to pay of an invoice is exact', () => {
  assert.equal(openAmountOf({ amount: 0.3, paidAmount: 0.1, creditedAmount: 0 }), '0.20');
  assert.equal(openAmountOf({ amount: 1234567890.12, paidAmount: 0.01, creditedAmount: 0 }), '1234567890.11');
  assert.equal(openAmountOf({ amount: 5, paidAmount: 3.1, creditedAmount: 1.9 }), '0.00');
});

test('MOD-09 a statement is exported with exact amounts, each with its currency, and the age of each', () => {
  const owed = {
    ...{ invoiceId: 6001, reference: 'INV-1', customer: 'Northfold', customerId: 101 },
    ...{ issuedOn: '2026-09-01', dueOn: '2026-10-01', status: 'Overdue' as const, daysOverdue: 31 },
    ...{ currency: 'EUR', amount: '100.10', paid: '0.05', credited: '40.00', owed: '60.05' },
  };
  const statement = {
    asOf: '2026-11-01',
    customer: null,
    customers: [],
    invoices: [owed],
    isCut: false,
    currencies: [],
  };
  const language = { text: texts.in('en'), formats: formatsOf('en') };
  const { columns, rows, head } = statementTable(statement, language);
  assert.deepEqual(head, ['Northfold · As of Nov 1, 2026']);
  assert.deepEqual(statementTable({ ...statement, isCut: true }, language).head, [
    'All customers · As of Nov 1, 2026',
    'Only the 1 invoices that have been due longest are listed. The sums are of all.',
  ]);
  const days = columns.filter(({ kind }) => kind === 'day').map(({ label }) => label);
  assert.deepEqual(days, ['Issued', 'Due']);
  assert.deepEqual(Object.fromEntries(columns.map(({ label }, place) => [label, rows[0]?.[place]])), {
    Reference: 'INV-1',
    Customer: 'Northfold',
    Issued: '2026-09-01',
    Due: '2026-10-01',
    'Days overdue': '31',
    Age: '31–60 days',
    Currency: 'EUR',
    Amount: '100.10',
    Paid: '0.05',
    Credited: '40.00',
    'Open amount': '60.05',
  });
});
