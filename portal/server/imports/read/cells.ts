import * as v from 'valibot';
import { isDay } from '../../../../shared/contract/day.ts';
import { OrderNumber } from '../../../../shared/contract/order-number.ts';
import { line } from '../../../../shared/contract/profile.ts';
import { type Reason, reason, reasonIn } from '../../../../shared/contract/reasons.ts';
import { checkDigitOf, containerNumberIn } from '../../../../shared/trade/container-number.ts';
import { CURRENCIES } from '../../../../shared/trade/currencies.ts';
import { currencyDecimals } from '../../../../shared/trade/currency-decimals.ts';
import { type DateOrder, readDate } from '../../../../shared/trade/date-text.ts';
import type { DecimalSign } from '../../../../shared/trade/number-notation.ts';
import { readNumber } from '../../../../shared/trade/read-number.ts';
import { isShortened } from '../../../../shared/trade/shortened-number.ts';

/** A cell as it is compared and stored, or why it can't be. */
export type CellResult = { value: string | readonly string[] } | { refusal: Reason };

/** How the numbers of a cell's column are written (D-148). */
export interface Notation {
  /** The decimal sign of the language that the import was begun in. */
  readonly own: DecimalSign;
  /** The one that the numbers of the file tell. */
  readonly decided?: DecimalSign | undefined;
  /** The code that stands in the row's own column of currencies. */
  readonly currency?: string | undefined;
  /** The heading of the cell's column, which may name a unit. */
  readonly heading?: string;
  /** The codes of the currencies that it names. */
  readonly named?: readonly string[];
  /** The language that months are named in beside English; English by default. */
  readonly locale?: string;
  /** What the numbers of the column's dates mean; `open` where nothing tells it. */
  readonly order?: DateOrder | 'open' | undefined;
}

/** Reads the text of a cell, which has one, without space around it. */
export interface CellRule {
  (text: string, notation: Notation): CellResult;
  /** The numbers in the text, from which the notation of its column follows; a rule without it has none. */
  readonly numbersIn?: (text: string) => readonly string[];
  /** Whether it reads dates, whose order follows from its column. */
  readonly isDate?: boolean;
}

const refused = (refusal: Reason): CellResult => ({ refusal });

/** The mark of a footnote behind a number, which is none of its digits. */
const FOOTNOTE = /[^\s⁰¹²³⁴-⁹₀-₉†‡][⁰¹²³⁴-⁹₀-₉†‡]+$/u;

const byRule =
  (schema: v.GenericSchema<string, string>): CellRule =>
  (text) => {
    if (isShortened(text)) return refused(reason('importShortened'));
    const parsed = v.safeParse(schema, text, { abortEarly: true });
    if (parsed.success) return { value: parsed.output };
    return refused(reasonIn(parsed.issues[0].message) ?? reason('control'));
  };

/** A text of one line. */
export const oneLine = (most: number): CellRule => byRule(line(most, 1));

/** What people and programs write where there is no number (D-150). */
const NO_NUMBER = /^(?:[^\p{L}\p{N}]+|n\/a|nil|none|null|nan)$/iu;

/** A number of something: what a footnote's mark makes of it is another one, and signs alone are none. */
const numberOf =
  (rule: CellRule): CellRule =>
  (text, notation) => {
    if (NO_NUMBER.test(text)) return refused(reason('importNoReference'));
    return FOOTNOTE.test(text) ? refused(reason('importFootnote')) : rule(text, notation);
  };

/** The number of a record, of at most so many characters. */
export const reference = (most: number): CellRule => numberOf(oneLine(most));

const orderRule = numberOf(byRule(OrderNumber));

/**
 * What a spreadsheet keeps of a formula without a result, or of one with an error, in whatever language (`#WERT!`, `#¿NOMBRE?`); and
 * what it writes of a number for which its column is too narrow.
 */
const FORMULA = /^=|^#(?:N\/[ADV]|NV|GETTING_DATA|[¡¿]?[\p{L}_/]+\d?[!?])$|^#{3,}$/iu;

export const isFormula = (text: string): boolean => FORMULA.test(text);

/** What a quote leaves that is opened in a text file and never closed. */
export const isUnclosed = (text: string): boolean => text.startsWith('"') && !text.includes('"', 1);

const MOST_ENTRIES = 500;

const DIVIDED = /[;\r\n]+/;
/** No number of an order or style has a comma, which divides them in the order manager, too. */
const NUMBERS_DIVIDED = /[;,；、，\r\n]+/;

