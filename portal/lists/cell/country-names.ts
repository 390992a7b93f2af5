import { finder } from '../../../shared/i18n/fold.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** A shorter text is a part of nearly every name. */
const SHORTEST = 2;

const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });

/** A country in a language by its ISO 3166-1 code; nothing for a code that no country has. */
export const countryIn = (locale: string, code: string): string | undefined =>
  /^[A-Z]{2}$/.test(code) ? namesIn(locale).of(code) : undefined;

/** The codes of the countries whose names in the language contain the text. */
export function countriesNamed(locale: string, text: string): string[] {
  if (text.trim().length < SHORTEST) return [];
  const isFound = finder(text);
  const names = namesIn(locale);
  return CODES.filter((code) => isFound(names.of(code) ?? ''));
}
