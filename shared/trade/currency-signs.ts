const DISPLAYS = ['symbol', 'narrowSymbol', 'name'] as const;
/** Every sign that a language of the product writes a currency with; most people know the English one, too. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'zh'];

const known = new Map<string, readonly string[]>();

/** What may stand for a currency beside an amount: `USD`, `$`, `US$`, `円`; the longest first. Lower case, and `¥` narrow. */
export function currencySigns(currency: string): readonly string[] {
  let signs = known.get(currency);
  if (!signs) {
    const written = LANGUAGES.flatMap((locale) =>
      DISPLAYS.map((currencyDisplay) => signOf(locale, currency, currencyDisplay)),
    );
    signs = [...new Set([currency, ...written].map((sign) => sign.toLowerCase()))]
      .filter(Boolean)
      .sort((one, other) => other.length - one.length);
    known.set(currency, signs);
  }
  return signs;
}

const signOf = (locale: string, currency: string, currencyDisplay: (typeof DISPLAYS)[number]) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? '';
