import entry from 'entry:../../../../widgets/route-subscriptions/rate-sheet/define.ts';
import { resetMouse } from '@web/test-runner-commands';
import { clearSession } from '../../../../shared/client/session.ts';
import { find, found, record, type TestElement } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type FakeNetwork, fakeNetwork } from '../../../helpers/network.ts';
import { JOB_ID, jobAnswer, MARKUPS, storedMarkups } from '../../../helpers/rate-sheet-answers.ts';
import { press, type } from '../../../shared/ui/user-input.ts';

export const SEND = 'POST /api/rate-service/rate-sheet';
export const JOB = 'action getJob';
export const CANCEL = 'action cancelJob';
export const SHEET = 'action getRateSheet';
export const ADDRESS = 'action getRateSheetAddress';

export const accepted = (body: unknown = { accepted: true, jobId: JOB_ID }, status = 202): Response =>
  Response.json(body, { status });

/** A backend that accepts every sheet and then works on none of them. */
export function sheetNetwork(): FakeNetwork {
  const network = fakeNetwork();
  network.on(MARKUPS, storedMarkups(50, 50));
  network.on(SEND, accepted());
  network.on(JOB, jobAnswer());
  return network;
}

/** `<rate-sheet-form>` on a network of the test, worked with as its user would. */
export class SheetForm {
  readonly element = document.createElement('rate-sheet-form') as unknown as TestElement;
  readonly network = sheetNetwork();
  readonly errors = record<{ message: string; code: string }>(this.element, 'fp-error');
  readonly acceptances = record<{ jobId: string | null }>(this.element, 'fp-accepted');
  readonly dirt = record<{ dirty: boolean }>(this.element, 'fp-dirty');

  async open(attributes: Readonly<Record<string, string>> = { 'record-id': '101' }): Promise<this> {
    for (const [name, value] of Object.entries(attributes)) this.element.setAttribute(name, value);
    this.element.fetcher = this.network.fetch;
    document.body.append(this.element);
    await found(this.element, 'button', 'Generate Rate Sheet');
    await settled();
    return this;
  }

  async close(): Promise<void> {
    this.element.remove();
    await settled();
    this.network.verify();
  }

  all = <T extends HTMLElement = HTMLElement>(selector: string): T[] => [
    ...(this.element.shadowRoot?.querySelectorAll<T>(selector) ?? []),
  ];
  text = () => this.element.shadowRoot?.textContent ?? '';
  button = (name: string) => find<HTMLButtonElement>(this.element, 'button', name);
  panel = () => find(this.element, 'section section');

  /** The input of a field by its label. */
  field(label: string): HTMLInputElement {
    const node = this.all<HTMLLabelElement>('label').find((one) => one.textContent === label);
    if (!node?.control) throw new Error(`There is no field ${label}.`);
    return node.control as HTMLInputElement;
  }

  /** What is said of a field: its error, then its hint. */
  said = (label: string): string =>
    (this.field(label).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => this.element.shadowRoot?.getElementById(id)?.textContent)
      .join('|');

  /** The fields that are marked as wrong, by their labels. */
  wrong = (): string[] =>
    this.all<HTMLInputElement>('[aria-invalid=true]').map((input) => input.labels?.[0]?.textContent ?? '');

  /** Types over what a field holds, and leaves it with Tab. */
  async fill(label: string, text: string): Promise<void> {
    await this.begin(label, text);
    await press('Tab');
    await settled();
  }

  /** The same without leaving it. */
  async begin(label: string, text: string): Promise<void> {
    const input = this.field(label);
    input.focus();
    input.select();
    if (text) await type(text);
    else await press('Delete');
    await settled();
  }

  async click(name: string): Promise<void> {
    (await found<HTMLButtonElement>(this.element, 'button', name)).click();
    await settled();
  }

  generate = () => this.click('Generate Rate Sheet');

  banners = () => this.all('[part~=banner]');

  /** The banner with these words, once it is there. */
  async bannerWith(words: string): Promise<HTMLElement> {
    const banner = () => this.banners().find((one) => one.textContent?.includes(words));
    await waitUntil(banner, words);
    return banner()!;
  }

  panelWith = (words: string) => waitUntil(() => this.panel()?.textContent?.includes(words), words);

  requests = () => this.network.to(SEND);
  keys = () => this.requests().map(({ headers }) => headers.get('idempotency-key'));
}

/** Gives each test a fresh form that isn't in the page yet. */
export function eachSheetForm(fresh: (form: SheetForm) => void): void {
  let form: SheetForm;
  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    form = new SheetForm();
    fresh(form);
  });
  afterEach(async () => {
    await form.close();
    clearSession();
    await resetMouse();
  });
}
