import entry from 'entry:../../../widgets/air-rates/define.ts';
import { resetMouse } from '@web/test-runner-commands';
import { clearSession } from '../../../shared/client/session.ts';
import { find, found, record, type TestElement } from '../../helpers/element/page.ts';
import { settled } from '../../helpers/element/settled.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { type FakeNetwork, fakeNetwork, fieldsOf } from '../../helpers/network.ts';
import { cellOf, cellsIn, type GridCell } from '../../shared/ui/grid/grid-cell.ts';
import { clipboard } from '../../shared/ui/grid/grid-driver.ts';
import { press, type } from '../../shared/ui/user-input.ts';
import * as fixtures from './fixtures.ts';

/** A network that answers the lists, a submission of company 2, a caller of company 2, and every chunk. */
export function airNetwork(): FakeNetwork {
  const network = fakeNetwork();
  network.on(fixtures.AIRPORTS, { results: fixtures.airports });
  network.on(fixtures.AIRLINES, { results: fixtures.airlines });
  network.on(fixtures.CHARGE_NAMES, { results: fixtures.chargeNames });
  network.on(fixtures.ENTITY, { id: 7, entity: { id: 2 } });
  network.on(fixtures.CALLER, { entity: { id: 2 } });
  network.on(fixtures.LATEST, { results: [] });
  network.on(fixtures.UPLOAD, fixtures.uploadServer());
  return network;
}

/** `<air-rate-form>` on a network of the test, worked with as its user would. */
export class AirForm {
  readonly element = document.createElement('air-rate-form') as unknown as TestElement;
  readonly network: FakeNetwork;
  /** The writes of the draft. */
  readonly drafts = record<{ key: string; savedAt: number }>(this.element, 'fp-draft');
  readonly errors = record<{ message: string; code: string }>(this.element, 'fp-error');

  constructor(network: FakeNetwork) {
    this.network = network;
  }

  /** Puts it into the page and waits until it can be typed in. */
  async open(attributes: Readonly<Record<string, string>> = {}): Promise<this> {
    for (const [name, value] of Object.entries(attributes)) this.element.setAttribute(name, value);
    this.element.fetcher = this.network.fetch;
    document.body.append(this.element);
    await found(this.element, 'table', 'Rates');
    await settled();
    return this;
  }

  /** Opens it and waits for the lists to choose from. */
  async ready(attributes?: Readonly<Record<string, string>>): Promise<this> {
    await this.open(attributes);
    await waitUntil(() => this.network.to(fixtures.CHARGE_NAMES).length > 0, 'the lists are asked for');
    await settled();
    return this;
  }

  async remove(): Promise<void> {
    this.element.remove();
    await settled();
  }

  all = <T extends HTMLElement = HTMLElement>(selector: string): T[] => [
    ...(this.element.shadowRoot?.querySelectorAll<T>(selector) ?? []),
  ];
  text = () => this.element.shadowRoot?.textContent ?? '';
  find = <T extends HTMLElement>(selector: string, name?: string) => find<T>(this.element, selector, name);
  button = (name: string) => this.find<HTMLButtonElement>('button', name);
  table = (name = 'Rates') => this.find<HTMLTableElement>('table', name);
  dialog = () => this.find<HTMLDialogElement>('dialog');
  headings = (table?: string) =>
    [...(this.table(table)?.querySelectorAll('thead th') ?? [])].map(
      (cell) => cell.textContent?.trim() ?? '',
    );

  /** `cell('+ 100 Kgs', 1)` */
  cell(column: string, row: number): GridCell {
    return cellOf(this.all('table'), column, row);
  }

  /** The texts of a column, top down. */
  column = (name: string): string[] =>
    this.all('table').flatMap((table) => [...cellsIn(table, name).values()].map(({ value }) => value));

  /** The input of a field by its label. */
  field(label: string): HTMLInputElement | HTMLTextAreaElement {
    const node = this.all<HTMLLabelElement>('label').find((one) => one.textContent === label);
    return node?.control as HTMLInputElement;
  }

  go(column: string, row: number): void {
    const cell = this.cell(column, row);
    cell.focus();
    cell.select();
  }

  /** Types into a cell as a user does and leaves it with Tab. */
  async fill(column: string, row: number, text: string): Promise<void> {
    this.go(column, row);
    if (text) await type(text);
    else await press('Delete');
    await press('Tab');
    await settled();
  }

  async fillField(label: string, text: string): Promise<void> {
    const field = this.field(label);
    field.focus();
    field.select();
    await type(text);
    await settled();
  }

  /** Pastes a block of lanes over the first ones. */
  async paste(block: string): Promise<void> {
    this.go('From', 1);
    clipboard('paste', block);
    await settled();
  }

  async click(name: string): Promise<void> {
    (await found<HTMLButtonElement>(this.element, 'button', name)).click();
    await settled();
  }

  banners = () => this.all('[part~=banner]');

  /** The banner with these words, once it is there. */
  async bannerWith(words: string): Promise<HTMLElement> {
    const banner = () => this.banners().find((one) => one.textContent?.includes(words));
    await waitUntil(banner, words);
    return banner()!;
  }

  hasBanner = (words: string) => this.banners().some((one) => one.textContent?.includes(words));

  isSubmitting = () => this.button('Submit')?.getAttribute('aria-busy') === 'true';

  async submitted(): Promise<void> {
    await this.click('Submit');
    await this.bannerWith('Rate submitted successfully.');
    await settled();
  }

  /** What was sent to `uploadRates`, in its order. */
  uploads = () => this.network.to(fixtures.UPLOAD).map(fieldsOf);
  payloads = () => this.uploads().map(({ payload }) => payload);
  /** The numbers of the chunks that were sent. */
  chunks = (): number[] => this.payloads().map(({ chunk }) => chunk);
}

export const NEW_DRAFT = 'airRateFormnew';

/** What is stored under a key. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was stored
export const storedDraft = (key = NEW_DRAFT): any => JSON.parse(localStorage.getItem(key) ?? 'null');

/** Waits until the draft under the key holds these words. */
export const draftWith = (words: string, key = NEW_DRAFT): Promise<void> =>
  waitUntil(() => localStorage.getItem(key)?.includes(words), `the draft holds ${words}`);

/** Gives each test a fresh form that isn't in the page yet, and another one on the same network and device on demand. */
export function eachForm(fresh: (form: AirForm) => void): { another(): AirForm } {
  let forms: AirForm[] = [];
  let network: FakeNetwork;
  const another = () => {
    const form = new AirForm(network);
    forms.push(form);
    return form;
  };

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    localStorage.clear();
    network = airNetwork();
    fresh(another());
  });
  afterEach(async () => {
    for (const form of forms) await form.remove();
    forms = [];
    clearSession();
    localStorage.clear();
    await resetMouse();
    network.verify();
  });
  return { another };
}
