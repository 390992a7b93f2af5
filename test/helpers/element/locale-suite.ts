import { expect } from '@open-wc/testing';
import { chooseLocale } from '../../../shared/i18n/choose-locale.ts';
import { LOCALE_KEY } from '../../../shared/i18n/locales.ts';
import type { TestElement } from './page.ts';
import { waitUntil } from './wait-until.ts';

interface LocaleSuite {
  create(): TestElement;
  /** Puts it into the page and waits for its data. */
  add(element?: TestElement): Promise<TestElement>;
}

const EASTERN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

const language = (element: HTMLElement) =>
  element.shadowRoot?.querySelector<HTMLElement>('[part~=root]')?.lang;

/** Everything that the element says: its texts, names and hints. */
function words(element: HTMLElement): string {
  const nodes = [...(element.shadowRoot?.querySelectorAll('[part~=root] *') ?? [])];
  const said = nodes.flatMap((node) =>
    ['aria-label', 'placeholder', 'title'].map((name) => node.getAttribute(name)),
  );
  return [element.shadowRoot?.querySelector('[part~=root]')?.textContent, ...said].join(' ');
}

/** What was said before the element spoke the language that it was asked for. */
function wordsBefore(element: HTMLElement, locale: string): string[] {
  const early: string[] = [];
  const observer = new MutationObserver(() => {
    if (language(element) !== locale && words(element).trim()) early.push(words(element));
  });
  observer.observe(element.shadowRoot!, { childList: true, subtree: true, attributes: true });
  return early;
}

/** How every element follows `locale`, else the stored language, else English. Each test has a language of its own. */
export function localeSuite({ create, add }: LocaleSuite): void {
  describe('I18N-03 language', () => {
    const speaks = (element: HTMLElement, locale: string) =>
      waitUntil(() => language(element) === locale, `it speaks ${locale}`);

    const { setTimeout: set } = window;
    // However long a language takes to come: after three seconds it would be English, by design.
    before(() => {
      window.setTimeout = ((run: TimerHandler, ms?: number, ...more: unknown[]) =>
        ms === 3_000 ? 0 : set(run, ms, ...more)) as typeof setTimeout;
    });
    after(() => {
      window.setTimeout = set;
    });
    afterEach(() => localStorage.removeItem(LOCALE_KEY));

    it('begins in the one of its locale attribute, and says nothing in another one first', async () => {
      const element = create();
      element.setAttribute('locale', 'ja-JP');
      const early = wordsBefore(element, 'ja');
      await add(element);
      expect(language(element)).to.equal('ja');
      expect(words(element)).to.match(EASTERN);
      expect(early).to.deep.equal([]);
    });

    it('changes at once with the attribute, and back to English without one', async () => {
      const element = await add();
      const root = element.shadowRoot?.firstElementChild;
      element.setAttribute('locale', 'zh');
      await speaks(element, 'zh');
      await waitUntil(() => EASTERN.test(words(element)), 'it says something in Chinese');
      expect(element.shadowRoot?.firstElementChild).to.equal(root);
      element.locale = null;
      await speaks(element, 'en');
      await waitUntil(() => !EASTERN.test(words(element)), 'nothing of it is left in Chinese');
    });

    it('I18N-01 D-70 follows the stored language and a new choice, and its attribute first', async () => {
      localStorage.setItem(LOCALE_KEY, 'de');
      const free = create();
      const early = wordsBefore(free, 'de');
      await add(free);
      expect(language(free)).to.equal('de');
      expect(early).to.deep.equal([]);
      const bound = create();
      bound.setAttribute('locale', 'es');
      await add(bound);
      chooseLocale('fr');
      await speaks(free, 'fr');
      expect(language(bound)).to.equal('es');
    });

    it('I18N-01 follows a choice in another tab', async () => {
      const element = await add();
      const elsewhere = document.createElement('iframe');
      document.body.append(elsewhere);
      elsewhere.contentWindow?.localStorage.setItem(LOCALE_KEY, 'es');
      await speaks(element, 'es');
      elsewhere.remove();
    });

    it('I18N-02 D-70 speaks English where the stored value means nothing', async () => {
      localStorage.setItem(LOCALE_KEY, 'tlh');
      expect(language(await add())).to.equal('en');
    });
  });
}
