import { atom, type createStore, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { loadLanguage } from './languages.ts';
import { type Locale, storedLocale, toLocale } from './locales.ts';
import { localeAtom } from './use-text.ts';

/** After this time, in milliseconds, a page is drawn in English although the texts of its language are missing. */
const LONGEST_WAIT = 3_000;

/** Whether the store has its language, so that nothing is drawn in another one first. */
const loadedAtom = atom(false);

/**
 * Makes the function that sets a store's language: the one that `own()` names (an element's attribute), else the stored
 * one, else English. Call it at the start and whenever one of them may have changed. A language other than English is
 * set once its texts are loaded, and English in its place where they can't be.
 */
export function createLocaleLoader(
  store: ReturnType<typeof createStore>,
  own: () => unknown = () => null,
): () => void {
  let wanted: Locale | undefined;
  const setLocale = (locale: Locale) => {
    store.set(localeAtom, locale);
    store.set(loadedAtom, true);
  };
  return () => {
    const locale = toLocale(own() as string | null) ?? storedLocale();
    if (locale === wanted) return;
    wanted = locale;
    if (locale === 'en') return setLocale(locale);
    setTimeout(() => store.set(loadedAtom, true), LONGEST_WAIT);
    loadLanguage(locale)
      .catch((error: unknown) => void console.warn(`No texts in ${locale}:`, error))
      // Another one may be wanted by now.
      .then((loaded: Locale = 'en') => wanted === locale && setLocale(loaded));
  };
}

/** Calls the loader when the language is changed on this page or in another tab; false until the first one is loaded. */
export function useLocaleLoader(loadLocale: () => void): boolean {
  useEffect(() => {
    addEventListener('storage', loadLocale);
    return () => removeEventListener('storage', loadLocale);
  }, [loadLocale]);
  return useAtomValue(loadedAtom);
}
