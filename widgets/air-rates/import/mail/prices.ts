import { levelNamed } from '../headings/level-name.ts';

/** A price and its weight level. */
export interface LevelPrice {
  readonly level: string;
  /** As it is written, with its currency. */
  readonly price: string;
}

const WEIGHT = String.raw`\d{1,3}(?:[.,'’]\d{3})+|\d{1,5}`;
const KILOS = String.raw`\s?(?:kgs?\.?|kilos?|k|lbs?\.?|pounds?)`;
/** A break that needs no mark behind it: `+45`, `45kg`, `-45`, `N`, `min`. */
const MARKED = String.raw`(?:[+>≥<]|Q)\s?=?(?:${WEIGHT})(?:${KILOS})?|-(?:${WEIGHT})(?:${KILOS})?|(?:${WEIGHT})(?:${KILOS}\+?|\+(?:${KILOS})?)|min(?:imum)?\.?(?:\scharge)?|normal|[MN]`;
const RANGE = `(?<!,)(?:${WEIGHT})[-–](?:${WEIGHT})(?:${KILOS})?`;
const CURRENCY = String.raw`US\$|CA\$|HK\$|[$€£¥]|USD|CAD|EUR|GBP|CNY|RMB|JPY|HKD|AUD|CHF|INR|SGD|KRW|MXN|BRL`;
const PER_WEIGHT = String.raw`\s?(?:\/|per|p\.?)\s?(?:100\s?)?(?:kgs?|kilos?|k|lbs?|pounds?|cbm|m3)(?![\p{L}\d])`;
/** Its decimals may stand behind a comma, which may also be what divides it from the next break. */
const PRICE = String.raw`(?:(?:${CURRENCY})\s?)?\d+(?:[.,]\d{1,3})?(?!\d|\s*[:=]|[.,]\d+(?!\d|\s*[:=@]|\s?kg))(?:\s?(?:${CURRENCY})(?![\p{L}\d]))?(?:${PER_WEIGHT})?`;

/** The breaks of tariffs, which stand in a row behind others without any mark: `M 75.00 N 4.80 45 4.50 100 4.20`. */
const USUAL = `(?:45|100|250|300|500|1,?000|2,?000|3,?000)`;

const PAIR = new RegExp(
  String.raw`(?<![\p{L}\d+.]|\d:)(?:(?<marked>${RANGE}|${MARKED})(?:\s*[:=@/]\s*|\s+)|(?<bare>${WEIGHT})\s*[:=@]\s*|(?<usual>${USUAL})\s+(?=\d+[.,]\d\d(?!\d)))(?<price>${PRICE})(?![\p{L}\d])`,
  'giu',
);
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;

/** What stands between two prices. */
const BETWEEN = /^[\s|/;,.–—-]+|[\s|/;,.–—-]+$/g;

/**
 * The pairs of a break and its price in a text, such as `45: 4.80 / +100 4,50 / min 75`, each level once; `rest` is what
 * stands around them, so that nothing is lost.
 *
 * @param start where in the text the first of them begins; its length where there is none
 */
export function readPrices(
  text: string,
  levels: readonly string[],
): { readonly prices: readonly LevelPrice[]; readonly start: number; readonly rest: string } {
  const prices = new Map<string, string>();
  const around: string[] = [];
  let [start, end] = [text.length, 0];
  for (const { 0: pair, index, groups } of text.matchAll(PAIR)) {
    const { marked, bare, usual, price } = groups as Record<string, string>;
    if (usual !== undefined && prices.size === 0) continue;
    const level = TIME.test(pair) ? undefined : levelNamed(marked ?? `+${bare ?? usual}`, levels);
    if (level === undefined || prices.has(level)) continue;
    if (prices.size === 0) start = index;
    else around.push(text.slice(end, index));
    prices.set(level, price!);
    end = index + pair.length;
  }
  if (prices.size > 0) around.push(text.slice(end));
  return {
    prices: [...prices].map(([level, price]) => ({ level, price })),
    start,
    rest: around
      .map((part) => part.replace(BETWEEN, ''))
      .filter(Boolean)
      .join(' '),
  };
}