/** Several, divided by semicolons; each once. */
export function several(rule: CellRule, divided = DIVIDED): CellRule {
  const partsOf = (text: string) =>
    text
      .split(divided)
      .map((part) => part.trim())
      .filter(Boolean);
  const read: CellRule = (text, notation) => {
    const parts = partsOf(text);
    if (parts.length > MOST_ENTRIES) return refused(reason('tooManyEntries', { most: MOST_ENTRIES }));
    const values = new Set<string>();
    for (const part of parts) {
      const one = rule(part, notation);
      if ('refusal' in one) return one;
      values.add(String(one.value));
    }
    return { value: [...values] };
  };
  const { numbersIn } = rule;
  return numbersIn
    ? Object.assign(read, { numbersIn: (text: string) => partsOf(text).flatMap(numbersIn) })
    : read;
}

/** Order and style numbers, as the order manager has them. */
export const numbers = several(orderRule, NUMBERS_DIVIDED);
export const orderNumber = orderRule;

/** Two numbers of {@link OrderNumber} and what stands between them. */
const LONGEST_STYLE_ENTRY = 210;

/** Style numbers, each by itself or behind the number of its order. */
export const orderStyles = several(reference(LONGEST_STYLE_ENTRY), NUMBERS_DIVIDED);

/** One of a closed list, whatever its case and spaces; stored as the list writes it. */
export function choice(choices: readonly string[]): CellRule {
  const key = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '');
  const byKey = new Map(choices.map((word) => [key(word), word]));
  return (text) => {
    const value = byKey.get(key(text));
    return value ? { value } : refused(reason('importChoice', { choices: choices.join(', ') }));
  };
}

const ORDERS = ['dayFirst', 'monthFirst', 'yearFirst'] as const;

/** A day in whatever form. One whose numbers can be read in two ways is read as its column tells, or refused with both. */
const readDay = (text: string, { locale = 'en', order }: Notation): CellResult => {
  if (isDay(text)) return { value: text };
  const known = order === 'open' ? undefined : order;
  const reading = readDate(text, locale, known);
  const isOpen = order === 'open' || ('error' in reading && reading.error === 'ambiguous');
  const days = isOpen && known === undefined ? daysOf(text, locale) : [];
  const [one, other] = days;
  if (one !== undefined && other !== undefined) return refused(reason('importDateOrder', { one, other }));
  return 'value' in reading ? { value: reading.value } : refused(reason('importDate'));
};

/** All days that a text can mean. */
const daysOf = (text: string, locale: string): readonly string[] => [
  ...new Set(
    ORDERS.flatMap((order) => {
      const reading = readDate(text, locale, order);
      return 'value' in reading ? [reading.value] : [];
    }),
  ),
];

export const day: CellRule = Object.assign(readDay, { isDate: true });

const TIME =
  /^(\d{4}-\d\d-\d\d)(?:[ T]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?)? ?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/;

/** A moment to the minute, in UTC as `2026-01-20 14:00`; a text without an offset is in UTC, and a day begins in it. */
export const instant: CellRule = (text) => {
  const [, date = '', hours = '00', minutes = '00', offset = 'Z'] = TIME.exec(text) ?? [];
  const time = isDay(date) ? Date.parse(`${date}T${hours}:${minutes}:00${withColon(offset)}`) : Number.NaN;
  if (Number.isNaN(time)) return refused(reason('importTime'));
  return { value: new Date(time).toISOString().slice(0, 16).replace('T', ' ') };
};

const withColon = (offset: string) => offset.replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2');

/** The number of a container by ISO 6346, however it is divided, with the check digit that its other characters give. */
export const containerNumber: CellRule = (text) => {
  const value = containerNumberIn(text);
  if (!value || !'UJZ'.includes(value[3]!)) return refused(reason('importContainerForm'));
  const digit = String(checkDigitOf(value.slice(0, 10)));
  return value.endsWith(digit) ? { value } : refused(reason('importContainer', { digit }));
};

/** Size and type by ISO 6346, such as `45G1`. */
export const sizeType: CellRule = (text) => {
  const value = text.toUpperCase();
  return /^[1-9A-HK-NP][0-9A-HK-NP][A-Z][0-9A-Z]$/.test(value)
    ? { value }
    : refused(reason('importSizeType'));
};

export const iataCode: CellRule = (text) => {
  const value = text.toUpperCase();
  return /^[A-Z]{3}$/.test(value) ? { value } : refused(reason('importAirportCode'));
};

interface Digits {
  readonly whole: number;
  readonly decimals: number;
}

/** Of a price, whose currency may stand elsewhere. */
const MONEY_DECIMALS = 2;

/**
 * A decimal of 0 or more, written without zeros that say nothing, so that equal numbers are equal texts. One that can be read
 * in two ways is read as its file writes numbers, or else refused with both.
 */
export const decimal = (digits: Digits): CellRule =>
  numberRule(
    () => digits,
    ({ own }) => [own],
  );

