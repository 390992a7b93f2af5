import { currencyPatterns } from '../../../../shared/trade/currency-signs.ts';
import { narrow } from '../../../../shared/trade/narrow.ts';
import { withoutPriceUnits } from '../units/units.ts';

/** What agents and airlines sell in. */
const CURRENCIES = [
  'USD',
  'CAD',
  'EUR',
  'GBP',
  'CNY',
  'JPY',
  'HKD',
  'AUD',
  'CHF',
  'INR',
  'SGD',
  'KRW',
  'MXN',
  'BRL',
];
const PER_WEIGHT = /\s*(?:\/|per|p\.?\/?|pro|por|par)\s*(?:kgs?|kilos?|k|㎏)\.?$/i;
const UNIT = /\s*(?:kgs?|㎏|kilos?|days?|d|tage?|días?|jours?|j|日|天|公斤)\.?$/i;
const DIGITS = /^[\d.,'’\s]*\d[\d.,'’\s]*$/;

/** How sheets write that there is no price. */
const NOTHING = /^(?:[-–—]+|n\/?a|nil|none|\/)$/i;

/** The currency that stands at a price, in capitals as it is written (`USD`, `€`). */
export function currencyIn(text: string): string | undefined {
  const price = withoutPriceUnits(narrow(text).trim());
  const { inFront, behind } = currencyPatterns(...CURRENCIES);
  return (inFront.exec(price) ?? behind.exec(price))?.[0].toUpperCase();
}

/** Whether a currency, as `currencyIn` writes it, is another one than US dollars, in which the table is as a rule. */
export const isForeign = (currency: string): boolean =>
  currencyPatterns('USD').inFront.exec(currency)?.[0] !== currency;

const CURRENCY_NAMED =
  /[€£¥¢₩₹円원]|元(?=\s*(?:[/／)）每]|$))|\b(?:usd|cad|eur|gbp|cny|rmb|jpy|hkd|aud|chf|inr|sgd|krw|mxn|brl|thb|vnd|myr|idr|twd|nzd|zar|aed|sek|nok|dkk|pln|czk|huf|euros?|yen|yuan|sterling|cents?)\b/gi;

/** The currencies that a title or a heading names (`all rates EUR per kg`), in capitals; cents are no dollars either. */
export const currenciesNamed = (text: string): readonly string[] =>
  (text.match(CURRENCY_NAMED) ?? []).map((name) => name.toUpperCase());

/**
 * The number of a cell as it was typed, without the currency and unit around it: `USD 4.50/kg` is `4.50`. A dash
 * is no price. What is still no number, such as one with the mark of a footnote, stays whole, so that it is seen with its error.
 */
export function numberCell(text: string): string {
  const trimmed = narrow(text).trim();
  if (NOTHING.test(trimmed)) return '';
  const { inFront, behind } = currencyPatterns(...CURRENCIES);
  const number = trimmed
    .replace(PER_WEIGHT, '')
    .replace(inFront, '')
    .trim()
    .replace(behind, '')
    .trim()
    .replace(UNIT, '')
    .trim();
  return DIGITS.test(number) ? number : text.trim();
}

const RANGE = /^(.*?\d.*?)(?:\s*[-–—~〜～]\s*|\s+(?:to|bis|a|à)\s+)(.*\d.*)$/i;

/** What a spreadsheet makes of `2-4`: a day, of which nobody knows what was typed. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Shortest and longest of `2-4 days`; a single time is both. */
export function timesIn(text: string): readonly [min: string, max: string] {
  if (DAY.test(text.trim())) return [text, text];
  const [, min, max] = RANGE.exec(narrow(text).trim()) ?? [];
  if (min === undefined || max === undefined) return [numberCell(text), numberCell(text)];
  return [numberCell(min), numberCell(max)];
}
