import { oneEvent } from '@open-wc/testing';
import { find, found, type TestElement } from '../../helpers/element/page.ts';
import { settled } from '../../helpers/element/settled.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { type FakeNetwork, fakeNetwork } from '../../helpers/network.ts';
import { press, type } from '../../shared/ui/user-input.ts';

export const CHECK = 'action isAdmin';
export const LIST = 'action listEntities';
export const SET = 'action setEntity';
export const ME = 'query meWebUser';

export const PROVIDER = { id: 1, companyName: 'Provider' };
export const COMPANIES = [
  { id: 101, companyName: 'alpha Imports' },
  { id: 102, companyName: 'Beta Home' },
  PROVIDER,
];

/** A backend with these companies, 200 a page, for an admin who acts for the provider. */
export function officeNetwork(companies: readonly object[] = COMPANIES): FakeNetwork {
  const network = fakeNetwork();
  network.on(CHECK, true);
  network.on(ME, { entity: PROVIDER });
  network.on(LIST, ({ body }: { body: { variables: { input: { skip: number } } } }) => {
    const { skip } = body.variables.input;
    const page = companies.slice(skip, skip + 200);
    return [200, page, page.length === 0 ? 0 : companies.length];
  });
  network.on(SET, PROVIDER);
  return network;
}

/** `<entity-switcher>` on a network of the test, worked with as its user would. */
export class PageObject {
  readonly element = document.createElement('entity-switcher') as unknown as TestElement;
  readonly network: FakeNetwork;

  constructor(network: FakeNetwork) {
    this.network = network;
  }

  async open(): Promise<void> {
    this.element.fetcher = this.network.fetch;
    document.body.append(this.element);
    await settled();
  }

  /** Opens it and waits for the companies, and for the event that tells of them. */
  async ready(): Promise<void> {
    const isReady = oneEvent(this.element, 'fp-ready');
    await this.open();
    await waitUntil(() => this.combobox()?.value === 'Provider', 'the companies are loaded');
    await isReady;
  }

  async close(): Promise<void> {
    this.element.remove();
    await settled();
    this.network.verify();
  }

  text = () => this.element.shadowRoot?.textContent ?? '';
  combobox = () => find<HTMLInputElement>(this.element, 'input[role=combobox]');
  button = () => find<HTMLButtonElement>(this.element, 'button', 'Switch Your Entity');
  isOn = () => this.button()?.disabled === false && this.button()?.getAttribute('aria-disabled') !== 'true';
  form = () => find<HTMLFormElement>(this.element, 'form');
  banner = () => find(this.element, '[part~=banner]');
  options = () => [...(this.element.shadowRoot?.querySelectorAll('[role=option]') ?? [])];
  switches = () => this.network.to(SET).map(({ body }) => body.variables.input);
  drawn = () => find(this.element, 'form, input, button, [role]')?.outerHTML;

  /** Types a name and takes what is found first. */
  async choose(name: string): Promise<void> {
    this.combobox()?.focus();
    this.combobox()?.select();
    await type(name);
    await waitUntil(() => this.options().length > 0, `${name} is found`);
    await press('ArrowDown', 'Enter');
    await settled();
  }

  async click(name: string): Promise<void> {
    (await found<HTMLButtonElement>(this.element, 'button', name)).click();
    await settled();
  }

  /** The banner, once it has these words. */
  async bannerWith(words: string): Promise<void> {
    await waitUntil(() => this.banner()?.textContent?.includes(words), words);
  }
}
