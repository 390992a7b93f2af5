import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { find, found, record } from '../../helpers/element/page.ts';
import { settled } from '../../helpers/element/settled.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { add, eachProbe, shows, TAG } from './probe.ts';

describe('defineElement, what its page sees of it', () => {
  eachProbe();

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

    it('sends fp-dirty on itself when unsaved changes go with it, and nothing when it is only moved', async () => {
      const element = await add();
      const dirty = record<{ dirty: boolean }>(element, 'fp-dirty');
      const heardByPage = record<{ dirty: boolean }>(document.body, 'fp-dirty');
      (await found(element, 'button', 'Count 0')).click();
      await found(element, 'button', 'Count 1');
      element.parentElement?.append(element);
      await settled();
      expect(dirty.map((event) => event.detail.dirty)).to.deep.equal([true]);
      element.remove();
      await waitUntil(() => dirty.length > 1, 'fp-dirty after the removal');
      expect(dirty.map((event) => event.detail.dirty)).to.deep.equal([true, false]);
      expect(heardByPage, 'it is in no page by then').to.have.length(1);
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
      // Safari has a keypress of it, too.
      expect(pressed.filter((key) => !key.startsWith('keypress'))).to.deep.equal([
        'keydown Escape',
        'keyup Escape',
      ]);
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

    it('shares its stylesheets with every other element', async () => {
      const [one, other] = [await add(), await add()];
      const stylesheets = one.shadowRoot?.adoptedStyleSheets ?? [];
      expect(stylesheets.length).to.be.greaterThan(1);
      expect(other.shadowRoot?.adoptedStyleSheets).to.deep.equal(stylesheets);
      expect(other.shadowRoot?.adoptedStyleSheets[0]).to.equal(stylesheets[0]);
    });
  });
});
