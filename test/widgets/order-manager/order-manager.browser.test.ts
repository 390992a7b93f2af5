import entry from 'entry:../../../widgets/order-manager/define.ts';
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { commonElementSuite } from '../../helpers/element/common-suite.ts';
import { find, found, record, settled, type TestElement } from '../../helpers/element/page.ts';
import { type FakeNetwork, graphqlError, held } from '../../helpers/network.ts';
import { bookingNetwork, combobox, LINK, ORDERS, SAVE, SEARCH } from './driver.ts';
import { BOOKING, linked, PO1, PO2, po } from './fixtures.ts';

let network: FakeNetwork;
let element: TestElement;

commonElementSuite({
  tag: 'po-style-manager',
  entry,
  prepare(tool) {
    tool.setAttribute('record-type', 'booking');
    tool.setAttribute('record-id', '7');
    tool.fetcher = bookingNetwork().fetch;
  },
  attribute: { name: 'record-id', property: 'recordId', text: '12', value: 12, empty: null },
  field: 'input',
  states: {
    'with the order menu open': async (tool) => {
      (await combobox(tool, ORDERS)).focus();
      (await combobox(tool, ORDERS)).click();
      await found(tool, '[role=listbox]');
    },
  },
});

const open = async (attributes: Record<string, string> = {}, prepare?: () => void) => {
  element = document.createElement('po-style-manager') as unknown as TestElement;
  for (const [name, value] of Object.entries({ 'record-type': 'booking', 'record-id': '7', ...attributes })) {
    element.setAttribute(name, value);
  }
  element.fetcher = network.fetch;
  prepare?.();
  document.body.append(element);
  await settled();
};

const ready = async (attributes?: Record<string, string>) => {
  await open(attributes);
  await waitUntil(() => save()?.disabled === false, 'the record is loaded');
};

const text = () => element.shadowRoot?.textContent ?? '';
const save = () => find<HTMLButtonElement>(element, 'button', 'Save Changes');
const button = (name: string) => found<HTMLButtonElement>(element, 'button', name);
const option = (label: string) =>
  [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].find((node) =>
    node.textContent?.startsWith(label),
  );
const banner = () => find(element, '[part~=banner]');
const said = async (words: string) => {
  await waitUntil(() => banner()?.textContent?.includes(words), words);
  return banner() as HTMLElement;
};
const type = async (label: string, keys: string) => {
  (await combobox(element, label)).focus();
  await sendKeys({ type: keys });
};
const chord = async (key: string) => {
  await sendKeys({ down: 'Control' });
  await sendKeys({ press: key });
  await sendKeys({ up: 'Control' });
};
const payloads = (route: string) => network.to(route).map((call) => call.body.variables.input.payload);

