import entry from 'entry:../../../widgets/order-manager/define.ts';
import { expect, waitUntil } from '@open-wc/testing';
import { bookingNetwork, CREATE_PO, CREATE_SN, Driver, LINK, ORDERS, SEARCH, SEARCH_SN } from './driver.ts';
import { linked, PO1, PO2, po } from './fixtures.ts';

const STYLES = 'Style numbers for PO-1';

describe('<po-style-manager>, quick add', () => {
  let tool: Driver;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new Driver(bookingNetwork());
  });
  afterEach(() => tool.close());

  for (const [name, separator] of [
    ['a comma', ','],
    ['a space', ' '],
    ['a plus', '+'],
    ['an ampersand', '&'],
  ] as const) {
    it(`PO-39 PO-48 PO-43 ${name} adds what stands before it`, async () => {
      tool.network.on(SEARCH_SN, { results: [{ id: 12, styleNumber: 'SN-12' }] });
      await tool.ready();
      await tool.type(STYLES, `SN-12${separator}`);
      await tool.button('Remove SN-12');
      expect((await tool.box(STYLES)).value).to.equal('');
    });
  }

  it('PO-40 D-75 separators alone add nothing and ask nothing', async () => {
    await tool.ready();
    await tool.type(STYLES, ', +&');
    await waitUntil(async () => (await tool.box(STYLES)).value.trim() === '');
    expect(tool.network.to(SEARCH_SN)).to.have.length(0);
    expect(tool.network.to(CREATE_SN)).to.have.length(0);
  });

  it('PO-41 PO-42 PO-43 PO-44 PO-46 PO-49 finds by exact match within the customer, creates the rest, adds nothing twice', async () => {
    const found = po(3, 'A', [[31, 'SN-31']]);
    tool.network.on(SEARCH, { results: [found, po(4, 'a')] });
    tool.network.on(CREATE_PO, 5);
    tool.network.on(LINK, linked(PO1, PO2, { ...found, selectedSN: [] }, { ...po(5, 'B'), selectedSN: [] }));
    await tool.ready();
    await tool.paste(ORDERS, 'A\nB\nPO-1\nA');
    await tool.said('1 added, 1 created, 1 already there');
    await tool.button('Remove A');
    await tool.button('Remove B');
    const lookup = tool.network.to(SEARCH).at(0)?.body;
    expect(lookup.query).to.match(/orderPurchaser: \{id: \{eq: 101\}\}/);
    expect(lookup.variables.labels).to.deep.equal(['A', 'B']);
    expect(tool.payloads(CREATE_PO)).to.deep.equal([{ type: 'booking', id: 7, orderNumber: 'B' }]);
  });

  it('PO-33 a created order comes with no style numbers', async () => {
    tool.network.on(CREATE_PO, 3);
    tool.network.on(LINK, linked(PO1, PO2, { ...po(3, '007'), selectedSN: [] }));
    await tool.ready();
    await tool.create(ORDERS, 'Add new PO', '007');
    await tool.box('Style numbers for 007');
    expect(tool.text()).to.contain('0 style numbers');
  });
});