/** What may stand behind a number of each unit, and what a heading of any other one has. */
const UNITS = {
  kg: {
    own: /\s*(?:kgs?|kilos?|kilogramm?e?s?|㎏|公斤|千克|キロ)\.?$/i,
    others: /(?<!\p{L})(?:lbs?|pounds?|tons?|tonnes?|mt|g|oz)(?!\p{L})|磅|ポンド|吨|トン/iu,
  },
  CBM: {
    own: /\s*(?:cbm|m3|m³|cu\.?\s?m|立方米|立米)\.?$/i,
    others: /(?<!\p{L})(?:cft|cuft|ft3|ft³|cu\.?\s?ft|cubic feet|l|litres?|liters?)(?!\p{L})|立方英尺/iu,
  },
  days: {
    own: /\s*(?:days?|d|tage?|días?|jours?|日|天)\.?$/i,
    others: /(?<!\p{L})(?:hours?|hrs?|weeks?)(?!\p{L})/iu,
  },
} as const;

/** What is more than a number. */
const BESIDE = /[^\d.,\s]/;

/** A number that may have its unit beside it. One of a column whose heading names another unit is refused. */
export function measured(rule: CellRule, unit: keyof typeof UNITS): CellRule {
  const { own, others } = UNITS[unit];
  const bare = (text: string) => text.replace(own, '');
  const read: CellRule = (text, notation) => {
    if (others.test(notation.heading ?? '') || (BESIDE.test(text) && others.test(text)))
      return refused(reason('importUnit', { unit }));
    return rule(bare(text), notation);
  };
  return Object.assign(read, {
    numbersIn: (text: string) => rule.numbersIn?.(bare(text)) ?? [],
  });
}

/**
 * A price. Nobody writes thousandths of money, so that one with three decimals may have thousands in whatever language. A
 * number of a workbook has no zero behind its decimals: `1.250` is always a text.
 */
export const money: CellRule = numberRule(
  () => ({ whole: 12, decimals: MONEY_DECIMALS }),
  () => ['.', ','],
);

/** What is billed, which keeps the decimals of its currency (D-149): of dinars thousandths are written, too. */
export const billed: CellRule = numberRule(
  ({ currency: code }) => ({ whole: 12, decimals: Math.max(MONEY_DECIMALS, decimalsOf(code)) }),
  ({ own, currency: code }) => (decimalsOf(code) > MONEY_DECIMALS ? [own] : ['.', ',']),
);

/** The currencies that a heading names by their codes. */
export const currenciesIn = (heading: string): readonly string[] =>
  (heading.toUpperCase().match(/(?<![A-Z])[A-Z]{3}(?![A-Z])/g) ?? []).filter((word) =>
    CURRENCIES.includes(word),
  );

/** Whether a column's heading names a currency, and the row another one. */
const isOtherCurrency = ({ named = [], currency: code }: Notation): boolean =>
  code !== undefined && named.length > 0 && !named.includes(code);

const decimalsOf = (code = '') => currencyDecimals(code);

const DIGIT = /\p{N}/u;

/**
 * @param digitsOf the most digits that fit
 * @param signsOf the decimal signs that a text may have, where its file doesn't tell the sign
 */
function numberRule(
  digitsOf: (notation: Notation) => Digits,
  signsOf: (notation: Notation) => readonly DecimalSign[],
): CellRule {
  const read: CellRule = (text, notation) => {
    const { decided, currency: code } = notation;
    if (isOtherCurrency(notation)) return refused(reason('importUnit', { unit: code! }));
    const digits = digitsOf(notation);
    const readings = (decided ? [decided] : signsOf(notation)).map((sign) => readNumber(text, sign, code));
    const reading = readings.find((one) => 'readings' in one) ?? readings[0]!;
    if ('value' in reading) return fitting(reading.value, digits);
    if (!('readings' in reading))
      return refused(reason(DIGIT.test(text) ? 'importNumber' : 'importNoAmount'));
    const [point, whole] = reading.readings;
    return decided ? fitting(whole, digits) : refused(reason('importAmbiguous', { whole, decimal: point }));
  };
  return Object.assign(read, { numbersIn: (text: string) => [text] });
}

function fitting(value: string, { whole, decimals }: Digits): CellResult {
  if (value.startsWith('-')) return refused(reason('negative'));
  const [before = '', after = ''] = value.split('.');
  if (before.length > whole) return refused(reason('wholeDigits', { most: whole }));
  if (after.length > decimals) return refused(reason('decimals', { most: decimals }));
  return { value };
}

export const currency: CellRule = (text) => {
  const value = text.toUpperCase();
  return CURRENCIES.includes(value) ? { value } : refused(reason('importCurrency'));
};
