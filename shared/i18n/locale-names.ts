import type { Locale } from './locales.ts';

/** Each language in its own words, as who speaks it looks for it in a list. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  zh: '中文',
};
