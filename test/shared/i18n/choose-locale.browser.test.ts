import { expect } from '@open-wc/testing';
import { createStore } from 'jotai';
import { chooseLocale } from '../../../shared/i18n/choose-locale.ts';
import { createLocaleLoader } from '../../../shared/i18n/locale-loader.ts';
import { LOCALE_KEY, storedLocale } from '../../../shared/i18n/locales.ts';
import { localeAtom } from '../../../shared/i18n/use-text.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';

/** Makes storage refuse as it does in a private or embedded page; the answer ends it. */
function closeStorage(): () => void {
  const { getItem, setItem } = Storage.prototype;
  const refuse = () => {
    throw new DOMException('No storage here', 'SecurityError');
  };
  Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
  return () => {
    Object.assign(Storage.prototype, { getItem, setItem });
  };
}

describe('the choice of a language', () => {
  const store = createStore();
  const loadLocale = createLocaleLoader(store);

  before(() => addEventListener('storage', loadLocale));
  after(() => {
    removeEventListener('storage', loadLocale);
    localStorage.removeItem(LOCALE_KEY);
  });

  const isIn = (locale: string) => waitUntil(() => store.get(localeAtom) === locale, `it is in ${locale}`);

  it('I18N-01 D-70 is stored on the device under the fixed key', async () => {
    chooseLocale('ja');
    expect(localStorage.getItem('fp-locale')).to.equal('ja');
    await isIn('ja');
  });

  it('I18N-02 D-70 is English where none is stored, or none that is known, whatever the language of the browser', () => {
    const browser = { language: 'de-DE', languages: ['de-DE', 'fr'] };
    for (const [name, value] of Object.entries(browser))
      Object.defineProperty(navigator, name, { configurable: true, get: () => value });
    try {
      localStorage.removeItem(LOCALE_KEY);
      expect(storedLocale()).to.equal('en');
      for (const unknown of ['', 'tlh', 'null', '{}']) {
        localStorage.setItem(LOCALE_KEY, unknown);
        expect(storedLocale(), unknown).to.equal('en');
      }
    } finally {
      for (const name of Object.keys(browser)) Reflect.deleteProperty(navigator, name);
      localStorage.removeItem(LOCALE_KEY);
    }
  });

  it('D-70 holds for the page where storage is closed', async () => {
    const open = closeStorage();
    try {
      chooseLocale('es');
      await isIn('es');
      expect(storedLocale()).to.equal('es');
    } finally {
      open();
    }
  });

  it('is the last one of several, whichever arrives first', async () => {
    chooseLocale('fr');
    chooseLocale('zh');
    chooseLocale('en');
    await isIn('en');
    chooseLocale('zh');
    await isIn('zh');
    expect(store.get(localeAtom)).to.equal('zh');
  });
});
