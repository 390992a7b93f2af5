import { LOCALE_KEY, type Locale, unstored } from './locales.ts';

/**
 * Stores the person's choice of a language on this device (I18N-01, D-70). This page, its elements and other tabs change
 * to it once its texts are loaded. Where nothing may be stored it is lost when the page is left.
 */
export function chooseLocale(locale: Locale): void {
  delete unstored.locale;
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    unstored.locale = locale;
  }
  // The browser itself sends the event to other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: LOCALE_KEY, newValue: locale }));
}
