import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { graphqlError } from '../../helpers/network.ts';
import { linked, PO1, PO2 } from './fixtures.ts';
import {
  CREATE_PO,
  CREATE_SN,
  eachTest,
  LINK,
  ORDERS,
  type PageObject,
  SAVE,
  SEARCH,
  SEARCH_SN,
  STYLES,
} from './page-object.ts';

const CONTACT = 'Please try again later, if issue stays, contact Blue Anchor Forwarding.';
const refused = () => graphqlError('Refused', 400);

/** What is done, what fails, and what the user reads. Three attempts of what a repeat could cure take four seconds. */
const MESSAGES: [
  rows: string,
  text: string,
  fails: string,
  answer: () => Response,
  act: (tool: PageObject) => Promise<void>,
][] = [
  [
    'PO-56',
    'Unable to add style number Refused',
    CREATE_SN,
    refused,
    (tool) => tool.create(STYLES, 'Add new SN', 'NEW'),
  ],
  [
    'PO-57',
    'Error occured while adding SN: Unexpected response',
    CREATE_SN,
    () => new Response('<html>'),
    (tool) => tool.create(STYLES, 'Add new SN', 'NEW'),
  ],
  [
    'PO-58',
    'Unable to add purchase order: Refused',
    CREATE_PO,
    refused,
    (tool) => tool.create(ORDERS, 'Add new PO', 'NEW'),
  ],
  [
    'PO-60 PO-68',
    'Error occured while adding PO: HTTP error! Status: 503',
    CREATE_PO,
    () => new Response('', { status: 503 }),
    (tool) => tool.create(ORDERS, 'Add new PO', 'NEW'),
  ],
  [
    'PO-61 PO-68',
    'Error fetching PO options: GraphQL error: Refused',
    SEARCH,
    refused,
    (tool) => tool.type(ORDERS, 'X'),
  ],
  [
    'PO-62',
    'Error fetching SN options: GraphQL error: Refused',
    SEARCH_SN,
    refused,
    (tool) => tool.type(STYLES, 'X'),
  ],
  [
    'PO-63',
    'Failed to add purchase order: PO-7, PO-8: Refused',
    CREATE_PO,
    refused,
    (tool) => tool.paste(ORDERS, 'PO-7\nPO-8'),
  ],
  ['PO-64', 'Failed to add style number: A: Refused', CREATE_SN, refused, (tool) => tool.type(STYLES, 'A ')],
  [
    'PO-65',
    'Unable to quick add purchase orders: GraphQL error: Refused',
    SEARCH,
    refused,
    (tool) => tool.paste(ORDERS, 'PO-7\nPO-8'),
  ],
  [
    'PO-66',
    'Unable to quick add style numbers: GraphQL error: Refused',
    SEARCH_SN,
    refused,
    (tool) => tool.paste(STYLES, 'A\nB'),
  ],
  ['PO-67', 'Error Saving Changes: Refused', SAVE, refused, async (tool) => tool.save()?.click()],
];

describe('<po-style-manager>, what its errors say', () => {
  let tool: PageObject;
  eachTest((fresh) => {
    tool = fresh;
    tool.network.on(LINK, linked(PO1, PO2));
  });

  for (const [rows, text, route, answer, act] of MESSAGES) {
    it(`${rows} PO-17 PO-52 ERR-03 "${text}", and nothing is lost`, async function () {
      this.timeout(10_000);
      tool.network.on(route, answer());
      await tool.ready();
      await act(tool);
      const banner = await tool.bannerWith(text);
      expect(banner.getAttribute('role')).to.equal('alert');
      expect(banner.textContent).to.contain(`${text}. ${CONTACT}`);
      for (const kept of ['PO-1', 'PO-2', 'SN-11', 'SN-21']) await tool.button(`Remove ${kept}`);
    });
  }

  it('PO-54 a failed shipment query names the shipment', async () => {
    tool.network.on('query allShipments', new Response('', { status: 404 }));
    await tool.open({ 'record-type': 'shipment' });
    await tool.bannerWith(`Error fetching shipment data: HTTP error! Status: 404. ${CONTACT}`);
  });

  it('PO-16 the alert goes when it is dismissed; from the keyboard the focus goes on to the orders', async () => {
    tool.network.on(SAVE, refused());
    await tool.ready();
    tool.save()?.click();
    await tool.bannerWith('Error Saving Changes');
    await tool.type(ORDERS, 'P');
    (await tool.button('Dismiss')).focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => !tool.banner());
    // Compared here: a failed comparison of nodes would print both whole.
    const orders = await tool.combobox(ORDERS);
    expect(tool.element.shadowRoot?.activeElement === orders).to.equal(true);
  });
});
