import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { today } from '../../../../shared/trade/calendar-days.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { columnNames } from '../../../shared/ui/grid/grid-cell.ts';
import { focused, nameOf, press } from '../../../shared/ui/user-input.ts';
import { block } from '../fixtures.ts';
import { type AirForm, eachForm } from '../page-object.ts';

const RATES = [
  'From*',
  'To*',
  'Airline*',
  'minimum',
  'normal',
  '+ 100 Kgs',
  '+ 300 Kgs',
  '+ 500 Kgs',
  '+ 1000 Kgs',
  'T/Time*',
  'Max Capacity',
  'Routing*',
  'Validity From*',
  'Validity To*',
  'Rate Specific Notes',
  'Duplicate',
  'Delete',
];
const CHARGES = ['Charge', 'Currency', 'Rate /kg', 'Rate /shipment', 'Min', 'Delete'];

describe('<air-rate-form> tables', () => {
  let form: AirForm;
  eachForm((fresh) => {
    form = fresh;
  });

  it('AIR-19 AIR-27 AIR-28 AIR-29 AIR-33 AIR-34 the table Rates has its headings in order and no others', async () => {
    await form.ready();
    expect(form.headings()).to.deep.equal(RATES);
    expect(form.table()?.querySelectorAll('[role=columnheader]')).to.have.length(0);
  });

  it('AIR-24 AIR-32 the table of the charges has its headings in order and no others', async () => {
    await form.ready();
    expect(form.headings('Local Destination Charges')).to.deep.equal(CHARGES);
  });

  it('AIR-31 one heading T/Time stands over the inputs of the minimum and the maximum', async () => {
    await form.ready();
    const heading = [...form.table()!.querySelectorAll('th')].find((th) => th.textContent === 'T/Time*')!;
    const over = heading.getBoundingClientRect();
    for (const name of ['Min transit time', 'Max transit time']) {
      const { left, right } = form.cell(name, 1).getBoundingClientRect();
      expect(left, name).to.be.at.least(over.left - 1);
      expect(right, name).to.be.at.most(over.right + 1);
    }
  });

  it('AIR-29 a whole day can be read in its cell, where the table has no room to spare', async () => {
    await form.ready();
    await form.paste(block({}));
    form.field('Customer Name').focus();
    await settled();
    for (const column of ['validityFrom', 'validityTo']) {
      const [cell] = form.all(`td[data-column=${column}]`);
      expect(cell?.textContent, column).to.match(/^\d{4}-\d\d-\d\d$/);
      expect(cell!.scrollWidth, column).to.be.at.most(cell!.clientWidth);
    }
  });

  /** The control of each cell, by going through all of them with Tab. */
  async function controls(): Promise<HTMLInputElement[]> {
    const found: HTMLInputElement[] = [];
    for (const table of form.all('table')) {
      form.cell(columnNames(table)[0]![0]!, 1).focus();
      for (let at = focused(); at && table.contains(at); at = focused()) {
        found.push(at.cloneNode() as HTMLInputElement);
        await press('Tab');
      }
    }
    return found;
  }

  it('AIR-27 AIR-32 D-155 each cell is named by its column without the star, and by its row', async () => {
    await form.ready();
    await form.click('Add Local Charge');
    const names = (await controls()).map(nameOf);
    expect(names).to.deep.equal([
      ...RATES.slice(0, 9).map((heading) => `${heading.replace('*', '')} row 1`),
      'Min transit time row 1',
      'Max transit time row 1',
      ...RATES.slice(10, 15).map((heading) => `${heading.replace('*', '')} row 1`),
      ...CHARGES.slice(0, 5).map((heading) => `${heading} row 1`),
      ...CHARGES.slice(0, 5).map((heading) => `${heading} row 2`),
    ]);
  });

  it('AIR-30 AIR-44 D-155 cells to choose in are comboboxes once they have the focus, all others text boxes', async () => {
    await form.ready();
    expect(form.all('tbody input')).to.deep.equal([]);
    const all = await controls();
    expect(all.filter(({ role }) => role === 'combobox').map(nameOf)).to.deep.equal([
      'From row 1',
      'To row 1',
      'Airline row 1',
      'Routing row 1',
      'Charge row 1',
      'Currency row 1',
    ]);
    const others = all.filter(({ role }) => role !== 'combobox');
    expect(
      others.every(({ type, role }) => type === 'text' && (role === null || role === 'textbox')),
    ).to.equal(true);
  });

  it('AIR-20 AIR-21 AIR-22 AIR-23 AIR-25 AIR-26 AIR-11 the form has its buttons and fields', async () => {
    await form.ready();
    for (const name of [
      'Load Last Submission',
      'Add Rate',
      'Add Weight Column',
      'Add Local Charge',
      'Submit',
      'Duplicate row 1',
      'Delete row 1',
      'Delete charge 1',
    ])
      expect(form.button(name), name).not.to.equal(undefined);
    expect(form.field('Customer Name').localName).to.equal('input');
    expect(form.field('Submission Notes').localName).to.equal('textarea');
    expect(form.button('Duplicate charge 1')).to.equal(undefined);
  });

  it('AIR-36 AIR-40 D-113 a new rate is valid from today by the user’s calendar, a new charge is in USD', async () => {
    await form.ready();
    const now = new Date();
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0'));
    expect(form.cell('Validity From', 1).value).to.equal(day.join('-'));
    expect(form.cell('Validity From', 1).value).to.equal(today());
    expect(form.cell('Currency', 1).value).to.equal('USD');
  });

  it('AIR-63 AIR-64 D-63 the first row can’t be deleted and says why', async () => {
    await form.ready();
    for (const [name, why] of [
      ['Delete row 1', "The first row can't be deleted: change its entries instead."],
      ['Delete charge 1', "The first charge can't be deleted: change its entries instead."],
    ] as const) {
      const button = form.button(name)!;
      expect([button.getAttribute('aria-disabled'), button.title]).to.deep.equal(['true', why]);
      button.click();
      await settled();
      expect(form.button(name), name).not.to.equal(undefined);
    }
  });

  it('AIR-65 any other rate or charge goes with its button', async () => {
    await form.ready();
    await form.paste('YYZ\nFRA\nNRT');
    await form.click('Delete row 2');
    expect(form.column('From')).to.deep.equal(['YYZ', 'NRT']);
    await form.click('Add Local Charge');
    await form.fill('Min', 2, '5');
    await form.click('Delete charge 2');
    expect(form.column('Min')).to.deep.equal(['']);
  });

  it('AIR-27 AIR-26 on a phone codes are whole beside their arrows, and the bar of Submit lies on no row', async () => {
    await setViewport({ width: 375, height: 600 });
    try {
      await form.ready();
      await form.paste(block({ to: 'LGW' }, {}, {}));
      for (const column of ['From', 'To']) {
        const cell = form.cell(column, 1);
        const { font, paddingLeft, paddingRight } = getComputedStyle(cell.node);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = font;
        const { width } = cell.getBoundingClientRect();
        const room = width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        // No code is wider.
        expect(room, column).to.be.at.least(pen.measureText('MWM').width);
      }
      form.cell('From', 3).node.scrollIntoView({ block: 'end' });
      const bar = form.button('Submit')!.getBoundingClientRect();
      expect(bar.top).to.be.greaterThan(
        form.table('Local Destination Charges')!.getBoundingClientRect().bottom,
      );
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });
});
