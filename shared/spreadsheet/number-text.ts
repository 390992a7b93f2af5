/** Of so few signs none comes from the binary form of a number. */
const SHORT = 15;

/** A number of a workbook as text: without an exponent, and without what its binary form adds (`0.1 + 0.2` is `0.3`). */
export function numberText(value: number): string {
  const plain = String(value);
  if (plain.length <= SHORT && !plain.includes('e')) return plain;
  const text = String(Number(value.toPrecision(15)));
  if (!text.includes('e')) return text;
  if (Math.abs(value) >= 1e21) return String(BigInt(value));
  const decimals = Math.min(100, Math.max(0, 14 - Math.floor(Math.log10(Math.abs(value)))));
  return value.toFixed(decimals).replace(/\.?0+$/, '');
}

/** From here on a spreadsheet has rounded a number to fifteen digits. */
const SHORTENED = 1e15;

/** A long number as a spreadsheet shows it, whose last digits are gone; undefined for one that has all of its digits. */
export const shownLong = (value: number): string | undefined =>
  Math.abs(value) >= SHORTENED ? value.toExponential().replace('e', 'E') : undefined;
