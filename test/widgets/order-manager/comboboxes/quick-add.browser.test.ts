import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { held } from '../../../helpers/network.ts';
import { linked, PO1, PO2, po } from '../fixtures.ts';
import {
  CREATE_PO,
  CREATE_SN,
  eachTest,
  LINK,
  ORDERS,
  type PageObject,
  SEARCH,
  SEARCH_SN,
  STYLES,
} from '../page-object.ts';

describe('<po-style-manager>, quick add', () => {
  let tool: PageObject;
  eachTest((fresh) => {
    tool = fresh;
  });

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
      expect((await tool.combobox(STYLES)).value).to.equal('');
    });
  }

  it('PO-40 D-75 separators alone add nothing and ask nothing', async () => {
    await tool.ready();
    await tool.type(STYLES, ', +&');
    await waitUntil(async () => (await tool.combobox(STYLES)).value.trim() === '');
    expect(tool.network.to(SEARCH_SN)).to.have.length(0);
    expect(tool.network.to(CREATE_SN)).to.have.length(0);
  });

  it('PO-41 PO-42 PO-43 PO-44 PO-46 PO-49 finds by exact match within the customer, creates the rest, adds nothing twice', async () => {
    const found = po(3, 'PO-3', [[31, 'SN-31']]);
    tool.network.on(SEARCH, { results: [found, po(4, 'po-3')] });
    tool.network.on(CREATE_PO, 5);
    tool.network.on(
      LINK,
      linked(PO1, PO2, { ...found, selectedSN: [] }, { ...po(5, 'PO-5'), selectedSN: [] }),
    );
    await tool.ready();
    await tool.paste(ORDERS, 'PO-3\nPO-5\nPO-1\nPO-3');
    await tool.bannerWith('1 added, 1 created, 1 already there');
    await tool.button('Remove PO-3');
    await tool.button('Remove PO-5');
    const lookup = tool.network.to(SEARCH).at(0)?.body;
    expect(lookup.query).to.match(/orderPurchaser: \{id: \{eq: 101\}\}/);
    expect(lookup.variables.labels).to.deep.equal(['PO-3', 'PO-5']);
    expect(tool.payloads(CREATE_PO)).to.deep.equal([{ type: 'booking', id: 7, orderNumber: 'PO-5' }]);
  });

  it('PO-33 a created order comes with no style numbers', async () => {
    tool.network.on(CREATE_PO, 3);
    tool.network.on(LINK, linked(PO1, PO2, { ...po(3, '007'), selectedSN: [] }));
    await tool.ready();
    await tool.create(ORDERS, 'Add new PO', '007');
    await tool.combobox('Style numbers for 007');
    expect(tool.text()).to.contain('0 style numbers');
  });

  it('PO-39 PO-47 a separator starts the quick add and empties the search text', async () => {
    tool.network.on(SEARCH, { results: [po(3, '007')] });
    tool.network.on(LINK, linked(PO1, PO2, { ...po(3, '007'), selectedSN: [] }));
    await tool.ready();
    await tool.type(ORDERS, '007,');
    await waitUntil(() => tool.text().includes('Purchase Order "007" :'));
    expect((await tool.combobox(ORDERS)).value).to.equal('');
    expect(tool.network.to(SEARCH).at(-1)?.body.variables).to.deep.equal({ labels: ['007'] });
  });

  it('D-75 PO-45 a pasted spreadsheet column is added in one go, with one summary', async () => {
    tool.network.on(SEARCH_SN, { results: [{ id: 12, styleNumber: 'SN-12' }] });
    tool.network.on(CREATE_SN, 50);
    await tool.ready();
    const input = await tool.combobox(STYLES);
    input.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'SN-12\r\n0050\r\nSN-11\tSN-12\r\n');
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
    const summary = await tool.bannerWith('1 added, 1 created, 1 already there');
    expect(summary.getAttribute('role')).to.equal('status');
    await tool.button('Remove 0050');
    expect(tool.text()).to.contain('3 style numbers');
  });

  it('D-150 of a pasted list of style numbers no sign becomes one, and what a spreadsheet shortened stays in the field', async () => {
    tool.network.on(CREATE_SN, 50, 51);
    await tool.ready();
    await tool.paste(STYLES, '1) ST-1 ;\n2) ST-2 ;\n4.50001E+11');
    await tool.bannerWith('2 created');
    expect(tool.payloads(CREATE_SN).map(({ styleNumber }) => styleNumber)).to.have.members(['ST-1', 'ST-2']);
    expect((await tool.combobox(STYLES)).value).to.equal('4.50001E+11');
  });

  it('D-36 text typed while a list is added stays, before it what failed', async () => {
    const lookup = held();
    tool.network.on(SEARCH_SN, lookup.answer);
    await tool.ready();
    await tool.type(STYLES, 'A,');
    await waitUntil(() => tool.network.to(SEARCH_SN).length === 1);
    await sendKeys({ type: 'x' });
    lookup.give(new Response('', { status: 404 }));
    await tool.bannerWith('Unable to quick add style numbers: HTTP error! Status: 404.');
    expect((await tool.combobox(STYLES)).value).to.equal('A x');
  });

  it('D-36 D-75 what failed of a list is tried again as a list, never made one number', async () => {
    const failed = held();
    tool.network.on(SEARCH_SN, failed.answer);
    await tool.ready();
    await tool.type(STYLES, 'A,');
    await waitUntil(() => tool.network.to(SEARCH_SN).length === 1);
    await sendKeys({ type: 'B' });
    failed.give(new Response('', { status: 404 }));
    await waitUntil(() => tool.option('Add new SN "A", "B"'), 'the row names both');
    tool.network.on(SEARCH_SN, {
      results: [
        { id: 51, styleNumber: 'A' },
        { id: 52, styleNumber: 'B' },
      ],
    });
    await sendKeys({ press: 'Enter' });
    await tool.button('Remove A');
    await tool.button('Remove B');
    expect(tool.network.to(CREATE_SN)).to.have.length(0);
  });
});
