import entry from 'entry:../../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { record } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { focused, nameOf, press, type } from '../../../shared/ui/user-input.ts';
import { AIR, answer, FCL, LOAD, line, rate, rateOf, SAVE } from '../fixtures.ts';
import { chargesNetwork, PageObject } from '../page-object.ts';

const BLANK = 'Please fill in this field.';

describe('<booking-charges> while it is edited', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new PageObject(chargesNetwork());
  });
  afterEach(() => tool.close());

  const fillRow = async (n: number, cells: Record<string, string>) => {
    for (const [column, text] of Object.entries(cells)) await tool.fill(column, n, text);
  };

  it('CHG-26 the total follows while quantity and unit cost are typed', async () => {
    await tool.ready();
    tool.cell('Quantity', 1).focus();
    tool.cell('Quantity', 1).select();
    await type('3');
    await waitUntil(() => tool.cell('Total Cost', 1).value === '30.00');
  });

  it('CHG-29 D-149 numbers have two decimals at least once their cell is left, and keep their value', async () => {
    await tool.ready();
    await tool.fill('Unit Cost', 1, '10');
    expect(tool.cell('Unit Cost', 1).value).to.equal('10.00');
    await tool.fill('Unit Cost', 1, '1.005');
    expect(tool.cell('Unit Cost', 1).value).to.equal('1.005');
    expect(tool.cell('Total Cost', 1).value).to.equal('2.01');
  });

  it('CHG-26 CHG-27 D-21 a total by hand is marked, and gone with the next quantity', async () => {
    await tool.ready();
    await tool.fill('Total Cost', 1, '19');
    expect(tool.cell('Total Cost', 1).value).to.equal('19.00');
    expect(tool.text()).to.contain('By hand');
    await tool.fill('Quantity', 1, '4');
    expect(tool.cell('Total Cost', 1).value).to.equal('40.00');
    expect(tool.text()).not.to.contain('By hand');
  });

  it('CHG-28 D-21 a stored total that is off is calculated again, unless it was edited by hand', async () => {
    const manual = line({ id: 502, totalPrice: 18, manuallyEditedTotal: true });
    tool.network.on(LOAD, answer({ freight_charges: [line({ totalPrice: 18 }), manual] }));
    await tool.ready();
    expect(tool.cell('Total Cost', 1).value).to.equal('20.00');
    expect(tool.cell('Total Cost', 2).value).to.equal('18.00');
  });

  it('CHG-19 CHG-30 CHG-33 CHG-34 an incomplete row shows where, and Save is off until it is complete', async () => {
    tool.network.on(LOAD, answer({ freight_charges: [] }));
    await tool.ready();
    expect(tool.isSaveOn()).to.equal(true);
    await tool.addRow();
    for (const column of ['Charge Type', 'Currency', 'Unit Code', 'Quantity', 'Unit Cost']) {
      tool.expectError(column, 1, BLANK);
    }
    expect(tool.cell('Total Cost', 1).getAttribute('aria-invalid')).to.equal(null);
    expect(tool.save()?.disabled).to.equal(true);
    await fillRow(1, {
      'Charge Type': 'DOC',
      Currency: 'usd',
      'Unit Code': 'ea',
      Quantity: '0',
      'Unit Cost': '5',
    });
    await waitUntil(() => tool.isSaveOn());
    expect(tool.values(1).slice(0, 4)).to.deep.equal(['Documentation (DOC)', 'USD', 'EA', '0.00']);
  });

  it('CHG-32 an FCL row needs a price', async () => {
    tool.network.on(
      LOAD,
      answer({ quote: FCL, freight_charges: [line({ quantity: null, unitCost: null })] }),
    );
    await tool.ready();
    expect(tool.isSaveOn()).to.equal(true);
    await tool.fill('Price', 1, '');
    tool.expectError('Price', 1, BLANK);
    expect(tool.save()?.disabled).to.equal(true);
  });

  it('CHG-31 a manifest row needs no currency', async () => {
    const manifest = { quote: null, freight_charges: undefined, manifests_charges: [] };
    tool.network.on(LOAD, answer(manifest));
    await tool.ready({ feature: 'manifests_charges' });
    await tool.addRow();
    await fillRow(1, { 'Charge Type': 'DOC', 'Unit Code': 'KG', Quantity: '1', 'Unit Cost': '5' });
    await waitUntil(() => tool.isSaveOn());
  });

  it('D-77 a text that is no number stays where it was typed, with the reason', async () => {
    await tool.ready();
    await tool.fill('Unit Cost', 1, 'ten');
    expect(tool.cell('Unit Cost', 1).value).to.equal('ten');
    tool.expectError('Unit Cost', 1, 'This is not a number.');
    await tool.fill('Unit Cost', 1, '1,234');
    tool.expectError('Unit Cost', 1, '“1,234” can be read as 1.234 or as 1234.');
    await tool.fill('Unit Cost', 1, '-5');
    await waitUntil(() => tool.isSaveOn());
  });

  it('CHG-34 the required cells of a new row are invalid at once, but drawn as wrong only once they were left', async () => {
    await tool.ready();
    await tool.addRow();
    const row = 2;
    const isQuiet = (column: string) => tool.cell(column, row).closest('td')!.hasAttribute('data-quiet');
    const isInvalid = (column: string) => tool.cell(column, row).getAttribute('aria-invalid') === 'true';
    for (const column of ['Charge Type', 'Unit Code', 'Quantity'])
      expect([isInvalid(column), isQuiet(column)], column).to.deep.equal([true, true]);
    tool.cell('Unit Code', row).focus();
    await settled();
    await press('Tab');
    await settled();
    expect([isInvalid('Unit Code'), isQuiet('Unit Code')]).to.deep.equal([true, false]);
    expect(isQuiet('Unit Cost')).to.equal(true);
    tool.cell('Comments', 1).focus();
    await settled();
    expect([isInvalid('Unit Cost'), isQuiet('Unit Cost')]).to.deep.equal([true, false]);
  });

  it('CHG-34 the list of what is wrong leads to the cell', async () => {
    await tool.ready();
    await tool.fill('Currency', 1, 'QQQ');
    tool.cell('Comments', 1).focus();
    (await tool.button('Row 1, Currency: Please choose from the list.')).click();
    await settled();
    expect(nameOf(focused())).to.equal('Currency row 1');
  });

  it('CHG-37 CHG-38 offers currencies by name and unit codes by what they mean', async () => {
    await tool.ready();
    const options = () => [...(tool.element.shadowRoot?.querySelectorAll('[role=option]') ?? [])];
    const offer = async (column: string, keys: string) => {
      tool.cell(column, 1).focus();
      tool.cell(column, 1).select();
      await type(keys);
      await waitUntil(() => options().length > 0, keys);
    };
    await offer('Currency', 'swiss');
    expect(options()[0]?.textContent).to.contain('CHF');
    await press('Enter');
    await waitUntil(() => tool.cell('Currency', 1).value === 'CHF');
    tool.network.on('GET /api/exchange-rate/pair/CHF/USD', { conversion_rate: 1.2 });
    await offer('Unit Code', 'carton');
    expect(options()).to.have.length(1);
    await press('Tab');
    expect(tool.cell('Unit Code', 1).value).to.equal('CTN');
  });

  it('a charge type is found by code or description and brings its last unit code and currency', async () => {
    tool.network.on(LOAD, answer({ freight_charges: [] }));
    await tool.ready();
    await tool.addRow();
    await type('hand');
    await waitUntil(() => tool.find('[role=option]'));
    await press('Enter');
    await waitUntil(() => tool.cell('Charge Type', 1).value === 'Handling (HDL)');
    expect(tool.cell('Currency', 1).value).to.equal('USD');
    expect(tool.cell('Unit Code', 1).value).to.equal('EA');
  });

  it('CHG-15 the minimum that is charged is marked and counted', async () => {
    tool.network.on(LOAD, answer({ quote: AIR, freight_charges: [line({ minimumPrice: 45 })] }));
    await tool.ready();
    expect(tool.text()).to.contain('Minimum applied');
    expect(tool.find('table', 'Totals')?.textContent).to.contain('45.00').and.contain('49.50');
    await tool.fill('Minimum Price', 1, '15');
    expect(tool.text()).not.to.contain('Minimum applied');
    expect(tool.find('table', 'Totals')?.textContent).to.contain('22.00');
  });

  it('CHG-42 the total in USD of CAD and USD lines stands out, and without a rate it is unknown, not Save', async () => {
    tool.network.on(LOAD, answer({ freight_charges: [line(), line({ id: 502, currency: 'CAD' })] }));
    tool.network.on(rateOf('CAD'), rate(0.7));
    await tool.ready();
    const rows = () => [...(tool.find<HTMLTableElement>('table', 'Totals')?.tBodies[0]?.rows ?? [])];
    const texts = () => rows().map((row) => [...row.cells].map((cell) => cell.textContent).join(' '));
    await waitUntil(() => texts().includes('Total in USD 34.00 37.40'), 'the total');
    const weights = rows().map((row) => Number(getComputedStyle(row.cells[1]!).fontWeight));
    expect(weights).to.deep.equal([400, 400, 600]);
    await tool.click('Remove row 2');
    expect(texts()).to.deep.equal(['USD 20.00 22.00']);
    expect(Number(getComputedStyle(rows()[0]!.cells[1]!).fontWeight)).to.equal(400);
    tool.network.on(rateOf('JPY'), { conversion_rate: 0 });
    await tool.fill('Currency', 1, 'JPY');
    expect(texts().at(-1)).to.contain('Total in USD Unknown');
    expect(tool.isSaveOn()).to.equal(true);
  });

  it('CHG-02 CHG-06 the selling amounts come and go with the box, which is an unsaved change', async () => {
    await tool.ready();
    const totals = () => tool.find('table', 'Totals')?.textContent ?? '';
    expect(totals()).to.contain('With 10% profits').and.contain('22.00');
    tool.profitCheckbox()?.click();
    await waitUntil(() => !totals().includes('With 10% profits'));
    expect(tool.text()).to.contain('1 unsaved change');
  });

  it('D-23 D-31 a removed line is marked, counts as a change, and comes back', async () => {
    await tool.ready();
    const dirty = record<{ dirty: boolean }>(tool.element, 'fp-dirty');
    await tool.click('Remove row 1');
    expect(tool.text()).to.contain('1 unsaved change');
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).to.equal(false);
    await tool.click('Undo remove row 1');
    expect(tool.text()).not.to.contain('unsaved change');
    expect(dirty.map(({ detail }) => detail.dirty)).to.deep.equal([true, false]);
  });

  it('CHG-17 CHG-18 the keyboard alone adds, fills and saves a line', async () => {
    tool.network.on(LOAD, answer({ freight_charges: [] }));
    tool.network.on(SAVE, answer());
    await tool.ready();
    tool.element.focus();
    (await tool.button('Add Row')).focus();
    await press('Enter');
    for (const text of ['DOC', 'USD', 'EA', '2', '10']) {
      await type(text);
      await press('Tab');
    }
    await press('Control+s');
    await tool.bannerWith('Charges saved.');
    expect(tool.payloads()[0].charges[0]).to.include({
      chargeType: 12,
      quantity: 2,
      unitCost: 10,
      totalPrice: 20,
    });
  });

  it('D-23 an unfinished row can be removed, and Save is on again', async () => {
    await tool.ready();
    await tool.addRow();
    expect(tool.save()?.disabled).to.equal(true);
    await tool.click('Remove row 2');
    expect(tool.isSaveOn()).to.equal(true);
    expect(tool.values(2)).to.deep.equal([]);
  });
});
