/** The sign in front of the decimals. */
export type DecimalSign = '.' | ',';

const signs = new Map<string, DecimalSign>();

/** How a language, such as `de` or `de-AT`, writes its decimals. */
export function decimalSignOf(locale: string): DecimalSign {
  let sign = signs.get(locale);
  if (!sign) {
    const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
    sign = parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
    signs.set(locale, sign);
  }
  return sign;
}

/**
 * A number as it is the same one in every notation: `1.2340`, since nothing takes four digits for a group of thousands.
 *
 * @param value canonical decimal text
 */
export const unmistakable = (value: string): string =>
  /^-?[1-9]\d{0,2}\.\d{3}$/.test(value) ? `${value}0` : value;

/**
 * A number in the notation of a language, as it stands in a field: `1234.5` as `1234,50` with two decimals at least. It
 * has no group marks, so that it is read as the same number there. Nothing is rounded.
 *
 * @param value canonical decimal text
 */
export function writeNumber(value: string, sign: DecimalSign, leastDecimals = 0): string {
  const [whole = '', decimals = ''] = value.split('.');
  const written = decimals.padEnd(leastDecimals, '0');
  return written === '' ? whole : `${whole}${sign}${written}`;
}
