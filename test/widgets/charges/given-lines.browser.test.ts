import entry from 'entry:../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import type { BookingChargesElement } from '../../../widgets/index.d.ts';
import { settled } from '../../helpers/element/settled.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { held } from '../../helpers/network.ts';
import { AIR, answer, FCL, LOAD, line, SAVE } from './fixtures.ts';
import { chargesNetwork, PageObject } from './page-object.ts';

/** 420 kg of ocean freight at 3.2, as a page gives it. */
const GIVEN = {
  ...{ chargeType: 11, unitCode: 'KG', currency: 'USD', quantity: '420', unitCost: 3.2 },
  ...{ minimumPrice: '1500', comments: 'A-17' },
};
const FREIGHT = ['Ocean Freight (OFR)', 'USD', 'KG', '420.00', '3.20', '1344.00', '1500.00', 'A-17'];

describe('<booking-charges> lines that its page enters', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new PageObject(chargesNetwork({ quote: AIR }));
  });
  afterEach(() => tool.close());

  const element = () => tool.element as unknown as BookingChargesElement;
  const rows = () => tool.table()?.querySelectorAll('tbody tr').length;
  const add = async (...lines: object[]) => {
    const isDone = element().addLines(lines);
    await settled();
    return isDone;
  };

  it('D-158 addLines enters them below those that are there, with their totals, and stores nothing', async () => {
    await tool.ready();
    expect(await add(GIVEN, { chargeType: 13 })).to.equal(true);
    expect(tool.values(1)[0]).to.equal('Documentation (DOC)');
    expect(tool.values(2)).to.deep.equal(FREIGHT);
    expect(tool.values(3)).to.deep.equal(['Handling (HDL)', '', '', '', '', '', '', '']);
    expect(tool.text()).to.contain('2 unsaved changes');
    expect(element().countLines()).to.equal(3);
    expect(tool.network.to(SAVE)).to.deep.equal([]);
    await tool.click('Undo');
    expect(rows()).to.equal(1);
    expect(tool.text()).not.to.contain('unsaved');
  });

  it('D-158 replaceLines marks those that are stored and drops others; one undo brings all of them back', async () => {
    await tool.ready();
    await add({ ...GIVEN, comments: 'first' });
    expect(element().replaceLines([GIVEN])).to.equal(true);
    await settled();
    expect(rows()).to.equal(2);
    expect(await tool.button('Undo remove row 1')).to.be.instanceOf(HTMLButtonElement);
    expect(tool.values(2)).to.deep.equal(FREIGHT);
    expect(element().countLines()).to.equal(1);
    await tool.click('Undo');
    expect([tool.values(1).at(-1), tool.values(2).at(-1)]).to.deep.equal(['', 'first']);
    expect(element().countLines()).to.equal(2);
  });

  it('CHG-13 D-158 a line of an FCL quote has its price alone', async () => {
    tool.network.on(LOAD, answer({ quote: FCL, freight_charges: [] }));
    await tool.ready();
    await add({ ...GIVEN, unitCode: 'EA', quantity: '2', unitCost: '2100', totalPrice: '4200.00' });
    expect(tool.values(1)).to.deep.equal(['Ocean Freight (OFR)', 'USD', 'EA', '4200.00', 'A-17']);
  });

  it('CHG-30 CHG-34 a line without a charge type is an error of that cell, and is not saved', async () => {
    await tool.ready();
    await add({ ...GIVEN, chargeType: null }, { ...GIVEN, chargeType: 99 });
    expect(tool.isSaveOn()).to.equal(false);
    for (const row of [2, 3]) tool.expectError('Charge Type', row, 'Please fill in this field.');
  });

  it('a blank row makes room for them', async () => {
    await tool.ready();
    await tool.addRow();
    await add(GIVEN);
    expect(rows()).to.equal(2);
  });

  it('D-123 D-152 while nothing can be changed they are refused, and nothing happens', async () => {
    const loading = held<object>();
    tool.network.on(LOAD, () => loading.answer());
    await tool.open();
    expect(await add(GIVEN)).to.equal(false);
    expect(element().countLines()).to.equal(0);
    const record = { id: 7, reference: 'Q-0007', status: 'Accepted' };
    loading.give(answer({ record, freight_charges: [line()] }));
    await waitUntil(() => tool.table(), 'the lines');
    expect(await add(GIVEN)).to.equal(false);
    expect(element().replaceLines([GIVEN])).to.equal(false);
    expect(rows()).to.equal(1);
  });

  it('what is no list of lines, or too long a one, is the fault of the page', async () => {
    await tool.ready();
    for (const wrong of [null, [1], [{ quantity: {} }], Array.from({ length: 1001 }, () => ({}))])
      expect(() => element().addLines(wrong as object[])).to.throw();
    expect(rows()).to.equal(1);
  });
});
