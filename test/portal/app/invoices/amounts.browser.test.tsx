import { expect } from '@open-wc/testing';
import { InvoicePaper } from '../../../../portal/app/invoices/paper/invoice-paper.tsx';
import { Lines } from '../../../../portal/app/invoices/parts/lines.tsx';
import { Totals } from '../../../../portal/app/invoices/parts/totals.tsx';
import { SettleButtons } from '../../../../portal/app/invoices/settle/settle-buttons.tsx';
import type { WholeInvoice } from '../../../../portal/lists/definitions/whole-invoice.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf } from '../../../helpers/network.ts';
import { click, press, type } from '../../../shared/ui/user-input.ts';
import { button, field } from '../forms/stored-form.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const line = (id: number, more: object) => ({
  ...{ id, chargeName: `Charge ${id}`, quantity: null, unitCode: null, unitCost: null, chargeListId: null },
  ...more,
});
const total = (id: number, currency: string, amount: number, paidAmount: number) => ({
  ...{ id, currency, amount, paidAmount, creditedAmount: 0, paidAt: null },
});
const INVOICE = {
  ...{ id: 6001, revision: 3, reference: 'INV-1', issuedOn: '2026-05-01', dueOn: '2026-05-31' },
  ...{ seller: null, billedTo: null, shipment: null, entries: [] },
  lines: [
    line(1, { quantity: 1000.5, unitCode: 'KG', unitCost: 0.0375, currency: 'USD', amount: 37.52 }),
    line(2, { quantity: 2.345, unitCode: 'CBM', unitCost: 100, currency: 'JPY', amount: 235 }),
    line(3, { currency: 'KWD', amount: 12.345 }),
  ],
  totals: [total(1, 'USD', 37.52, 0), total(2, 'JPY', 235, 0), total(3, 'KWD', 12.345, 10)],
} as unknown as WholeInvoice;

describe('the amounts of an invoice', () => {
  const screen = eachPanelsPage();
  const cells = () =>
    screen.all('tr').map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));

  it('D-149 have the decimals of their currency; quantities and unit prices are shown as they are', async () => {
    const { lines, totals } = INVOICE;
    for (const page of [
      <>
        <Lines lines={lines} />
        <Totals totals={totals} />
      </>,
      <InvoicePaper key="paper" invoice={INVOICE} />,
    ]) {
      await screen.open(page);
      await waitUntil(() => screen.all('table').length === 2, 'lines and totals');
      const rows = cells().map((row) => row.join(' '));
      for (const words of ['1,000.5 KG 0.0375 USD 37.52', '2.345 CBM 100 JPY 235', 'KWD 12.345', '2.345'])
        expect(
          rows.some((row) => row.includes(words)),
          words,
        ).to.equal(true);
    }
  });

  it('D-149 a payment in dinars has three decimals, and one in yen has none, which the dialog says', async () => {
    screen.network.on('action recordPayment', { id: 6001, reference: 'INV-1', revision: 4 });
    await screen.open(<SettleButtons invoice={INVOICE} onChange={() => undefined} />);
    await waitUntil(() => button('Record payment'), 'the page');
    await click(button('Record payment'));
    await waitUntil(() => field('Currency'), 'the dialog');
    const choose = (currency: string) => {
      const select = field('Currency') as HTMLSelectElement;
      select.value = currency;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const amount = () => field('Amount') as HTMLInputElement;
    choose('JPY');
    await waitUntil(() => amount().value === '235', 'what is open in yen');
    amount().select();
    await type('0.5');
    await press('Enter');
    await screen.shows('This currency has no decimals.');
    expect(screen.network.to('action recordPayment')).to.deep.equal([]);
    choose('KWD');
    await waitUntil(() => amount().value === '2.345', 'what is open in dinars');
    await click(button('Save'));
    await waitUntil(() => screen.network.to('action recordPayment').length === 1, 'the payment');
    const sent = fieldsOf(screen.network.to('action recordPayment')[0]!);
    expect([sent.currency, sent.amount]).to.deep.equal(['KWD', '2.345']);
  });
});
