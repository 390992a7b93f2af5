import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { heldClock } from '../../../helpers/clock.ts';
import { find, found, record } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { graphqlError, held } from '../../../helpers/network.ts';
import { linked, PO1, PO2, po } from '../fixtures.ts';
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
} from '../page-object.ts';

describe('<po-style-manager>, choosing and creating', () => {
  let tool: PageObject;
  eachTest((fresh) => {
    tool = fresh;
  });

  it('PO-50 D-118 searches once typing has paused; the answer to an older text is dropped', async () => {
    const first = held();
    tool.network.on(SEARCH, first.answer, { results: [po(5, 'AB-5')] });
    await tool.ready();
    await tool.type(ORDERS, 'A');
    await waitUntil(() => tool.network.to(SEARCH).length === 1);
    await sendKeys({ type: 'B' });
    await waitUntil(() => tool.option('AB-5'));
    first.give({ results: [po(6, 'AB-6')] });
    await settled();
    expect(tool.option('AB-6')).to.equal(undefined);
    expect(tool.network.to(SEARCH).map((call) => call.body.variables.text)).to.deep.equal(['A', 'AB']);
    expect(tool.network.to(SEARCH)[0]?.signal?.aborted).to.equal(true);
  });

  it('PO-23 each search shows at its own combobox, in its own words, until it is answered', async () => {
    const orders = held();
    const styles = held();
    tool.network.on(SEARCH, orders.answer);
    tool.network.on(SEARCH_SN, styles.answer);
    await tool.ready();
    const busy = async (label: string) =>
      (await tool.combobox(label)).closest('[part~=combobox]')?.getAttribute('aria-busy') === 'true';
    await tool.type(ORDERS, 'X');
    await waitUntil(() => busy(ORDERS));
    await waitUntil(() => tool.text().includes('Searching purchase orders'));
    expect(await busy(STYLES)).to.equal(false);
    await tool.type(STYLES, 'Y');
    await waitUntil(() => busy(STYLES));
    await waitUntil(() => tool.text().includes('Searching style numbers'));
    orders.give({ results: [] });
    await waitUntil(async () => !(await busy(ORDERS)));
    expect(await busy(STYLES)).to.equal(true);
    styles.give({ results: [] });
    await waitUntil(async () => !(await busy(STYLES)));
  });

  it('PO-23 an order that is being linked, and a number that is being created, show where they will stand', async () => {
    const link = held();
    const created = held();
    tool.network.on(SEARCH, { results: [po(3, 'PO-3')] });
    tool.network.on(LINK, link.answer);
    tool.network.on(CREATE_SN, created.answer);
    await tool.ready();
    const frame = async (label: string) => (await tool.combobox(label)).closest('[part~=combobox]');
    const isBusy = async (label: string) => (await frame(label))?.getAttribute('aria-busy') === 'true';
    const spins = (order: string) =>
      [...(tool.element.shadowRoot?.querySelectorAll('[part~=row] > :first-child') ?? [])]
        .find((title) => title.textContent?.includes(`"${order}"`))
        ?.querySelector('svg');
    await tool.type(ORDERS, 'PO-3');
    await waitUntil(() => tool.option('PO-3'));
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => spins('PO-3'), 'the new row spins');
    expect(spins('PO-1')).to.equal(null);
    expect(await isBusy(ORDERS)).to.equal(true);
    await waitUntil(() => tool.text().includes('Updating purchase orders'));
    link.give(linked(PO1, PO2, { ...po(3, 'PO-3'), selectedSN: [] }));
    await waitUntil(async () => spins('PO-3') === null && !(await isBusy(ORDERS)));
    await tool.create(STYLES, 'Add new SN', 'NEW');
    await waitUntil(() => tool.network.to(CREATE_SN).length === 1);
    expect([await isBusy(STYLES), await isBusy(ORDERS)]).to.deep.equal([true, false]);
    created.give(99);
    await waitUntil(async () => !(await isBusy(STYLES)));
  });

  it('PO-50 searches 300 ms after the last key', async () => {
    await tool.ready();
    (await tool.combobox(ORDERS)).focus();
    await settled();
    const clock = heldClock();
    const asked = () => tool.network.to(SEARCH).map((call) => call.body.variables.text);
    try {
      await sendKeys({ type: 'A' });
      clock.pass(299);
      await sendKeys({ type: 'B' });
      clock.pass(299);
      await settled();
      expect(asked()).to.deep.equal([]);
      clock.pass(1);
      await settled();
      expect(asked()).to.deep.equal(['AB']);
    } finally {
      clock.release();
    }
  });

  it('PO-50 typing fast asks once', async () => {
    await tool.ready();
    await tool.type(ORDERS, 'ABCD');
    const asked = () => tool.network.to(SEARCH).map((call) => call.body.variables.text);
    await waitUntil(() => asked().includes('ABCD'));
    expect(asked()).to.deep.equal(['ABCD']);
  });

  it('PO-10 PO-32 creates what was typed, with the create row', async () => {
    tool.network.on(CREATE_PO, 3);
    tool.network.on(LINK, linked(PO1, PO2, { ...po(3, '0042'), selectedSN: [] }));
    await tool.ready();
    await tool.create(ORDERS, 'Add new PO', '0042');
    await waitUntil(() => tool.text().includes('Purchase Order "0042" :'));
    expect(tool.payloads(CREATE_PO)).to.deep.equal([{ type: 'booking', id: 7, orderNumber: '0042' }]);
    expect((await tool.combobox(ORDERS)).value).to.equal('');
  });

  it('ERR-03 PO-58 a number that could not be created stays in the search text', async () => {
    tool.network.on(CREATE_PO, graphqlError('Not allowed', 400));
    await tool.ready();
    await tool.create(ORDERS, 'Add new PO', '0042');
    await tool.bannerWith('Unable to add purchase order: Not allowed.');
    await waitUntil(async () => (await tool.combobox(ORDERS)).value === '0042');
  });

  it('ERR-03 Enter on a number that could not be created tries again, also where others match it', async () => {
    tool.network.on(SEARCH, { results: [po(9, '00421')] });
    tool.network.on(CREATE_PO, graphqlError('Not allowed', 400), 3);
    tool.network.on(LINK, linked(PO1, PO2, { ...po(3, '0042'), selectedSN: [] }));
    await tool.ready();
    await tool.create(ORDERS, 'Add new PO', '0042');
    await tool.bannerWith('Unable to add purchase order: Not allowed.');
    await waitUntil(async () => (await tool.combobox(ORDERS)).value === '0042');
    await waitUntil(() => tool.network.to(SEARCH).length > 0);
    await sendKeys({ press: 'Enter' });
    await tool.button('Remove 0042');
    expect(tool.network.to(CREATE_PO)).to.have.length(2);
    await tool.bannerWith('Purchase order "0042" was added and is stored already.');
  });

  it('ERR-03 a number that could not be created while the next one is typed stays with it', async () => {
    const answer = held();
    tool.network.on(CREATE_PO, answer.answer);
    await tool.ready();
    await tool.create(ORDERS, 'Add new PO', '0042');
    await sendKeys({ type: '0043' });
    answer.give(graphqlError('Not allowed', 400));
    await waitUntil(async () => (await tool.combobox(ORDERS)).value === '0042 0043');
  });

  it('Enter creates nothing where the menu over a typed number was closed', async () => {
    await tool.ready();
    await tool.type(ORDERS, '0042');
    await waitUntil(() => tool.option('Add new PO "0042"'));
    await sendKeys({ press: 'Escape' });
    await sendKeys({ press: 'Enter' });
    await settled();
    expect(tool.network.to(CREATE_PO)).to.have.length(0);
  });

  it('PO-58 a warning is gone when the next number is added', async () => {
    tool.network.on(CREATE_PO, graphqlError('Not allowed', 400));
    tool.network.on(LINK, linked(PO1, PO2, { ...po(3, 'PO-9'), selectedSN: [] }));
    await tool.ready();
    await tool.type(ORDERS, 'PO-9');
    await waitUntil(() => tool.option('Add new PO "PO-9"'));
    await sendKeys({ press: 'Enter' });
    await tool.bannerWith('Unable to add purchase order: Not allowed.');
    await waitUntil(async () => (await tool.combobox(ORDERS)).value === 'PO-9');
    tool.network.on(CREATE_PO, 3);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await found(tool.element, 'label', 'Style numbers for PO-9');
    const banner = await tool.bannerWith('was added and is stored already.');
    expect(banner.textContent).not.to.include('Not allowed');
  });

  it('PO-14 PO-34 PO-35 creates a style number, counts it as unsaved, and Ctrl+Z brings a removed one back', async () => {
    tool.network.on(CREATE_SN, 99);
    await tool.ready();
    const dirty = record<{ dirty: boolean }>(tool.element, 'fp-dirty');
    await tool.create(STYLES, 'Add new SN', 'NEW');
    await tool.button('Remove NEW');
    await waitUntil(() => tool.text().includes('1 unsaved change'));
    await sendKeys({ press: 'Backspace' });
    await waitUntil(() => !find(tool.element, 'button', 'Remove NEW'));
    await tool.chord('z');
    await tool.button('Remove NEW');
    expect(dirty.map(({ detail }) => detail.dirty)).to.deep.equal([true, false, true]);
    expect(tool.network.to(SAVE)).to.have.length(0);
  });

  it('PO-29 PO-30 PO-31 a pick is linked at once and shows with its style numbers', async () => {
    const po3 = po(3, 'PO-3', [[31, 'SN-31']]);
    tool.network.on(SEARCH, { results: [po3] });
    tool.network.on(LINK, linked(PO1, PO2, { ...po3, selectedSN: [] }));
    await tool.ready();
    await tool.type(ORDERS, 'PO-3');
    await waitUntil(() => tool.option('PO-3'));
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await tool.button('Remove SN-31');
    expect(tool.payloads(LINK).map(({ selectedPOs }) => selectedPOs)).to.deep.equal([[1, 2, 3]]);
    await waitUntil(() => tool.text().includes('1 unsaved change'));
  });

  it('D-32 Ctrl+Z brings the order that was removed last back, linked again with its style numbers', async () => {
    tool.network.on(LINK, linked(PO1), linked(PO1, { ...PO2, selectedSN: [] }));
    await tool.ready();
    (await tool.combobox(ORDERS)).focus();
    await sendKeys({ press: 'Backspace' });
    await waitUntil(() => !tool.text().includes('Purchase Order "PO-2" :'));
    await tool.chord('z');
    await tool.button('Remove SN-21');
    await waitUntil(() => tool.payloads(LINK).length === 2);
    expect(tool.payloads(LINK)[1]).to.include({ type: 'booking', id: 7 });
    expect(tool.payloads(LINK)[1].selectedPOs).to.deep.equal([1, 2]);
  });

  it('D-34 PO-59 a refused link goes back and says why', async () => {
    const answer = held();
    tool.network.on(LINK, answer.answer);
    await tool.ready();
    (await tool.button('Remove PO-2')).click();
    await waitUntil(() => !tool.text().includes('Purchase Order "PO-2" :'));
    answer.give(graphqlError('Locked', 400));
    await tool.bannerWith('Error updating PO: Locked.');
    expect(tool.text()).to.contain('Purchase Order "PO-2" :');
  });
});
