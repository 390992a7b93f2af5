import entry from 'entry:../../../widgets/order-manager/define.ts';
import { oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { KEPT_PREFIX } from '../../../widgets/order-manager/paste/pasted.ts';
import { find, found, type TestElement } from '../../helpers/element/page.ts';
import { settled } from '../../helpers/element/settled.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { type FakeNetwork, fakeNetwork } from '../../helpers/network.ts';
import { BOOKING } from './fixtures.ts';

export const LOGIN = 'POST /api/betty/login';
export const LOAD = 'query allBooking';
export const LINK = 'action linkPurchaseOrders';
export const SAVE = 'action savePurchaseOrders';
export const CREATE_PO = 'action createPurchaseOrder';
export const CREATE_SN = 'action createStyleNumber';
export const SEARCH = 'query allPurchaseOrder';
export const SEARCH_SN = 'query allStyleNumber';
export const AUDIT = 'query allAuditEntry';
export const ORDERS = 'Purchase orders';
export const STYLES = 'Style numbers for PO-1';

/** A network that knows {@link BOOKING} and finds nothing else. */
export function bookingNetwork(): FakeNetwork {
  const network = fakeNetwork();
  network.on(LOAD, { results: [BOOKING] });
  network.on(SEARCH, { results: [] });
  network.on(SEARCH_SN, { results: [] });
  network.on(AUDIT, { results: [] });
  return network;
}

/** The input whose accessible name is its label. */
export async function combobox(tool: TestElement, label: string): Promise<HTMLInputElement> {
  const input = () => {
    const named = find<HTMLLabelElement>(tool, 'label', label);
    return named && tool.shadowRoot?.getElementById(named.htmlFor);
  };
  await waitUntil(input, `${label} in <po-style-manager>`);
  return input() as HTMLInputElement;
}

/** `<po-style-manager>` for {@link BOOKING} on a network of the test, worked with as its user would. */
export class PageObject {
  readonly element = document.createElement('po-style-manager') as unknown as TestElement;
  readonly network: FakeNetwork;

  constructor(network: FakeNetwork) {
    this.network = network;
  }

  async open(attributes: Record<string, string> = {}): Promise<void> {
    for (const [name, value] of Object.entries({
      'record-type': 'booking',
      'record-id': '7',
      ...attributes,
    })) {
      this.element.setAttribute(name, value);
    }
    this.element.fetcher = this.network.fetch;
    document.body.append(this.element);
    await settled();
  }

  /** Opens it and waits for the record. */
  async ready(attributes?: Record<string, string>): Promise<void> {
    const isReady = oneEvent(this.element, 'fp-ready');
    await this.open(attributes);
    await isReady;
  }

  async close(): Promise<void> {
    this.element.remove();
    await settled();
    this.network.verify();
  }

  text = () => this.element.shadowRoot?.textContent ?? '';
  save = () => find<HTMLButtonElement>(this.element, 'button', 'Save Changes');
  button = (name: string) => found<HTMLButtonElement>(this.element, 'button', name);
  banner = () => find(this.element, '[part~=banner]');
  focused = () => this.element.shadowRoot?.activeElement;
  combobox = (label: string) => combobox(this.element, label);
  option = (label: string) =>
    [...(this.element.shadowRoot?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].find((node) =>
      node.textContent?.startsWith(label),
    );

  /** The banner, once it has these words. */
  async bannerWith(words: string): Promise<HTMLElement> {
    await waitUntil(() => this.banner()?.textContent?.includes(words), words);
    return this.banner() as HTMLElement;
  }

  async type(label: string, keys: string): Promise<void> {
    (await this.combobox(label)).focus();
    await sendKeys({ type: keys });
  }

  /** A key together with Ctrl. */
  async chord(key: string): Promise<void> {
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: key });
    await sendKeys({ up: 'Control' });
  }

  /** Types a new number and takes the create row. */
  async create(label: string, words: string, number: string): Promise<void> {
    await this.type(label, number);
    await waitUntil(() => this.option(`${words} "${number}"`), number);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
  }

  /** Pastes into a combobox, as from a spreadsheet. */
  async paste(label: string, words: string): Promise<void> {
    const input = await this.combobox(label);
    input.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
  }

  payloads = (route: string) => this.network.to(route).map((call) => call.body.variables.input.payload);
}

/** What an earlier test left on the device. */
const forgetPasted = () => {
  for (const name of Object.keys(localStorage))
    if (name.startsWith(KEPT_PREFIX)) localStorage.removeItem(name);
};

/** A fresh element for each test of a suite, given to `use` before it is opened, and closed afterwards. */
export function eachTest(use: (tool: PageObject) => void): void {
  let tool: PageObject;
  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    forgetPasted();
    tool = new PageObject(bookingNetwork());
    use(tool);
  });
  afterEach(() => tool.close());
}
