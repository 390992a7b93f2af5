import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { blankInvoice, blankLine } from '../../../../portal/app/invoices/entry/draft.ts';
import { DraftedInvoice } from '../../../../portal/app/invoices/entry/drafted-invoice.tsx';
import { SettleButtons } from '../../../../portal/app/invoices/settle/settle-buttons.tsx';
import type { WholeInvoice } from '../../../../portal/lists/definitions/whole-invoice.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click, focused, press, type } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const KEY = 'freight-portal invoice 7 101 test';
const SAVE = 'action saveInvoice';
const ANSWER = { id: 6001, reference: 'INV-2026-006001', revision: 1 };
const INITIAL = {
  ...blankInvoice(),
  customer: { id: 101, label: 'Northfold' },
  lines: [{ ...blankLine(1), chargeName: 'Freight' }],
};

describe('the entry of an invoice', () => {
  const screen = eachPanelsPage();
  beforeEach(() => {
    screen.network.on('query allCompany', { results: [] });
    screen.network.on('query allShipments', { results: [] });
  });
  afterEach(() => localStorage.removeItem(KEY));

  const form = (stored: typeof INITIAL, on: { invoiceId: number | null; revision: number | null }) => (
    <DraftedInvoice key={on.invoiceId} about="test" stored={stored} on={on} onStale={() => undefined} />
  );
  const open = (initial = INITIAL) => screen.open(form(initial, { invoiceId: null, revision: null }));
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button')].find(
      (one) => (one.ariaLabel ?? one.textContent) === name,
    );
  const labelled = (name: string, n = 0) => {
    const labels = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === name);
    return document.getElementById(labels[n]?.htmlFor ?? '') as HTMLInputElement;
  };
  const says = (words: string) => waitUntil(() => document.body.textContent?.includes(words), words);

  it('MOD-09 of an invoice that the customer has it says what a change does, of a new one nothing', async () => {
    const words = 'The customer has this invoice already.';
    await open();
    await waitUntil(() => button('Save invoice'));
    expect(document.body.textContent).to.not.include(words);
    await screen.open(form(INITIAL, { invoiceId: 6001, revision: 1 }));
    await says(words);
    await screen.accessible();
  });

  it('CHG-29 an amount stays as it is typed until the field is left, also over a selection and pasted', async () => {
    await open();
    await waitUntil(() => button('Save invoice'));
    const amount = () => labelled('Amount');
    amount().focus();
    await type('20.00');
    expect(amount().value).to.equal('20.00');
    await press('Tab');
    expect(amount().value).to.equal('20.00');
    await says('USD\u00a020.00');

    // Back by the keyboard everything is selected, and is typed over.
    await press('Shift+Tab');
    expect(focused()).to.equal(amount());
    await type('200');
    expect(amount().value).to.equal('200');
    await press('Tab');
    expect(amount().value).to.equal('200.00');

    amount().focus();
    amount().setSelectionRange(0, 1);
    await type('35');
    await press('Tab');
    expect(amount().value).to.equal('3500.00');

    amount().select();
    document.execCommand('insertText', false, '1.234,56');
    await press('Tab');
    expect(amount().value).to.equal('1234.56');
    await says('USD\u00a01,234.56');

    amount().select();
    await type('1,234');
    await press('Tab');
    expect(amount().value).to.equal('1,234');
    await says('“1,234” can mean two numbers.');
    await screen.accessible();
  });

  it('MOD-09 D-37 sends what was typed once, exactly, and shows the refusal of the server', async () => {
    screen.network.on(SAVE, graphqlError('Another invoice has this number.', 422), ANSWER);
    await open();
    await waitUntil(() => button('Save invoice'));
    await click(button('Save invoice'));
    expect(screen.network.to(SAVE).length).to.equal(0);
    expect(focused()).to.equal(labelled('Amount'));
    await type('20');
    await click(button('Add line'));
    await waitUntil(() => focused() === labelled('Description', 1));
    await type('Fee');
    labelled('Amount', 1).focus();
    await type('0.05');
    await click(button('Save invoice'));
    await says('Another invoice has this number.');
    await click(button('Save invoice'));
    await waitUntil(() => screen.network.to(SAVE).length === 2);
    const { lines, customerId, invoiceId } = fieldsOf(screen.network.to(SAVE)[1]!);
    expect([invoiceId, customerId]).to.deep.equal([null, 101]);
    expect(lines.map((line: { amount: string }) => line.amount)).to.deep.equal(['20.00', '0.05']);
    // Nothing is kept of what is stored.
    await waitUntil(() => location.pathname.endsWith('/invoices/6001'));
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  it('MOD-09 shows the quantity of a charge that was taken over, until another amount is typed', async () => {
    const charge = {
      quantity: '2',
      unitCode: 'EA',
      unitCost: '10.00',
      amount: { value: '20' },
      chargeListId: 1,
    };
    await open({ ...INITIAL, lines: [{ ...INITIAL.lines[0]!, ...charge }] });
    await says('2 EA × 10.00');
    labelled('Amount').select();
    await type('15');
    await waitUntil(() => !document.body.textContent?.includes('2 EA'));
  });

  it('MOD-09 D-110 sets the currency of all lines that have none at once, and of no other', async () => {
    const lines = ['', 'EUR', ''].map((currency, n) => ({
      ...blankLine(n + 1, currency),
      ...{ chargeName: `Charge ${n + 1}`, amount: { value: '10' } },
    }));
    await open({ ...INITIAL, lines });
    const all = () => labelled('Currency of the 2 lines without one') as unknown as HTMLSelectElement;
    await waitUntil(all);
    const currencies = () => [0, 1, 2].map((n) => labelled('Currency', n).value);
    all().focus();
    await type('GB');
    await press('Tab');
    expect(currencies()).to.deep.equal(['', 'EUR', '']);
    await press('Enter');
    await waitUntil(() => !all());
    expect(currencies()).to.deep.equal(['GBP', 'EUR', 'GBP']);
    expect(focused()).to.equal(labelled('Description'));
    await waitUntil(() => localStorage.getItem(KEY)?.includes('GBP'));
    await screen.accessible();
  });
});

