import { LOCALE_KEY, type Locale, unstored } from './locales.ts';

/**
 * The person's choice of a language (I18N-01, D-70): kept on this device, and taken up by this page and the elements in
 * it as soon as its texts are there. Other tabs hear of it from the browser. Where nothing may be stored it holds until
 * the page is left.
 */
export function chooseLocale(locale: Locale): void {
  delete unstored.locale;
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    unstored.locale = locale;
  }
  // The browser tells only the other tabs.
  dispatchEvent(new StorageEvent('storage', { key: LOCALE_KEY, newValue: locale }));
}
