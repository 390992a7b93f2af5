import { narrow } from '../../../../shared/trade/narrow.ts';
import {
  kilogramsOfPounds,
  type WeightUnit,
  weightUnitIn,
  withoutPounds,
  withoutPriceUnits,
} from '../units/units.ts';
import { folded } from './fold.ts';
import { LEVEL_WORDS } from './words.ts';

/** A weight as headings have it: `45`, `1,000`. Three digits behind a mark are thousands: nobody weighs grams. */
const WEIGHT = String.raw`(\d{1,3}(?:[.,'’]\d{3})+|\d+)`;
const BELOW = new RegExp(`^(?:[-<≤]=?|under|below|upto|unter|bis|menosde|hasta|moinsde|0-)${WEIGHT}$`);
const FROM = new RegExp(
  `^(?:q?[+>≥]?=?|over|above|ab|über|desde|masde|másde|dès|plusde)${WEIGHT}(?:\\+|以上|up|andup|plus)?$`,
);
const BETWEEN = new RegExp(`^${WEIGHT}-${WEIGHT}$`);
/** Far above any heading of a weight. */
const LONGEST = 200;
/** Raised digits and daggers, and a number or letter in brackets behind a weight: `+45 (1)`, `+100 a)`. */
const FOOTNOTES = /[¹²³⁰⁴-⁹†‡]+|(?<=\d.*)(?:[([]\s*(?:\d{1,2}|[a-z*])\s*[)\]]|\s(?:\d{1,2}|[a-z])\))/g;
const UNITS = /㎏|kilogramm?e?s?|kilos?|kgs?|公斤|千克|キロ|usd|eur|cad|gbp|cny|jpy|per|[\s*()[\]:$€£¥]|\/$/g;

/** Airlines shorten kilograms to one letter, which behind a single digit would be a thousand: `+45K`. */
const KILOS = /(?<=\d\d)k(?=\+?$)/;

const CURRENCIES = /(?<!\p{L})(?:usd|eur|cad|gbp|cny|jpy)(?!\p{L})|[$€£¥]/giu;
const withoutCurrency = (text: string): string => text.replace(CURRENCIES, ' ');
const weightOf = (digits: string): string => String(Number(digits.replace(/\D/g, '')));

/**
 * The weight level that a heading names: `+ 100 Kgs`, `45+`, `Q300`, `>500`, `100-299 kg` by the weight that it begins
 * with, without the mark of a footnote (`+45²`); `-45` and `N` are `normal`, `M` is `minimum`; one of the table's own names is itself. Undefined for any other.
 *
 * @param unit of the weights whose heading names none; pounds become kilograms
 */
export function levelNamed(
  heading: string,
  levels: readonly string[],
  unit: WeightUnit = 'kg',
): string | undefined {
  if (heading.length > LONGEST) return undefined;
  const bare = withoutPriceUnits(heading);
  const inPounds = (weightUnitIn(bare) ?? unit) === 'lb';
  const own = levels.find((level) => level.toLowerCase() === bare.trim().toLowerCase());
  if (own && !(inPounds && /^\d/.test(own))) return own;
  const named = LEVEL_WORDS.get(folded(withoutCurrency(bare.replace(/\(.*?\)|（.*?）/g, ''))));
  if (named) return named;
  const text = withoutPounds(narrow(bare).toLowerCase())
    .replace(FOOTNOTES, '')
    .replace(/[‐-―−~〜]/g, '-')
    .replace(UNITS, '')
    .replace(KILOS, '');
  if (BELOW.test(text)) return 'normal';
  const digits = (FROM.exec(text) ?? BETWEEN.exec(text))?.[1];
  if (!digits) return undefined;
  const weight = weightOf(digits);
  if (weight === '0') return undefined;
  const kilograms = inPounds ? kilogramsOfPounds(weight) : weight;
  return levels.find((level) => level.trim() !== '' && Number(level) === Number(kilograms)) ?? kilograms;
}