/** Somebody else pays 40 while this page tries to. */
function PaidMeanwhile({ invoice }: { invoice: WholeInvoice }) {
  const [paidAmount, setPaid] = useState(0);
  const now = { ...invoice, totals: [{ ...invoice.totals[0]!, paidAmount }] };
  return <SettleButtons invoice={now} onChange={() => setPaid(40)} />;
}

describe('the payments of an invoice', () => {
  const screen = eachPanelsPage();
  const PAY = 'action recordPayment';
  const INVOICE = {
    ...{ id: 6001, revision: 3, reference: 'INV-1', lines: [], entries: [] },
    totals: [{ id: 1, currency: 'USD', amount: 100.1, paidAmount: 0, creditedAmount: 0 }],
  } as unknown as WholeInvoice;
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === name);
  const labelled = (name: string) => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
    return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement;
  };

  it('MOD-09 begins with what is open, takes no more, and says what was read of the invoice', async () => {
    screen.network.on(PAY, ANSWER);
    let changes = 0;
    await screen.open(
      <SettleButtons
        invoice={INVOICE}
        onChange={() => {
          changes += 1;
        }}
      />,
    );
    await waitUntil(() => button('Record payment'));
    await click(button('Record payment'));
    await waitUntil(() => document.querySelector('dialog')?.open);
    expect(labelled('Amount').value).to.equal('100.10');
    labelled('Amount').select();
    await type('100.11');
    const save = () => document.querySelector<HTMLElement>('dialog button[type=submit]');
    await click(save());
    await waitUntil(() => document.body.textContent?.includes('At most USD\u00a0100.10 is open.'));
    labelled('Amount').select();
    await type('20.00');
    await click(save());
    await waitUntil(() => changes === 1);
    const { invoiceId, revision, currency, amount } = fieldsOf(screen.network.to(PAY)[0]!);
    expect([invoiceId, revision, currency, amount]).to.deep.equal([6001, 3, 'USD', '20.00']);
  });

  it('MOD-09 D-37 keeps the amount that was sent where somebody else’s payment came first', async () => {
    screen.network.on(PAY, graphqlError('Stale', 409));
    await screen.open(<PaidMeanwhile invoice={INVOICE} />);
    await waitUntil(() => button('Record payment'));
    await click(button('Record payment'));
    await waitUntil(() => document.querySelector('dialog')?.open);
    await click(document.querySelector<HTMLElement>('dialog button[type=submit]'));
    await waitUntil(() => document.body.textContent?.includes('At most USD\u00a060.10 is open.'));
    expect(labelled('Amount').value).to.equal('100.10');
  });

  it('MOD-09 an invoice of which something was paid is neither cancelled nor changed, a settled one not at all', async () => {
    const withTotals = (paidAmount: number) => (
      <SettleButtons
        invoice={{ ...INVOICE, totals: [{ ...INVOICE.totals[0]!, paidAmount }] }}
        onChange={() => undefined}
      />
    );
    await screen.open(withTotals(0));
    await waitUntil(() => button('Cancel invoice'));
    await screen.open(withTotals(1));
    await waitUntil(() => button('Record payment') && !button('Cancel invoice'));
    await screen.open(withTotals(100.1));
    await waitUntil(() => !button('Record payment'));
  });
});
