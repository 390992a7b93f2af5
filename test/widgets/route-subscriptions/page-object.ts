import formEntry from 'entry:../../../widgets/route-subscriptions/form/define.ts';
import listEntry from 'entry:../../../widgets/route-subscriptions/list/define.ts';
import { oneEvent } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { clearSession } from '../../../shared/client/session.ts';
import { find, found, record, type TestElement } from '../../helpers/element/page.ts';
import { settled } from '../../helpers/element/settled.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { type FakeNetwork, fieldsOf } from '../../helpers/network.ts';
import { click, press, type } from '../../shared/ui/user-input.ts';
import { ALL_ROUTES } from './fixtures.ts';
import { routesNetwork } from './test-list.ts';

/** An element of routes on a network of the test, worked with as its user would. */
export class RoutesPage {
  readonly element: TestElement;
  readonly network: FakeNetwork;

  constructor(tag: 'route-subscriptions' | 'route-form') {
    this.element = document.createElement(tag) as unknown as TestElement;
    this.network = routesNetwork();
    this.network.on(ALL_ROUTES, { results: [] });
  }

  /** Puts it into the page; `ready` waits until its data are there. */
  async open(attributes: Readonly<Record<string, string>> = {}): Promise<void> {
    for (const [name, value] of Object.entries({ 'record-id': '101', ...attributes }))
      this.element.setAttribute(name, value);
    this.element.fetcher = this.network.fetch;
    document.body.append(this.element);
    await settled();
  }

  async ready(attributes?: Readonly<Record<string, string>>): Promise<void> {
    const isReady = oneEvent(this.element, 'fp-ready');
    await this.open(attributes);
    await isReady;
    await settled();
  }

  async close(): Promise<void> {
    this.element.remove();
    await settled();
    this.network.verify();
  }

  all = <T extends HTMLElement = HTMLElement>(selector: string): T[] => [
    ...(this.element.shadowRoot?.querySelectorAll<T>(selector) ?? []),
  ];
  texts = (selector: string) => this.all(selector).map((node) => node.textContent?.trim());
  text = () => this.element.shadowRoot?.textContent ?? '';
  focused = () => this.element.shadowRoot?.activeElement as HTMLElement | null;
  /** The name of what has the focus. */
  focusedName = () => this.focused()?.ariaLabel ?? this.focused()?.textContent;
  button = (name: string) => find<HTMLButtonElement>(this.element, 'button', name);
  row = (n: number) => this.all('tbody tr')[n - 1]!;
  /** The names in a row, without its last cell. */
  namesIn = (n: number) =>
    [...this.row(n).querySelectorAll('td')].slice(0, -1).map((cell) => cell.textContent);
  action = (n: number) => this.row(n).querySelector('td:last-child')!;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was sent
  sent = (route: string): any[] => this.network.to(route).map(fieldsOf);

  /** A click of the mouse, which leaves the focus there. */
  async click(name: string): Promise<void> {
    const button = await found<HTMLButtonElement>(this.element, 'button', name);
    button.scrollIntoView({ block: 'center' });
    await settled();
    await click(button);
    await settled();
  }

  /** The open dialog or drawer of that name. */
  async dialog(title: string): Promise<HTMLDialogElement> {
    const named = () =>
      this.all<HTMLDialogElement>('dialog').find((one) => one.querySelector('h2')?.textContent === title);
    await waitUntil(named, `the dialog ${title}`);
    return named()!;
  }

  isGone = (title: string) =>
    waitUntil(() => !this.texts('dialog h2').includes(title), `the end of the dialog ${title}`);

  combobox(label: string): HTMLInputElement {
    const named = this.all<HTMLLabelElement>('label').find((one) => one.textContent?.startsWith(label));
    if (!named?.control) throw new Error(`There is no field ${label}.`);
    return named.control as HTMLInputElement;
  }

  /** Types into a field and takes the first option that it offers. */
  async choose(label: string, text: string): Promise<void> {
    const input = this.combobox(label);
    input.focus();
    input.select();
    await type(text);
    await waitUntil(
      () => input.getAttribute('aria-activedescendant') || this.all('[role=option]').length > 0,
    );
    await press('ArrowDown', 'Enter');
    await settled();
  }

  /** What the field says of itself: its error, then its hint. */
  said = (label: string): string =>
    (this.combobox(label).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => this.element.shadowRoot?.getElementById(id)?.textContent)
      .join('|');

  banner = (words: string) =>
    waitUntil(() => this.all('[part~=banner]').some((one) => one.textContent?.includes(words)), words);
}

/** Gives each test a fresh element that isn't in the page yet, with the events that it sends. */
export function eachRoutesPage(
  tag: 'route-subscriptions' | 'route-form',
  fresh: (page: RoutesPage, events: Record<'saved' | 'deleted' | 'closed', CustomEvent[]>) => void,
): void {
  let page: RoutesPage;
  before(() => import(tag === 'route-form' ? formEntry : listEntry));
  beforeEach(() => {
    page = new RoutesPage(tag);
    fresh(page, {
      saved: record(page.element, 'fp-saved'),
      deleted: record(page.element, 'fp-deleted'),
      closed: record(page.element, 'fp-close'),
    });
  });
  afterEach(async () => {
    await page.close();
    clearSession();
    await resetMouse();
  });
}
