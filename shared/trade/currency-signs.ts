const DISPLAYS = ['symbol', 'narrowSymbol', 'name'] as const;
/** Every sign that a language of the product writes a currency with; most people know the English one, too. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'zh'];
/** As people write them, and `Intl` does not. */
const OTHER_SIGNS: Readonly<Record<string, readonly string[]>> = { CAD: ['C$'], CNY: ['RMB'] };
/** In Japan the dollars of all countries are this, where it is known whose they are. */
const DOLLAR = 'ドル';

/** Where the sign of a currency stands. */
export interface CurrencyPatterns {
  readonly inFront: RegExp;
  readonly behind: RegExp;
}

const known = new Map<string, CurrencyPatterns>();

/**
 * What may stand for one of the currencies beside an amount, in whatever case and also with a space inside: `USD`, `$`,
 * `$ US`, `円`. Of the text is known that `narrow` has read it.
 */
export function currencyPatterns(...currencies: readonly string[]): CurrencyPatterns {
  const key = currencies.join();
  let patterns = known.get(key);
  if (!patterns) {
    const signs = [...new Set(currencies.flatMap(signsOf))]
      .sort((one, other) => other.length - one.length)
      .map((sign) => [...sign].map(literal).join('\\p{Zs}?'))
      .join('|');
    patterns = { inFront: new RegExp(`^(?:${signs})`, 'iu'), behind: new RegExp(`(?:${signs})$`, 'iu') };
    known.set(key, patterns);
  }
  return patterns;
}

const literal = (character: string) => character.replace(/[$^.*+?()[\]{}|\\/]/, '\\$&');

function signsOf(currency: string): string[] {
  const written = LANGUAGES.flatMap((locale) =>
    DISPLAYS.map((currencyDisplay) => signOf(locale, currency, currencyDisplay)),
  );
  const isDollar = written.some((sign) => sign.endsWith(DOLLAR));
  return [currency, ...written, ...(OTHER_SIGNS[currency] ?? []), ...(isDollar ? [DOLLAR] : [])]
    .map((sign) => sign.replace(/\p{Zs}/gu, ''))
    .filter(Boolean);
}

const signOf = (locale: string, currency: string, currencyDisplay: (typeof DISPLAYS)[number]) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? '';