describe('<po-style-manager>', () => {
  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    network = bookingNetwork();
  });
  afterEach(async () => {
    element.remove();
    await settled();
    network.verify();
  });

  it('PO-06 PO-18 PO-19 PO-20 shows heading and instructions', async () => {
    await ready();
    expect(find(element, 'h2')?.textContent).to.equal('Purchase Order and Style Number Manager');
    for (const words of ['existing POs you have with this shipper', 'X', 'Please remember to save changes']) {
      expect(text()).to.contain(words);
    }
  });

  it('PO-07 PO-08 PO-09 PO-11 PO-12 PO-13 PO-15 shows boxes, rows and button with their words', async () => {
    await ready();
    expect((await combobox(element, ORDERS)).placeholder).to.equal('Select or create purchase orders');
    expect(text()).to.contain('Type to search for options');
    expect(text()).to.contain('Purchase Order "PO-1" :');
    const styles = await combobox(element, 'Style numbers for PO-1');
    expect(styles.placeholder).to.equal('Select or create style numbers');
    expect(find(element, 'button', 'Remove SN-11')).to.not.equal(undefined);
    expect(find(element, 'button', 'Remove SN-12')).to.equal(undefined);
    expect(save()?.disabled).to.equal(false);
  });

  it('PO-05 D-46 MSG-18 without a record asks nothing, says so, and disables everything', async () => {
    await open({ 'record-id': '12abc' });
    await said('No record selected.');
    expect(network.calls.filter(({ route }) => route.startsWith('query'))).to.have.length(0);
    expect((await combobox(element, ORDERS)).disabled).to.equal(true);
    expect(save()?.disabled).to.equal(true);
    expect(text()).to.contain('Please remember to save changes');
  });

  it('D-17 PO-51 PO-53 a failed load disables everything and offers another try', async () => {
    network.on('query allBooking', new Response('', { status: 404 }), { results: [BOOKING] });
    await open();
    const alert = await said('Error fetching booking data: HTTP error! Status: 404');
    await said('Please try again later, if issue stays, contact Blue Anchor Forwarding.');
    expect(alert.getAttribute('role')).to.equal('alert');
    expect(save()?.disabled).to.equal(true);
    (await button('Try again')).click();
    await waitUntil(() => save()?.disabled === false);
    expect(banner()?.textContent).to.equal(undefined);
  });

  it('MSG-19 a refused record says so and tells the page', async () => {
    network.on('query allBooking', { results: [] });
    let errors: CustomEvent<{ code: string }>[] = [];
    await open({}, () => {
      errors = record(element, 'fp-error');
    });
    await said('You do not have access to this record.');
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['forbidden']);
  });

  it('PO-21 PO-22 covers itself while loading, after 200 ms and not before', async () => {
    const answer = held();
    network.on('query allBooking', answer.answer);
    const started = performance.now();
    await open();
    const overlay = () => find(element, '[part~=overlay]');
    await waitUntil(overlay);
    expect(performance.now() - started).to.be.at.least(200);
    answer.give({ results: [BOOKING] });
    await waitUntil(() => !overlay());
  });

  it('says that the page is offline and goes on by itself', async () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    try {
      await open();
      await said('You are offline.');
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
    dispatchEvent(new Event('online'));
    await waitUntil(() => save()?.disabled === false);
    expect(banner()?.textContent).to.equal(undefined);
  });

  it('MSG-20 an ended portal session says so', async () => {
    localStorage.setItem(
      'fp-session',
      JSON.stringify({ authToken: 'old', expiresAt: '2020-01-01T00:00:00Z' }),
    );
    await open();
    await said('Your session has expired. Please sign in again.');
    expect(localStorage.getItem('fp-session')).to.equal(null);
  });

  it('D-105 full-screen covers the window while loading', async () => {
    const answer = held();
    network.on('query allBooking', answer.answer);
    await open({ 'full-screen': '' });
    await waitUntil(() => find(element, '[part~=overlay]')?.matches(':popover-open'));
    answer.give({ results: [BOOKING] });
    await waitUntil(() => save()?.disabled === false);
  });

  it('PO-10 PO-32 creates what was typed, with the create row', async () => {
    network.on('action createPurchaseOrder', 3);
    network.on(LINK, linked(PO1, PO2, { ...po(3, '0042'), selectedSN: [] }));
    await ready();
    await type(ORDERS, '0042');
    await waitUntil(() => option('Add new PO "0042"'));
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => text().includes('Purchase Order "0042" :'));
    expect(payloads('action createPurchaseOrder')).to.deep.equal([
      { type: 'booking', id: 7, orderNumber: '0042' },
    ]);
    expect((await combobox(element, ORDERS)).value).to.equal('');
  });

  it('ERR-03 PO-58 a number that could not be created stays in the box', async () => {
    network.on('action createPurchaseOrder', graphqlError('Not allowed', 400));
    await ready();
    await type(ORDERS, '0042');
    await waitUntil(() => option('Add new PO "0042"'));
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await said('Unable to add purchase order: Not allowed.');
    await waitUntil(async () => (await combobox(element, ORDERS)).value === '0042');
  });

  it('PO-58 a warning is gone when the next number is added', async () => {
    network.on('action createPurchaseOrder', graphqlError('Not allowed', 400));
    network.on(LINK, linked(PO1, PO2, { ...po(3, 'PO-9'), selectedSN: [] }));
    await ready();
    await type(ORDERS, 'PO-9');
    await waitUntil(() => option('Add new PO "PO-9"'));
    await sendKeys({ press: 'Enter' });
    await said('Unable to add purchase order: Not allowed.');
    await waitUntil(async () => (await combobox(element, ORDERS)).value === 'PO-9');
    network.on('action createPurchaseOrder', 3);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await found(element, 'label', 'Style numbers for PO-9');
    expect(banner()?.textContent).to.equal(undefined);
  });

  it('PO-14 PO-34 PO-35 creates a style number, counts it as unsaved, and Ctrl+Z brings a removed one back', async () => {
    network.on('action createStyleNumber', 99);
    await ready();
    const dirty = record<{ dirty: boolean }>(element, 'fp-dirty');
    await type('Style numbers for PO-1', 'NEW');
    await waitUntil(() => option('Add new SN "NEW"'));
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await button('Remove NEW');
    await waitUntil(() => text().includes('1 unsaved change'));
    await sendKeys({ press: 'Backspace' });
    await waitUntil(() => !find(element, 'button', 'Remove NEW'));
    await chord('z');
    await button('Remove NEW');
    expect(dirty.map(({ detail }) => detail.dirty)).to.deep.equal([true, false, true]);
    expect(network.to(SAVE)).to.have.length(0);
  });

  it('D-31 the browser asks before unsaved changes are left, and only then', async () => {
    await ready();
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).to.equal(false);
    (await button('Remove SN-11')).click();
    await waitUntil(() => text().includes('1 unsaved change'));
    expect(asks()).to.equal(true);
  });

  it('PO-50 D-118 searches once typing has paused; the answer to an older text is dropped', async () => {
    const first = held();
    network.on(SEARCH, first.answer, { results: [po(5, 'AB-5')] });
    await ready();
    await type(ORDERS, 'A');
    await waitUntil(() => network.to(SEARCH).length === 1);
    await sendKeys({ type: 'B' });
    await waitUntil(() => option('AB-5'));
    first.give({ results: [po(6, 'AB-6')] });
    await settled();
    expect(option('AB-6')).to.equal(undefined);
    expect(network.to(SEARCH).map((call) => call.body.variables.text)).to.deep.equal(['A', 'AB']);
    expect(network.to(SEARCH)[0]?.signal?.aborted).to.equal(true);
  });

  it('PO-50 typing fast asks once', async () => {
    await ready();
    await type(ORDERS, 'ABCD');
    const asked = () => network.to(SEARCH).map((call) => call.body.variables.text);
    await waitUntil(() => asked().includes('ABCD'));
    expect(asked()).to.deep.equal(['ABCD']);
  });

  it('PO-29 PO-30 PO-31 a pick is linked at once and shows with its style numbers', async () => {
    const po3 = po(3, 'PO-3', [[31, 'SN-31']]);
    network.on(SEARCH, { results: [po3] });
    network.on(LINK, linked(PO1, PO2, { ...po3, selectedSN: [] }));
    await ready();
    await type(ORDERS, 'PO-3');
    await waitUntil(() => option('PO-3'));
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await button('Remove SN-31');
    expect(payloads(LINK)).to.deep.equal([
      { type: 'booking', id: 7, selectedPOs: [1, 2, 3], knownPOs: [1, 2] },
    ]);
    await waitUntil(() => text().includes('1 unsaved change'));
  });

  it('D-34 PO-59 a refused link goes back and says why', async () => {
    const answer = held();
    network.on(LINK, answer.answer);
    await ready();
    (await button('Remove PO-2')).click();
    await waitUntil(() => !text().includes('Purchase Order "PO-2" :'));
    answer.give(graphqlError('Locked', 400));
    await said('Error updating PO: Locked.');
    expect(text()).to.contain('Purchase Order "PO-2" :');
  });

  it('PO-39 PO-47 a separator starts the quick add and empties the box', async () => {
    network.on(SEARCH, { results: [po(3, '007')] });
    network.on(LINK, linked(PO1, PO2, { ...po(3, '007'), selectedSN: [] }));
    await ready();
    await type(ORDERS, '007,');
    await waitUntil(() => text().includes('Purchase Order "007" :'));
    expect((await combobox(element, ORDERS)).value).to.equal('');
    expect(network.to(SEARCH).at(-1)?.body.variables).to.deep.equal({ labels: ['007'] });
  });

  it('D-75 PO-45 a pasted spreadsheet column is added in one go, with one summary', async () => {
    network.on('query allStyleNumber', { results: [{ id: 12, styleNumber: 'SN-12' }] });
    network.on('action createStyleNumber', 50);
    await ready();
    const input = await combobox(element, 'Style numbers for PO-1');
    input.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'SN-12\r\n0050\r\nSN-11\tSN-12\r\n');
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
    const summary = await said('1 added, 1 created, 1 already there');
    expect(summary.getAttribute('role')).to.equal('status');
    await button('Remove 0050');
    expect(text()).to.contain('3 style numbers');
  });

  it('D-36 text typed while a list is added stays, before it what failed', async () => {
    const lookup = held();
    network.on('query allStyleNumber', lookup.answer);
    await ready();
    await type('Style numbers for PO-1', 'A,');
    await waitUntil(() => network.to('query allStyleNumber').length === 1);
    await sendKeys({ type: 'x' });
    lookup.give(new Response('', { status: 404 }));
    await said('Unable to quick add style numbers: HTTP error! Status: 404.');
    expect((await combobox(element, 'Style numbers for PO-1')).value).to.equal('A x');
  });

  it('D-36 D-75 what failed of a list is tried again as a list, never made one number', async () => {
    const failed = held();
    network.on('query allStyleNumber', failed.answer);
    await ready();
    await type('Style numbers for PO-1', 'A,');
    await waitUntil(() => network.to('query allStyleNumber').length === 1);
    await sendKeys({ type: 'B' });
    failed.give(new Response('', { status: 404 }));
    await waitUntil(() => option('Add new SN "A", "B"'), 'the row names both');
    network.on('query allStyleNumber', {
      results: [
        { id: 51, styleNumber: 'A' },
        { id: 52, styleNumber: 'B' },
      ],
    });
    await sendKeys({ press: 'Enter' });
    await button('Remove A');
    await button('Remove B');
    expect(network.to('action createStyleNumber')).to.have.length(0);
  });

  it('PO-38 the alert is in sight wherever one saves', async () => {
    network.on(LINK, linked(PO1, PO2));
    network.on(SAVE, linked(PO1, PO2));
    await ready();
    const rows = find<HTMLElement>(element, 'ul[aria-label="Purchase orders of this record"]') as HTMLElement;
    rows.style.minHeight = '3000px';
    scrollTo(0, document.body.scrollHeight);
    expect(scrollY).to.be.above(0);
    save()?.click();
    const { top, bottom } = (await said('Changes Saved.')).getBoundingClientRect();
    expect(top).to.be.at.least(-5);
    expect(bottom).to.be.at.most(innerHeight);
  });

  it('is no thin line where the page fits its box to what is in it', async () => {
    await ready();
    const box = document.createElement('div');
    box.style.cssText = 'width: fit-content';
    element.replaceWith(box);
    box.append(element);
    await waitUntil(() => save()?.disabled === false, 'it is there again');
    expect(element.offsetWidth).to.be.above(200).and.at.most(innerWidth);
    box.remove();
  });

  it('PO-36 PO-37 PO-38 PO-16 saves, says so, tells the page, and the alert can be dismissed', async () => {
    network.on(LINK, linked(PO1, PO2));
    network.on(SAVE, linked({ ...PO1, selectedSN: [] }, PO2));
    await ready();
    const saved = record<Record<string, unknown>>(element, 'fp-saved');
    const reloads = record(element, 'fp-reload');
    (await button('Remove SN-11')).click();
    await waitUntil(() => text().includes('1 unsaved change'));
    network.on('query allBooking', { results: [{ ...BOOKING, styleNumberRelation: [{ id: 21 }] }] });
    save()?.click();
    save()?.click();
    const alert = await said('Changes Saved. You may now close this page.');
    expect(alert.getAttribute('role')).to.equal('status');
    expect(network.to(SAVE)).to.have.length(1);
    expect(text()).not.to.contain('unsaved');
    expect(saved[0]?.detail).to.include({ recordType: 'booking', recordId: 7 });
    expect(reloads).to.have.length(1);
    expect(reloads[0]?.cancelable).to.equal(true);
    (await button('Dismiss')).click();
    await waitUntil(() => !banner());
  });

  it('Ctrl+S saves while the focus is inside; the boxes are read-only meanwhile', async () => {
    const answer = held();
    network.on(LINK, answer.answer);
    network.on(SAVE, linked(PO1, PO2));
    await ready();
    (await combobox(element, ORDERS)).focus();
    await chord('s');
    await waitUntil(async () => (await combobox(element, ORDERS)).readOnly);
    expect((await combobox(element, 'Style numbers for PO-1')).readOnly).to.equal(true);
    answer.give(linked(PO1, PO2));
    await said('Changes Saved.');
    expect((await combobox(element, ORDERS)).readOnly).to.equal(false);
  });

  it('a cancelled fp-reload leaves the data as they are', async () => {
    network.on(LINK, linked(PO1, PO2));
    network.on(SAVE, linked(PO1, PO2));
    await ready();
    element.addEventListener('fp-reload', (event) => event.preventDefault());
    save()?.click();
    await said('Changes Saved.');
    await settled();
    expect(network.to('query allBooking')).to.have.length(1);
  });

  it('D-31 another record waits for the answer to the question', async () => {
    await ready();
    (await button('Remove SN-11')).click();
    await waitUntil(() => text().includes('1 unsaved change'));
    element.setAttribute('record-id', '8');
    await said('1 change of this record is not saved.');
    expect(find(element, '[role=alert]')?.textContent).to.contain('Leave without saving?');
    (await button('Keep editing')).click();
    await waitUntil(() => !find(element, '[role=alert]'));
    expect(network.to('query allBooking')).to.have.length(1);
    element.setAttribute('record-id', '9');
    (await button('Discard changes')).click();
    await waitUntil(() => network.to('query allBooking').length === 2);
    expect(network.to('query allBooking')[1]?.body.query).to.contain('eq: 9');
    await waitUntil(() => !text().includes('unsaved'));
  });

  it('D-31 another record comes when the asked-about change is taken back', async () => {
    await ready();
    (await button('Remove SN-11')).click();
    await waitUntil(() => text().includes('1 unsaved change'));
    element.setAttribute('record-id', '8');
    await said('1 change of this record is not saved.');
    (await combobox(element, 'Style numbers for PO-1')).focus();
    await chord('z');
    await waitUntil(() => network.to('query allBooking')[1]?.body.query.includes('eq: 8'));
    await waitUntil(() => !find(element, '[role=alert]'));
  });

  it('a token that comes after the element opens a refused record', async () => {
    network.on('POST /api/betty/login', Response.json({ error: 'No rights' }, { status: 401 }));
    await open();
    await said('You do not have access to this record.');
    network.on('POST /api/betty/login', { token: 'opaque' });
    element.setAttribute('token', 'link');
    await waitUntil(() => save()?.disabled === false);
  });

  it('many orders stay usable: a search shows the rows that match', async () => {
    const pos = Array.from({ length: 200 }, (_, n) => po(n + 1, `PO-${n + 1}`, [[1000 + n, `SN-${n + 1}`]]));
    network.on('query allBooking', { results: [{ ...BOOKING, pos, styleNumberRelation: [] }] });
    await ready();
    await waitUntil(() => text().includes('200 of 200 purchase orders'));
    const search = find<HTMLInputElement>(element, 'input[type=search]') as HTMLInputElement;
    search.focus();
    await sendKeys({ type: 'po-17' });
    await waitUntil(() => text().includes('11 of 200 purchase orders'));
    const shown = [...(element.shadowRoot?.querySelectorAll('[part~=row]') ?? [])].filter((row) =>
      row.checkVisibility(),
    );
    expect(shown).to.have.length(11);
  });

  it('everything is reached by the Tab key, in the order of the screen', async () => {
    await ready();
    (await combobox(element, ORDERS)).focus();
    const reached: string[] = [];
    for (let press = 0; press < 3; press += 1) {
      await sendKeys({ press: 'Tab' });
      const active = element.shadowRoot?.activeElement as HTMLInputElement;
      reached.push(active.labels?.[0]?.textContent ?? active.textContent ?? '');
    }
    expect(reached).to.deep.equal(['Style numbers for PO-1', 'Style numbers for PO-2', 'Save Changes']);
  });
});
