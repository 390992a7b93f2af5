import stylesheets from 'stylesheets:../../../../portal/app/invoices/pages.ts';
import { expect } from '@open-wc/testing';
import { blankInvoice, blankLine } from '../../../../portal/app/invoices/entry/draft.ts';
import { DraftedInvoice } from '../../../../portal/app/invoices/entry/drafted-invoice.tsx';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click, press, type } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const INVOICES = 'query allInvoice';
const SHIPMENT = { id: 2001, label: 'SHP-1' };
const INITIAL = {
  ...{ ...blankInvoice(), customer: { id: 101, label: 'Northfold' } },
  lines: [{ ...blankLine(1), chargeName: 'Freight', amount: { value: '10' } }],
};
const invoice = (id: number) => ({
  ...{ id, reference: `INV-${id}`, status: 'Open', dueOn: '2026-05-31' },
  totals: [{ id, currency: 'USD', amount: 40, paidAmount: 0, creditedAmount: 0 }],
});

describe('an invoice of a shipment that has one already', () => {
  const screen = eachPanelsPage();
  before(() => adoptStylesheets(document, stylesheets));
  beforeEach(() => {
    screen.network.on('query allCompany', { results: [] });
    screen.network.on('query allShipments', { results: [{ id: 2001, reference: 'SHP-1' }] });
    screen.network.on('action recordCharges', {
      lists: [],
      totals: [],
      rates: null,
      versions: [],
      newVersion: false,
    });
  });
  afterEach(() => localStorage.removeItem('freight-portal invoice 7 101 billed'));

  const open = (shipment: typeof SHIPMENT | null, invoiceId: number | null = null) =>
    screen.open(
      <DraftedInvoice
        about="billed"
        stored={{ ...INITIAL, shipment }}
        on={{ invoiceId, revision: invoiceId && 1 }}
        onStale={() => undefined}
      />,
    );
  const warning = () => screen.all('[role=alert]')[0];
  const save = () => screen.named<HTMLButtonElement>('button', 'Save invoice');

  it('MOD-09 is warned of once the shipment is chosen, names the others as links, and can be saved all the same', async () => {
    screen.network.on(INVOICES, { results: [invoice(6001), invoice(6002)] });
    screen.network.on('action saveInvoice', { id: 6003, reference: 'INV-6003', revision: 1 });
    await open(null);
    await save();
    expect(screen.network.to(INVOICES).length).to.equal(0);
    (await screen.named('input', 'Shipment')).focus();
    await press('ArrowDown');
    await waitUntil(() => screen.all('[role=option]').length === 1, 'the option');
    await click(screen.all('[role=option]')[0]);
    await waitUntil(warning, 'the warning');
    expect(warning()?.textContent).to.include('This shipment has 2 invoices already.');
    expect(screen.network.to(INVOICES)[0]?.body.variables.of).to.deep.equal({
      shipment: { id: { eq: 2001 } },
      status: { nin: ['Cancelled', 'Credited'] },
    });
    const links = [...warning()!.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).to.deep.equal([
      ['INV-6001', '/invoices/6001'],
      ['INV-6002', '/invoices/6002'],
    ]);
    await screen.accessible();
    await click(await save());
    await waitUntil(() => screen.network.to('action saveInvoice').length === 1);
    expect(fieldsOf(screen.network.to('action saveInvoice')[0]!).shipmentId).to.equal(2001);
  });

  it('MOD-09 is not warned of where the only invoice is the one that is changed', async () => {
    screen.network.on(INVOICES, { results: [] });
    await open(SHIPMENT, 6001);
    await waitUntil(() => screen.network.to(INVOICES).length === 1);
    expect(screen.network.to(INVOICES)[0]?.body.variables.of.id).to.deep.equal({ neq: 6001 });
    await save();
    expect(warning()).to.equal(undefined);
  });

  it('an invoice can be written where nobody can say whether there is another', async () => {
    screen.network.on(INVOICES, graphqlError('No.', 404));
    screen.network.on('action saveInvoice', { id: 6003, reference: 'INV-6003', revision: 1 });
    await open(SHIPMENT);
    await waitUntil(() => screen.network.to(INVOICES).length > 0);
    (await screen.named('input', 'Description')).focus();
    await type(' by sea');
    await click(await save());
    await waitUntil(() => screen.network.to('action saveInvoice').length === 1);
  });
});
