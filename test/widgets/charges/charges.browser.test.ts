import entry from 'entry:../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { commonElementSuite } from '../../helpers/element/common-suite.ts';
import { found, record } from '../../helpers/element/page.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { graphqlError, held } from '../../helpers/network.ts';
import { cellOf } from '../../shared/ui/grid/grid-cell.ts';
import { press } from '../../shared/ui/user-input.ts';
import { AIR, answer, FCL, LOAD, line } from './fixtures.ts';
import { chargesNetwork, PageObject } from './page-object.ts';

commonElementSuite({
  tag: 'booking-charges',
  entry,
  prepare(tool) {
    tool.setAttribute('feature', 'freight_charges');
    tool.setAttribute('record-id', '7');
    tool.setAttribute('user-role', 'admin');
    tool.fetcher = chargesNetwork().fetch;
  },
  attribute: { name: 'record-id', property: 'recordId', text: '12', value: 12, empty: null },
  field: 'td[data-column=comments]',
  drawn: 'table',
  states: {
    'with a menu open and errors': async (tool) => {
      (await found(tool, 'button', 'Add Row')).click();
      await waitUntil(() => tool.shadowRoot?.querySelectorAll('td[data-column=currency]').length === 2);
      cellOf([await found(tool, 'table', 'Charges')], 'Currency', 2).focus();
      await press('Alt+ArrowDown');
    },
  },
});

const manifest = { feature: 'manifests_charges', 'user-role': 'agent' };
const manifestAnswer = (lines: object[]) =>
  answer({ quote: null, addProfit: undefined, freight_charges: undefined, manifests_charges: lines });

