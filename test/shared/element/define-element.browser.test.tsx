import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createRoot } from 'react-dom/client';
import { define } from '../../../shared/element/define.ts';
import { FixtureElement } from '../../helpers/element/fixture-element.ts';
import { find, found, gone, record, settled, type TestElement } from '../../helpers/element/page.ts';

const TAG = 'fp-probe';
const LATE = 'fp-late';

const added: Element[] = [];

async function add(markup = `<${TAG}></${TAG}>`): Promise<TestElement> {
  const place = document.createElement('div');
  place.innerHTML = markup;
  document.body.append(place);
  added.push(place);
  const element = place.firstElementChild as TestElement;
  await found(element, 'input');
  return element;
}

const shown = (element: HTMLElement, name: string) => find(element, 'output', name)?.textContent;
const shows = (element: HTMLElement, name: string, text: string) =>
  waitUntil(() => shown(element, name) === text, `${name} is ${text}`);

describe('defineElement', () => {
  before(() => define(TAG, FixtureElement));

  afterEach(async () => {
    for (const node of added.splice(0)) node.remove();
    await settled();
  });

  describe('attributes and properties', () => {
    it('reads attributes, and draws their changes', async () => {
      const element = await add(`<${TAG} record-id="12" profile></${TAG}>`);
      expect(shown(element, 'Record')).to.equal('12');
      expect(shown(element, 'Profile')).to.equal('profile');
      element.setAttribute('record-id', '13');
      await shows(element, 'Record', '13');
    });

    it('forgets a removed attribute', async () => {
      const element = await add(`<${TAG} record-id="12" profile></${TAG}>`);
      element.removeAttribute('record-id');
      element.removeAttribute('profile');
      await shows(element, 'Record', 'none');
      await shows(element, 'Profile', 'plain');
      expect([element.recordId, element.profile]).to.deep.equal([null, false]);
    });

    it('takes no half number', async () => {
      const element = await add(`<${TAG} record-id="12abc"></${TAG}>`);
      expect(shown(element, 'Record')).to.equal('none');
      element.recordId = Number.NaN;
      expect(element.recordId).to.equal(null);
    });

    it('reflects properties, and draws null as none', async () => {
      const element = await add();
      element.recordId = 0;
      element.profile = true;
      await shows(element, 'Record', '0');
      expect([element.getAttribute('record-id'), element.getAttribute('profile')]).to.deep.equal(['0', '']);
      element.recordId = null;
      element.profile = false;
      await shows(element, 'Record', 'none');
      expect([element.hasAttribute('record-id'), element.hasAttribute('profile')]).to.deep.equal([
        false,
        false,
      ]);
    });

    it('never writes a token into the markup', async () => {
      const element = await add();
      element.token = 'secret';
      expect(element.token).to.equal('secret');
      expect(element.outerHTML).not.to.contain('secret');
    });

    it('keeps objects and functions as they are given', async () => {
      const element = await add();
      const options = ['red', 'green'];
      let calls = 0;
      const getToken = () => {
        calls += 1;
        return 'name';
      };
      element.options = options;
      element.getToken = getToken;
      await shows(element, 'Options', 'red,green');
      expect(element.options).to.equal(options);
      expect(element.getToken).to.equal(getToken);
      expect(calls).to.equal(0);
      expect(element.getAttributeNames()).to.deep.equal([]);
      element.options = undefined;
      await shows(element, 'Options', 'none');
    });

    it('never takes a function of the page by its name', async () => {
      const element = await add(`<${TAG} get-token="alert"></${TAG}>`);
      expect(element.getToken).to.equal(null);
    });

    it('takes over what was set before the upgrade, and later sets too', async () => {
      const element = document.createElement(LATE) as TestElement;
      element.recordId = 7;
      element.options = ['early'];
      element.fetcher = window.fetch;
      document.body.append(element);
      added.push(element);
      define(LATE, class extends FixtureElement {});
      await shows(element, 'Record', '7');
      expect(shown(element, 'Options')).to.equal('early');
      expect(element.fetcher).to.equal(window.fetch);
      element.options = ['later'];
      await shows(element, 'Options', 'later');
    });
  });

  describe('life', () => {
    it('mounts nothing while detached, whatever is set', async () => {
      const element = document.createElement(TAG) as TestElement;
      element.setAttribute('record-id', '3');
      element.options = ['x'];
      await settled();
      expect(element.shadowRoot?.childElementCount).to.equal(0);
      document.body.append(element);
      added.push(element);
      await shows(element, 'Record', '3');
    });

    it('keeps typed text and state when it is moved, in both ways', async () => {
      const element = await add();
      const input = await found<HTMLInputElement>(element, 'input');
      input.focus();
      await sendKeys({ type: 'half a sentence' });
      (await found(element, 'button', 'Count 0')).click();
      await found(element, 'button', 'Count 1');
      const there = document.createElement('div');
      document.body.append(there);
      added.push(there);
      there.append(element);
      await settled();
      expect(find(element, 'input')).to.equal(input);
      expect(input.value).to.equal('half a sentence');
      expect(find(element, 'button', 'Count 1')).to.not.equal(undefined);
      if (!('moveBefore' in there)) return;
      input.focus();
      document.body.moveBefore(element, null);
      added.push(element);
      await settled();
      expect(find(element, 'input')).to.equal(input);
      expect(element.shadowRoot?.activeElement).to.equal(input);
    });

    it('is a new load when it comes back after a removal', async () => {
      const element = await add(`<${TAG} record-id="5"></${TAG}>`);
      (await found(element, 'button', 'Count 0')).click();
      await found(element, 'button', 'Count 1');
      element.remove();
      await gone(element);
      element.recordId = 6;
      const ready = record(element, 'fp-ready');
      document.body.append(element);
      added.push(element);
      await found(element, 'button', 'Count 0');
      await shows(element, 'Record', '6');
      expect(ready).to.have.length(1);
    });

    it('disappears with a React parent without an error', async () => {
      const errors: unknown[] = [];
      const { error } = console;
      console.error = (...all: unknown[]) => errors.push(all);
      try {
        const place = document.createElement('div');
        document.body.append(place);
        added.push(place);
        const parent = createRoot(place);
        const Tag = TAG as 'div';
        parent.render(<Tag />);
        await waitUntil(() => place.firstElementChild, 'the parent has drawn the element');
        const element = place.firstElementChild as TestElement;
        await found(element, 'input');
        parent.render(null);
        await gone(element);
        parent.unmount();
        expect(errors).to.deep.equal([]);
      } finally {
        console.error = error;
      }
    });

    it('keeps each element its own state', async () => {
      const [one, other] = [await add(), await add()];
      (await found(one, 'button', 'Count 0')).click();
      await found(one, 'button', 'Count 1');
      expect(find(other, 'button', 'Count 0')).to.not.equal(undefined);
    });

    it('focuses its first field', async () => {
      const element = await add();
      element.focus();
      expect(element.shadowRoot?.activeElement).to.equal(find(element, 'input'));
    });

    it('answers its methods while it is in a page', async () => {
      const element = await add(`<${TAG} record-id="4"></${TAG}>`);
      const { recordOf } = element as unknown as FixtureMethods;
      expect(recordOf.call(element, 'No. ')).to.equal('No. 4');
      element.remove();
      await gone(element);
      expect(recordOf.call(element, 'No. ')).to.equal(undefined);
    });
  });

  describe('events', () => {
    it('keeps their names, and lets them bubble out of shadow roots', async () => {
      const element = await add();
      const event = oneEvent(document.body as unknown as HTMLElement, 'fp-counted');
      (await found(element, 'button', 'Count 0')).click();
      const { detail, bubbles, composed, target } = (await event) as CustomEvent;
      expect({ detail, bubbles, composed }).to.deep.equal({
        detail: { count: 1 },
        bubbles: true,
        composed: true,
      });
      expect(target).to.equal(element);
    });

    it('sends fp-dirty when changes begin and when they are gone', async () => {
      const element = await add();
      const dirty = record<{ dirty: boolean }>(element, 'fp-dirty');
      (await found(element, 'button', 'Count 0')).click();
      (await found(element, 'button', 'Count 1')).click();
      await found(element, 'button', 'Count 2');
      (element as unknown as { reload(): void }).reload();
      await found(element, 'button', 'Count 0');
      expect(dirty.map((event) => event.detail.dirty)).to.deep.equal([true, false]);
    });

    it('lets the page cancel a reload after a save', async () => {
      const element = await add();
      (await found(element, 'button', 'Count 0')).click();
      await found(element, 'button', 'Count 1');
      element.addEventListener('fp-reload', (event) => event.preventDefault(), { once: true });
      (await found(element, 'button', 'Reload')).click();
      await settled();
      expect(find(element, 'button', 'Count 1')).to.not.equal(undefined);
      (await found(element, 'button', 'Reload')).click();
      await found(element, 'button', 'Count 0');
    });
  });

  describe('keys', () => {
    const pressed: string[] = [];
    const hotkey = (event: KeyboardEvent) => pressed.push(`${event.type} ${event.key}`);

    beforeEach(() => {
      pressed.length = 0;
      for (const type of ['keydown', 'keypress', 'keyup'] as const) document.addEventListener(type, hotkey);
    });

    afterEach(() => {
      for (const type of ['keydown', 'keypress', 'keyup'] as const)
        document.removeEventListener(type, hotkey);
    });

    it('of typing reach our own handlers and never the page', async () => {
      const element = await add();
      (await found(element, 'input')).focus();
      await sendKeys({ type: 'k?' });
      await shows(element, 'Keys', 'k?');
      expect(pressed).to.deep.equal([]);
    });

    it('that move the focus or close the dialog of the page do reach it', async () => {
      const element = await add();
      (await found(element, 'input')).focus();
      await sendKeys({ press: 'Escape' });
      expect(pressed).to.deep.equal(['keydown Escape', 'keyup Escape']);
    });

    it('that we have used ourselves do not', async () => {
      const element = await add();
      const input = await found(element, 'input');
      input.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
      input.focus();
      await sendKeys({ down: 'Escape' });
      expect(pressed).to.deep.equal([]);
      await sendKeys({ up: 'Escape' });
    });

    it('on our buttons stay the page’s', async () => {
      const element = await add();
      (await found(element, 'button', 'Open')).focus();
      await sendKeys({ press: 'k' });
      expect(pressed).to.include('keydown k');
    });
  });

  describe('theme and language', () => {
    const wrapper = (element: HTMLElement) => element.shadowRoot?.querySelector<HTMLElement>('[part=root]');

    it('I18N-11 follows its theme attribute at once', async () => {
      const element = await add(`<${TAG} theme="dark"></${TAG}>`);
      expect(wrapper(element)?.dataset.theme).to.equal('dark');
      element.theme = 'light';
      await waitUntil(() => wrapper(element)?.dataset.theme === 'light', 'the theme is light');
      element.removeAttribute('theme');
      await waitUntil(() => wrapper(element)?.dataset.theme === 'auto', 'the theme is the system’s');
    });

    it('names its language', async () => {
      const element = await add(`<${TAG} locale="de-CH"></${TAG}>`);
      expect(wrapper(element)?.lang).to.equal('de');
      element.locale = 'xx';
      await waitUntil(() => wrapper(element)?.lang === 'en', 'an unknown language is English');
    });

    it('shares its sheets with every other element', async () => {
      const [one, other] = [await add(), await add()];
      const sheets = one.shadowRoot?.adoptedStyleSheets ?? [];
      expect(sheets.length).to.be.greaterThan(1);
      expect(other.shadowRoot?.adoptedStyleSheets).to.deep.equal(sheets);
      expect(other.shadowRoot?.adoptedStyleSheets[0]).to.equal(sheets[0]);
    });
  });

  it('keeps the first definition of a tag and says so', () => {
    const warnings: unknown[] = [];
    const { warn } = console;
    console.warn = (text: unknown) => warnings.push(text);
    try {
      define(TAG, FixtureElement);
      expect(warnings).to.deep.equal([]);
      define(TAG, class extends FixtureElement {});
    } finally {
      console.warn = warn;
    }
    expect(customElements.get(TAG)).to.equal(FixtureElement);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain(`<${TAG}>`);
  });
});

type FixtureMethods = { recordOf(prefix: string): string | undefined };
