import { type Locale, toLocale } from '../../../shared/i18n/locales.ts';

/**
 * The language of what a request has made, such as a mail: the one asked for, else the best of `Accept-Language` that the
 * product has, else English.
 */
export function requestLanguage(asked: string | null | undefined, accepted: string | undefined): Locale {
  return toLocale(asked) ?? acceptedLanguage(accepted) ?? 'en';
}

/** The best of `Accept-Language` that the product has (RFC 9110: `de-CH, fr;q=0.8`); a weight of 0 means never. */
export function acceptedLanguage(accepted = ''): Locale | undefined {
  const preferences = accepted.split(',').map((preference) => {
    const [tag, ...parameters] = preference.split(';');
    const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/i.exec(each)?.[1]).find(Boolean);
    return { locale: toLocale(tag), weight: weight === undefined ? 1 : Number(weight) };
  });
  const supported = preferences.filter(({ locale, weight }) => locale && weight > 0);
  return supported.toSorted((a, b) => b.weight - a.weight)[0]?.locale;
}
