import { type Decimal, decimal, withDecimals } from '../../../../shared/trade/decimal.ts';
import { narrow } from '../../../../shared/trade/narrow.ts';

/** What a price is for; `other` is a volume, or tons of whichever country, which no weight follows from. */
export type PriceUnit = 'kg' | '100kg' | '1000kg' | 'lb' | '100lb' | 'other';

export type WeightUnit = 'kg' | 'lb';

const POUND = '0.45359237';
const KILOGRAMS: Readonly<Record<Exclude<PriceUnit, 'other'>, string>> = {
  kg: '1',
  '100kg': '100',
  '1000kg': '1000',
  lb: POUND,
  '100lb': '45.359237',
};

const PRICE_DECIMALS = 4;
/** Of a break or a capacity. */
const WEIGHT_DECIMALS = 2;

const KG = String.raw`kg\.?s?|kilos?|kilogramm?e?s?|㎏|公斤|千克|キロ(?:グラム)?`;
const LB = String.raw`lb\.?s?|pounds?(?!\s*sterling)|libras?|livres?|pfund|英磅|磅|ポンド`;
const OTHER = String.raw`cbms?|cu\.?\s?m|m3|m³|㎥|cubic\s?met(?:er|re)s?|kubikmeter|立方米|立米|cft|cu\.?\s?ft|w\/m|tons?|tonnes?|toneladas?|mt|吨|噸|トン`;
const HUNDREDWEIGHT = 'cwt';
/** What stands between a price and its unit. */
const PER = String.raw`(?:\/|／|(?<!\p{Script=Latin})(?:per|pro|por|par|je|p)(?![\p{L}])\.?\/?|每)`;
/** `100 kg`, `a kilo`; behind it stands no letter that would make another word of it. */
const AMOUNT = String.raw`\s*(?:(?<many>100|1[.,]?000|10|1)\s*|(?:a|one|el|la|le)\s+)?`;
const UNIT = String.raw`(?:(?<kg>${KG})|(?<lb>${LB})|(?<cwt>${HUNDREDWEIGHT})|(?<other>${OTHER}))(?!\p{Script=Latin})`;
/** Not the weight of a volume, `167 kg/cbm`. */
const NO_WEIGHT = String.raw`(?<!(?:${KG}|${LB})\s*)`;
/** In Chinese and Japanese the word may stand behind. */
const EACH = `(?<eachKg>${KG})(?:あたり|当たり)|(?<eachLb>${LB})(?:あたり|当たり)`;

const PRICE_UNIT = new RegExp(`${NO_WEIGHT}${PER}${AMOUNT}${UNIT}|${EACH}`, 'giu');

function unitOf(groups: Record<string, string | undefined>): PriceUnit {
  const { kg, lb, cwt, eachKg, eachLb } = groups;
  const many = groups.many === '1' ? undefined : groups.many;
  if (eachKg) return 'kg';
  if (eachLb) return 'lb';
  if (cwt) return many ? 'other' : '100lb';
  const hundred = many === '100';
  if (kg && many !== '10') return many === undefined ? 'kg' : hundred ? '100kg' : '1000kg';
  if (lb && (many === undefined || hundred)) return hundred ? '100lb' : 'lb';
  return 'other';
}

/** The units that a text says prices are for, each once. */
export const priceUnitsIn = (text: string): readonly PriceUnit[] => [
  ...new Set(Array.from(narrow(text).matchAll(PRICE_UNIT), ({ groups }) => unitOf(groups!))),
];

/** A text without the units of its prices: `+100 USD/lb` is `+100 USD`. */
export const withoutPriceUnits = (text: string): string => {
  const plain = narrow(text);
  const bare = plain.replace(PRICE_UNIT, ' ');
  return bare === plain ? text : bare.trim();
};

const POUNDS = new RegExp(String.raw`(?<!\p{Script=Latin})(?:${LB})(?!\p{Script=Latin})|\d\s*#`, 'iu');
const KILOS = new RegExp(String.raw`(?<!\p{Script=Latin})(?:${KG})(?!\p{Script=Latin})`, 'iu');

/** The unit of a weight that a text names; undefined where it names none, or both. */
export function weightUnitIn(text: string): WeightUnit | undefined {
  const plain = narrow(text);
  const [lb, kg] = [POUNDS.test(plain), KILOS.test(plain)];
  return lb === kg ? undefined : lb ? 'lb' : 'kg';
}

/** A text without the words of pounds. */
export const withoutPounds = (text: string): string =>
  text.replace(new RegExp(POUNDS.source, 'giu'), (found) => /^\d/.exec(found)?.[0] ?? ' ');

/**
 * What a kilogram costs, to as many decimals as a price has.
 *
 * @param value canonical decimal text
 */
export const perKilogram = (value: string, unit: Exclude<PriceUnit, 'other'>): string =>
  unit === 'kg' ? value : rounded(decimal(value).div(KILOGRAMS[unit]), PRICE_DECIMALS);

/** Pounds in kilograms, as canonical decimal text. */
export const kilogramsOfPounds = (pounds: string): string =>
  rounded(decimal(pounds).times(POUND), WEIGHT_DECIMALS);

const rounded = (value: Decimal, decimals: number): string =>
  decimal(withDecimals(value, decimals)).toFixed();
