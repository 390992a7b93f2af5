import type { Locale } from '../../../shared/i18n/locales.ts';

/** What a language is called in another one. */
export const languageName = (language: Locale, inLanguage: Locale): string =>
  new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language) ?? language;
