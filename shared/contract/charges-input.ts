import * as v from 'valibot';
import { CURRENCIES } from '../trade/currencies.ts';
import { COMMENT_MAX_LENGTH, FEATURES, MAX_LINES, UNIT_CODES } from './charges.ts';
import { RateText } from './exchange-rate.ts';
import { Id } from './id.ts';
import { because } from './reasons.ts';

const NO_NUMBER = because('noNumber');

/** The role that the page claims; the real one is the server's to know (D-02). */
const Role = v.nullish(v.picklist(['admin', 'agent']));

const OnList = { recordId: Id, featureType: v.picklist(FEATURES), role: Role };

/** API-49 */
export const LoadCharges = v.object(OnList);

/** A text without the zeros that say nothing: `-007.5` becomes `-7.50`. */
function canonical(text: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)0*(\d+)(?:\.(\d\d?))?/.exec(text) ?? [];
  const amount = `${whole}.${decimals.padEnd(2, '0')}`;
  return amount === '0.00' ? amount : sign + amount;
}

/**
 * A number or a decimal text; understood as the exact text with 2 decimals, blank as null. Nothing is rounded (CHG-41):
 * what isn't exact in 2 decimals is refused, and so is what a JSON number could not hold exactly.
 */
const Amount = v.pipe(
  v.nullish(v.union([v.number(), v.string()], NO_NUMBER), ''),
  v.transform((value) => String(value).trim()),
  v.check((text) => /^(-?\d+(\.\d+)?)?$/.test(text), NO_NUMBER),
  v.check((text) => /^-?0*\d{0,12}(\.|$)/.test(text), because('wholeDigits')),
  v.check((text) => /^[^.]*(\.\d\d?0*)?$/.test(text), because('decimals')),
  v.transform((text) => (text === '' ? null : canonical(text))),
);

const amounts = { unitCost: Amount, totalPrice: Amount, minimumPrice: Amount };

const NO_CURRENCY = because('noCurrency');
const KNOWN = new Set(CURRENCIES);
const isCurrency = (code: string) => KNOWN.has(code);

/** Plain text, drawn as text only; control characters other than tab and line break are refused. */
const plainText = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.length <= maxLength, because('text.long', { most: maxLength })),
    v.check((text) => !/(?![\t\r\n])\p{Cc}/u.test(text), because('text.control')),
    v.check((text) => text.isWellFormed(), because('text.half')),
  );

/** YYYY-MM-DD of a day that exists */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** D-22; whether the rate is a known one is the server's to check. */
const ConversionInput = v.object({
  currency: v.pipe(
    v.string(),
    v.check(isCurrency, NO_CURRENCY),
    v.check((code) => code !== 'CAD' && code !== 'USD', because('notConverted')),
  ),
  ...amounts,
  rate: v.pipe(
    v.custom<number | string>((rate) => v.is(RateText, rate), because('noRate')),
    v.transform((rate) => v.parse(RateText, rate)),
  ),
  rateDate: v.custom<string>(isDay, because('noDate')),
  source: plainText(200),
});

/** A line as it is sent. Which fields it needs depends on the record (CHG-30 to CHG-33). */
const ChargeInput = v.object({
  chargeType: Id,
  unitCode: v.picklist(UNIT_CODES),
  currency: v.pipe(
    v.nullish(v.string(), ''),
    v.check((code) => code === '' || isCurrency(code), NO_CURRENCY),
    v.transform((code) => (code === '' ? null : code)),
  ),
  quantity: Amount,
  ...amounts,
  comments: v.nullish(plainText(COMMENT_MAX_LENGTH), ''),
  original: v.nullish(ConversionInput, null),
});

/** API-52: all lines of the list, which they replace (D-19). */
export const SaveCharges = v.object({
  ...OnList,
  charges: v.pipe(v.array(ChargeInput), v.maxLength(MAX_LINES)),
  /** Left out or null: the stored flag stays (D-120). */
  addProfit: v.nullish(v.boolean()),
  /** Of the load that the lines are based on; 0 for a record that was never saved. */
  revision: v.custom<number>(
    (revision) => Number.isInteger(revision) && Number(revision) >= 0,
    'This is not the revision of a load.',
  ),
});
export type SaveCharges = v.InferOutput<typeof SaveCharges>;
/** What a client sends. */
export type SaveChargesPayload = v.InferInput<typeof SaveCharges>;
