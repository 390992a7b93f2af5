/** The languages of the product (I18N-03). */
export const LOCALES = ['en', 'de', 'es', 'fr', 'ja', 'zh'] as const;

export type Locale = (typeof LOCALES)[number];

/** Where the chosen language is stored (I18N-01, D-70). */
export const LOCALE_KEY = 'fp-locale';

/** The choice of a page whose storage is closed: it ends with the page. */
export const unstored: { locale?: Locale } = {};

/** `de-CH` is `de`; nothing or an unknown language is `undefined`. */
export function toLocale(text: string | null | undefined): Locale | undefined {
  const language = text?.trim().toLowerCase().split(/[-_]/)[0];
  return LOCALES.find((locale) => locale === language);
}

/** The language chosen on this device, else English (I18N-02). Storage may be closed to an embedded page. */
export function storedLocale(): Locale {
  try {
    return unstored.locale ?? toLocale(localStorage.getItem(LOCALE_KEY)) ?? 'en';
  } catch {
    return 'en';
  }
}