describe('<booking-charges>', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new PageObject(chargesNetwork());
  });
  afterEach(() => tool.close());

  it('CHG-01 CHG-35 shows the lines of the record with its reference and customer', async () => {
    await tool.ready();
    expect(tool.find('h2')?.textContent).to.equal('Freight charges');
    expect(tool.text()).to.contain('Q-0007').and.contain('Harbour Lane Imports');
    expect(tool.values(1)).to.deep.equal(['Documentation (DOC)', 'USD', 'EA', '2.00', '10.00', '20.00', '']);
  });

  it('CHG-01 CHG-13 shows lane, mode, containers and cargo of the record, in the user’s numbers', async () => {
    const record = {
      id: 7,
      reference: 'Q-0007',
      mode: 'Ocean',
      origin: 'Yantian',
      destination: 'Vancouver',
      containers: '2 x 40HC, 1 x 20GP',
      weightKg: '1120.5',
      volumeCbm: null,
      shipOn: '2026-12-01',
      commodity: 'Ceramic tiles',
      incoterm: 'FOB',
    };
    tool.network.on(LOAD, answer({ quote: FCL, record }));
    await tool.ready();
    expect(tool.text()).to.contain('Yantian → Vancouver · Ocean FCL · 2 × 40HC, 1 × 20GP · 1,120.5 kg');
    expect(tool.text()).to.contain('1,120.5 kg · Ceramic tiles · FOB · to ship on Dec 1, 2026');
  });

  it('CHG-04 CHG-05 draws nothing and asks nothing for any other role, of which it tells the page alone', async () => {
    for (const role of ['user', 'Admin', '', null]) {
      const other = new PageObject(chargesNetwork());
      const errors = record<{ code: string; message: string }>(other.element, 'fp-error');
      await other.open({ 'user-role': role });
      await waitUntil(() => errors.length > 0, 'fp-error');
      expect(other.text().trim(), String(role)).to.equal('');
      expect(
        errors.map(({ detail: { code, message } }) => [code, message.includes(String(role))]),
      ).to.deep.equal([['unknown-role', role !== null]]);
      expect(other.find('h2, table, button, input, [role]')?.outerHTML).to.equal(undefined);
      expect(other.network.calls).to.deep.equal([]);
      await other.close();
    }
  });

  it('CHG-04 CHG-06 CHG-07 an admin gets the box, on by default', async () => {
    tool.network.on(LOAD, answer({ addProfit: undefined }));
    await tool.ready();
    expect(tool.profitCheckbox()?.checked).to.equal(true);
    expect(tool.profitCheckbox()?.closest('label')?.textContent).to.equal('Add 10% profits');
  });

  it('CHG-06 D-120 an agent gets no box and no selling amounts', async () => {
    await tool.ready({ 'user-role': 'agent' });
    expect(tool.profitCheckbox()?.outerHTML).to.equal(undefined);
    expect(tool.text()).not.to.contain('profits');
  });

  it('D-20 the box is as it was stored', async () => {
    tool.network.on(LOAD, answer({ addProfit: false }));
    await tool.ready();
    expect(tool.profitCheckbox()?.checked).to.equal(false);
  });

  it('CHG-09 CHG-10 CHG-12 CHG-14 CHG-16 CHG-36 has the columns of a quote', async () => {
    await tool.ready();
    expect(tool.headings()).to.deep.equal([
      'Charge Type',
      'Currency',
      'Unit Code',
      'Quantity',
      'Unit Cost',
      'Total Cost',
      'Comments',
    ]);
  });

  it('CHG-13 D-109 an FCL quote has a price instead', async () => {
    tool.network.on(LOAD, answer({ quote: { ...FCL, container_type: 'fcl' } }));
    await tool.ready();
    expect(tool.headings()).to.deep.equal(['Charge Type', 'Currency', 'Unit Code', 'Price', 'Comments']);
  });

  it('CHG-13 CHG-32 says that the price of an FCL quote is for all of its containers', async () => {
    tool.network.on(LOAD, answer({ quote: FCL }));
    await tool.ready();
    expect(tool.text()).to.contain('Price for all containers of the quote');
  });

  it('CHG-15 D-109 Air has a minimum price', async () => {
    tool.network.on(LOAD, answer({ quote: AIR }));
    await tool.ready();
    expect(tool.headings().slice(-2)).to.deep.equal(['Minimum Price', 'Comments']);
    expect(tool.text()).not.to.contain('for all containers');
  });

  it('CHG-11 D-110 a manifest has no currency', async () => {
    tool.network.on(LOAD, manifestAnswer([line()]));
    await tool.ready(manifest);
    expect(tool.headings()).not.to.contain('Currency');
    expect(tool.find('h2')?.textContent).to.equal('Manifest charges');
    expect(tool.payloads(LOAD)[0].featureType).to.equal('manifests_charges');
  });

  it('CHG-39 D-112 MSG-13 an unknown feature is named, and nothing is asked', async () => {
    const errors = record<{ code: string }>(tool.element, 'fp-error');
    await tool.open({ feature: 'sea_charges' });
    await tool.bannerWith('Unknown charge type: sea_charges');
    expect(tool.network.to(LOAD)).to.have.length(0);
    expect(tool.save()?.outerHTML).to.equal(undefined);
    expect(errors[0]?.detail.code).to.equal('unknown-feature');
  });

  it('MSG-18 without a record nothing is asked', async () => {
    await tool.open({ 'record-id': '12abc' });
    await tool.bannerWith('No record selected.');
    expect(tool.network.to(LOAD)).to.have.length(0);
  });

  it('MSG-19 D-02 a refused record says so', async () => {
    tool.network.on(LOAD, graphqlError('No', 403));
    await tool.open();
    await tool.bannerWith('You do not have access to this record.');
    expect(tool.table()?.outerHTML).to.equal(undefined);
  });

  it('CHG-25 D-18 MSG-10 a failed load offers another try, and neither table nor Save', async () => {
    tool.network.on(LOAD, new Response('', { status: 404 }), answer());
    await tool.open();
    await tool.bannerWith('Unable to load charges. Please try again.');
    for (const name of ['Add Row', 'Save']) expect(tool.find('button', name)?.outerHTML).to.equal(undefined);
    expect(tool.table()?.outerHTML).to.equal(undefined);
    await tool.click('Try again');
    await waitUntil(() => tool.isSaveOn());
    expect(tool.banner()?.textContent).to.equal(undefined);
  });

  it('CHG-22 a spinner shows below the heading while the lines load', async () => {
    const slow = held();
    tool.network.on(LOAD, slow.answer);
    await tool.open();
    await waitUntil(() => tool.find('[part~=overlay]'));
    expect(tool.find('[part~=overlay]')?.textContent).to.contain('Loading charges');
    const { bottom } = tool.find('h2')!.getBoundingClientRect();
    expect(tool.find('[part~=overlay] > *')?.getBoundingClientRect().top).to.be.above(bottom);
    slow.give(answer());
    await waitUntil(() => tool.isSaveOn() && !tool.find('[part~=overlay]'));
  });

  it('CHG-17 an empty list says so, and a row comes only from the button', async () => {
    tool.network.on(LOAD, answer({ freight_charges: [] }));
    await tool.ready();
    expect(tool.text()).to.contain('No charges yet.');
    expect(tool.values(1)).to.deep.equal([]);
    await tool.addRow();
    expect(tool.element.shadowRoot?.activeElement?.getAttribute('aria-label')).to.equal('Charge Type row 1');
    expect(tool.text()).not.to.contain('No charges yet.');
  });
});
