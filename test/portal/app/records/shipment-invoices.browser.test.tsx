import { expect } from '@open-wc/testing';
import { ShipmentInvoices } from '../../../../portal/app/records/parts/invoices.tsx';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const total = (amount: number, paidAmount: number, creditedAmount: number, currency = 'USD') => ({
  ...{ id: 1, currency, amount, paidAmount, creditedAmount },
});
const invoice = (id: number, status: string, ...totals: ReturnType<typeof total>[]) => ({
  ...{ id, reference: `INV-${id}`, status, dueOn: '2026-05-31', totals },
});

describe('the invoices of a shipment', () => {
  const screen = eachPanelsPage();

  it('MOD-02 MOD-09 says what each bills without credits, and of what is open how much and until when', async () => {
    await screen.open(
      <ShipmentInvoices
        invoices={[
          invoice(1, 'Partly Paid', total(1000, 200, 100)),
          invoice(2, 'Paid', total(50, 50, 0)),
          invoice(3, 'Cancelled', total(70, 0, 70)),
        ]}
      />,
    );
    const said = [...screen.app.querySelectorAll('li')].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    );
    expect(said).to.deep.equal([
      'INV-1USD 900.00open: USD 700.00 · due May 31, 2026Partly paid',
      'INV-2USD 50.00Paid',
      'INV-3USD 0.00Cancelled',
    ]);
  });
});
