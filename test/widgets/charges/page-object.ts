import { expect } from '@open-wc/testing';
import { find, found, record, type TestElement } from '../../helpers/element/page.ts';
import { settled } from '../../helpers/element/settled.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { type FakeNetwork, fakeNetwork, fieldsOf } from '../../helpers/network.ts';
import { cellOf, type GridCell, textsIn } from '../../shared/ui/grid/grid-cell.ts';
import { press, type } from '../../shared/ui/user-input.ts';
import { answer, LOAD, SAVE } from './fixtures.ts';

/** A network that answers the load of freight charges of quote 7. */
export function chargesNetwork(over: object = {}): FakeNetwork {
  const network = fakeNetwork();
  network.on(LOAD, answer(over));
  return network;
}

/** `<booking-charges>` on a network of the test, worked with as its user would. */
export class PageObject {
  readonly element = document.createElement('booking-charges') as unknown as TestElement;
  readonly network: FakeNetwork;

  constructor(network: FakeNetwork) {
    this.network = network;
  }

  /** Puts it into the page; an attribute that is null is left out. */
  async open(attributes: Record<string, string | null> = {}): Promise<void> {
    const all = { feature: 'freight_charges', 'record-id': '7', 'user-role': 'admin', ...attributes };
    for (const [name, value] of Object.entries(all)) {
      if (value !== null) this.element.setAttribute(name, value);
    }
    this.element.fetcher = this.network.fetch;
    document.body.append(this.element);
    await settled();
  }

  /** Opens it and waits for the lines. */
  async ready(attributes?: Record<string, string | null>): Promise<void> {
    const ready = record(this.element, 'fp-ready');
    await this.open(attributes);
    await waitUntil(() => ready.length > 0, 'the lines are loaded');
  }

  async close(): Promise<void> {
    this.element.remove();
    await settled();
    localStorage.clear();
    this.network.verify();
  }

  text = () => this.element.shadowRoot?.textContent ?? '';
  find = <T extends HTMLElement>(selector: string, name?: string) => find<T>(this.element, selector, name);
  button = (name: string) => found<HTMLButtonElement>(this.element, 'button', name);
  save = () => find<HTMLButtonElement>(this.element, 'button', 'Save');
  isSaveOn = () => this.save()?.disabled === false && this.save()?.getAttribute('aria-disabled') !== 'true';
  banner = () => find(this.element, '[part~=banner]');
  table = () => find<HTMLTableElement>(this.element, 'table', 'Charges');
  headings = () =>
    [...(this.table()?.querySelectorAll('thead th') ?? [])]
      .map((cell) => cell.textContent?.trim() ?? '')
      .slice(0, -1);
  profitCheckbox = () => find<HTMLInputElement>(this.element, 'input[type=checkbox]');

  /** `cell('Unit Cost', 1)` */
  cell(column: string, n: number): GridCell {
    return cellOf([this.table()!], column, n);
  }

  values = (n: number): string[] => textsIn(this.table()!)[n - 1] ?? [];

  /** Types into a cell as a user does and leaves it with Tab. */
  async fill(column: string, n: number, text: string): Promise<void> {
    const cell = this.cell(column, n);
    cell.focus();
    cell.select();
    if (text) await type(text);
    else await press('Delete');
    await press('Tab');
    await settled();
  }

  async addRow(): Promise<void> {
    (await this.button('Add Row')).click();
    await settled();
  }

  /** The banner, once it has these words. */
  async bannerWith(words: string): Promise<HTMLElement> {
    await waitUntil(() => this.banner()?.textContent?.includes(words), words);
    return this.banner() as HTMLElement;
  }

  async click(name: string): Promise<void> {
    (await this.button(name)).click();
    await settled();
  }

  payloads = (route = SAVE) => this.network.to(route).map(fieldsOf);

  expectError(column: string, n: number, words: string): void {
    const cell = this.cell(column, n);
    expect(cell.getAttribute('aria-invalid'), `${column} row ${n}`).to.equal('true');
    expect(cell.description).to.contain(words);
  }

  /** What the cell is described by: its errors, warnings and marks. */
  description(column: string, n: number): string {
    return this.cell(column, n).description;
  }
}
