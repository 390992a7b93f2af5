import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { record } from '../../../helpers/element/page.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { graphqlError, isOwnBackend, type Call as NetworkCall } from '../../../helpers/network.ts';
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
} from '../page-object.ts';

const NUMBERS = Array.from({ length: 14 }, (_, n) => String(4500017731 + n));

/** As Outlook has it: bullets, words, quantities, days, and what is around a list. */
const MAIL = [
  'Hi Anna,',
  '',
  'please add the following orders:',
  ...NUMBERS.map((number, n) => `${n + 1}) PO ${number} ; 240 pcs - 12.12.2026`),
  '',
  'Best regards',
  'Jane Doe, +49 40 123456',
].join('\r\n');

describe('<po-style-manager>, orders from a mail (D-150)', () => {
  let tool: PageObject;
  eachTest((fresh) => {
    tool = fresh;
  });

  const root = () => tool.element.shadowRoot as ShadowRoot;
  const dialog = () => root().querySelector('dialog');
  const opened = () => waitUntil(() => dialog(), 'the preview');
  const closed = () => waitUntil(() => !dialog(), 'the preview is gone');
  const button = (name: string) => tool.button(name);
  const field = (name: string) =>
    waitUntil(() => root().querySelector(`[aria-label="${name}"]`), name).then(
      () => root().querySelector<HTMLInputElement>(`[aria-label="${name}"]`)!,
    );
  /** `number | styles | result` for each line; of one that is left out its text. */
  const lines = () =>
    [...root().querySelectorAll('dialog tbody tr')].map((row) =>
      [...row.querySelectorAll('td')]
        .slice(1)
        .map((cell) => cell.querySelector('input')?.value ?? cell.textContent)
        .join(' | '),
    );
  const settledLines = (count: number) =>
    waitUntil(() => lines().length === count && !dialog()?.textContent?.includes('Searching'), 'the lines');
  const added = (call: NetworkCall) => call.body.variables.input.payload;
  /** A server that creates what it is asked for, with ids of their own, and links what it is told. */
  const server = () => {
    const ids = new Map<string, number>();
    tool.network.on(CREATE_PO, (call: NetworkCall) => {
      const { orderNumber } = added(call);
      ids.set(orderNumber, ids.get(orderNumber) ?? 100 + ids.size);
      return ids.get(orderNumber);
    });
    tool.network.on(LINK, (call: NetworkCall) => {
      const numbers = new Map([...ids].map(([number, id]) => [id, number]));
      return linked(
        ...added(call).selectedPOs.map((id: number) =>
          id === 1 ? PO1 : id === 2 ? PO2 : { ...po(id, numbers.get(id) ?? `PO-${id}`), selectedSN: [] },
        ),
      );
    });
    return ids;
  };

  it('fourteen orders from a mail take a paste and Enter, and nothing else of it becomes an order', async () => {
    server();
    await tool.ready();
    await tool.paste(ORDERS, MAIL);
    await opened();
    await settledLines(18);
    expect(lines()[2]).to.equal(`${NUMBERS[0]} |  | New: will be created`);
    expect(dialog()?.textContent).to.contain('14 new orders · 4 lines left out');
    expect(tool.network.to(CREATE_PO)).to.have.length(0);
    expect(tool.focused()?.textContent).to.equal('Add 14 orders');
    await sendKeys({ press: 'Enter' });
    await closed();
    await tool.bannerWith('14 created');
    expect(
      tool
        .payloads(CREATE_PO)
        .map(({ orderNumber }) => orderNumber)
        .sort(),
    ).to.deep.equal(NUMBERS);
    const keys = tool.network.to(CREATE_PO).map((call) => call.headers.get('idempotency-key'));
    if (isOwnBackend) expect(new Set(keys).size).to.equal(14);
    expect(tool.payloads(LINK)).to.have.length(1);
    expect(tool.focused()).to.equal(await tool.combobox(ORDERS));
  });

  it('says of each line what becomes of it, and each can be corrected, taken out and taken in', async () => {
    server();
    tool.network.on(SEARCH, (call: NetworkCall) => ({
      results: call.body.variables.ids
        ? [
            {
              id: 3,
              bookings: [
                { id: 7, reference: 'own' },
                { id: 8, reference: 'BKG-8' },
              ],
              shipments: [],
            },
          ]
        : [po(3, '4501')],
    }));
    await tool.ready();
    await tool.paste(ORDERS, 'PO 4501\nPO 4502\nPO 4502\nPO PO-1\n4.5E+11\nno order here');
    await opened();
    await settledLines(6);
    expect(lines()).to.deep.equal([
      isOwnBackend ? '4501 |  | Exists; stands on BKG-8, too' : '4501 |  | Exists: will be added',
      '4502 |  | New: will be created',
      '4502 |  | Same as line 2',
      'PO-1 |  | Already here',
      '4.5E+11 |  | Shortened by the spreadsheet: please enter the whole number',
      'no order here | Left out: no number in it',
    ]);
    (await field('Add line 1: 4501')).click();
    const shortened = await field('Order number, line 5');
    shortened.focus();
    shortened.select();
    await sendKeys({ type: '450000000001' });
    await button('Add 2 orders');
    expect(lines()[0]).to.equal('4501 |  | Left out');
    await sendKeys({ press: 'Enter' });
    await closed();
    expect(tool.payloads(CREATE_PO).map(({ orderNumber }) => orderNumber)).to.have.members([
      '4502',
      '450000000001',
    ]);
  });

  it('asks what can be read in two ways, once for all lines, and adds styles under their orders', async () => {
    server();
    tool.network.on(CREATE_SN, (call: NetworkCall) => 900 + Number(added(call).styleNumber.slice(3)));
    tool.network.on(SEARCH_SN, { results: [{ id: 903, styleNumber: 'ST-3' }] });
    await tool.ready();
    await tool.paste(ORDERS, '4500017731; ST-1; ST-2\n4500017732; ST-3');
    await opened();
    await settledLines(2);
    expect(dialog()?.textContent).to.contain('What are the numbers behind the orders (ST-1, ST-2, ST-3)?');
    const add = await button('Add 2 orders');
    expect(add.getAttribute('aria-disabled')).to.equal('true');
    await sendKeys({ press: 'Enter' });
    expect(tool.network.to(CREATE_PO)).to.have.length(0);
    await sendKeys({ press: 'Space' });
    await waitUntil(() => lines()[0]?.startsWith('4500017731 | ST-1, ST-2'), 'the answer');
    await sendKeys({ press: 'Enter' });
    await closed();
    await tool.bannerWith('2 orders added, 3 style numbers selected. Please save the style numbers.');
    await tool.button('Remove ST-3');
    expect(tool.payloads(CREATE_SN).map(({ styleNumber }) => styleNumber)).to.have.members(['ST-1', 'ST-2']);
    expect(tool.text()).to.contain('3 unsaved changes: 3 style numbers added');
  });

  it('PO-63 keeps what worked, says why the others failed, and tries them again under their keys', async () => {
    const ids = server();
    const create = (call: NetworkCall) => {
      const { orderNumber } = added(call);
      ids.set(orderNumber, 100 + ids.size);
      return ids.get(orderNumber);
    };
    tool.network.on(CREATE_PO, (call: NetworkCall) =>
      added(call).orderNumber === '4502' ? graphqlError('Not now', 400) : create(call),
    );
    await tool.ready();
    await tool.paste(ORDERS, 'PO 4501\nPO 4502\nPO 4503');
    await opened();
    await settledLines(3);
    await sendKeys({ press: 'Enter' });
    const again = await button('Try again');
    await waitUntil(() => lines()[2]?.endsWith('Added'), 'the others are added');
    expect(lines()).to.deep.equal(['4501 |  | Added', '4502 |  | Not now', '4503 |  | Added']);
    expect(root().querySelector('dialog [role=alert]')?.textContent).to.contain(
      'Failed to add purchase order: 4502: Not now.',
    );
    tool.network.on(CREATE_PO, create);
    again.click();
    await closed();
    const tries = tool.network.to(CREATE_PO).filter((call) => added(call).orderNumber === '4502');
    expect(new Set(tries.map((call) => call.headers.get('idempotency-key'))).size).to.equal(1);
    expect(tool.network.to(CREATE_PO)).to.have.length(4);
    await tool.button('Remove 4502');
  });

  it('orders that can’t be put on the record stay in the preview, which says why, and are tried again', async () => {
    server();
    tool.network.on(LINK, graphqlError('The record is locked', 400));
    await tool.ready();
    await tool.paste(ORDERS, 'PO 4501\nPO 4502');
    await opened();
    await settledLines(2);
    await sendKeys({ press: 'Enter' });
    const again = await button('Try again');
    expect(lines()).to.deep.equal(['4501 |  | The record is locked', '4502 |  | The record is locked']);
    expect(tool.banner()?.closest('dialog'), 'said in the preview').to.equal(dialog());
    server();
    again.click();
    await closed();
    await tool.button('Remove 4502');
  });

  it('D-31 what was pasted and waits is unsaved work, which the device keeps over a reload of the page', async () => {
    const dirty = record<{ dirty: boolean }>(tool.element, 'fp-dirty');
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await tool.ready();
    await tool.paste(ORDERS, 'PO 4501\nPO 4502');
    await opened();
    await settledLines(2);
    await waitUntil(() => !asks(), 'the device has it');
    await sendKeys({ press: 'Escape' });
    await closed();
    await tool.bannerWith('2 pasted orders are not added yet.');
    expect(asks()).to.equal(false);
    expect(tool.text()).not.to.contain('unsaved change');
    (await tool.button('Discard')).click();
    await waitUntil(() => !tool.banner(), 'nothing waits');
    expect(asks()).to.equal(false);
    expect(dirty.map(({ detail }) => detail.dirty)).to.deep.equal([true, false]);
  });

  it('Escape loses nothing: what was pasted and corrected waits, and can be discarded and brought back', async () => {
    await tool.ready();
    await tool.paste(ORDERS, 'PO 4501\nPO 4502');
    await opened();
    await settledLines(2);
    const first = await field('Order number, line 1');
    first.focus();
    await sendKeys({ type: 'X' });
    await sendKeys({ press: 'Escape' });
    await closed();
    await tool.bannerWith('2 pasted orders are not added yet.');
    (await tool.button('Continue')).click();
    await opened();
    await settledLines(2);
    expect(lines()[0]).to.contain('4501X');
    await sendKeys({ press: 'Escape' });
    await closed();
    (await tool.button('Discard')).click();
    await waitUntil(() => !tool.banner(), 'nothing waits');
    (await tool.button('Undo')).click();
    await tool.bannerWith('2 pasted orders are not added yet.');
    expect(tool.network.to(CREATE_PO)).to.have.length(0);
  });

  it('D-45 a lookup that fails is told, and tried again, with nothing added meanwhile', async () => {
    tool.network.on(SEARCH, new Response('', { status: 404 }));
    await tool.ready();
    await tool.paste(ORDERS, 'PO 4501\nPO 4502');
    await opened();
    await waitUntil(
      () => dialog()?.textContent?.includes('Unable to quick add purchase orders'),
      'the reason',
    );
    expect((await button('Add 2 orders')).getAttribute('aria-disabled')).to.equal('true');
    tool.network.on(SEARCH, { results: [] });
    (await button('Try again')).click();
    await waitUntil(
      () => root().querySelector('dialog footer button:last-child')?.getAttribute('aria-disabled') === null,
      'it can be added',
    );
  });

  it('a list of numbers that exist is added at once, without a preview', async () => {
    server();
    tool.network.on(SEARCH, { results: [po(3, '4501'), po(4, '4502')] });
    await tool.ready();
    await tool.paste(ORDERS, '1. 4501\n2. 4502');
    await tool.bannerWith('2 added');
    expect(dialog()).to.equal(null);
  });

  it('new numbers written as those of the record are created at once, with one summary and Undo', async () => {
    server();
    await tool.ready();
    await tool.paste(ORDERS, 'PO-7; PO-8;');
    await tool.bannerWith('2 created');
    expect(dialog()).to.equal(null);
    expect((await tool.button('Undo')).parentElement?.textContent).to.contain('2 orders added');
  });

  it('one plain number is typed', async () => {
    await tool.ready();
    const input = await tool.combobox(ORDERS);
    input.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '4501');
    const event = new ClipboardEvent('paste', {
      clipboardData,
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    expect(input.dispatchEvent(event)).to.equal(true);
    expect(dialog()).to.equal(null);
  });
});
