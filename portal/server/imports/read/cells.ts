import * as v from 'valibot';
import { isDay } from '../../../../shared/contract/day.ts';
import { OrderNumber } from '../../../../shared/contract/order-number.ts';
import { line } from '../../../../shared/contract/profile.ts';
import { type Reason, reason, reasonIn } from '../../../../shared/contract/reasons.ts';
import { parseMoney } from '../../../../shared/trade/amount.ts';
import { checkDigitOf, containerNumberIn } from '../../../../shared/trade/container-number.ts';
import { CURRENCIES } from '../../../../shared/trade/currencies.ts';

/** A cell as it is compared and stored, or why it can't be. */
export type CellResult = { value: string | readonly string[] } | { refusal: Reason };
/** Reads the text of a cell, which has one, without space around it. */
export type CellRule = (text: string) => CellResult;

const refused = (refusal: Reason): CellResult => ({ refusal });

const byRule =
  (schema: v.GenericSchema<string, string>): CellRule =>
  (text) => {
    const parsed = v.safeParse(schema, text, { abortEarly: true });
    if (parsed.success) return { value: parsed.output };
    return refused(reasonIn(parsed.issues[0].message) ?? reason('control'));
  };

/** A text of one line. */
export const oneLine = (most: number): CellRule => byRule(line(most, 1));

const numberRule = byRule(OrderNumber);

/** What a spreadsheet keeps of a formula without a result, or of one with an error. */
const FORMULA = /^=|^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/i;

export const isFormula = (text: string): boolean => FORMULA.test(text);

const MOST_ENTRIES = 500;

/** Several, divided by semicolons; each once. */
export function several(rule: CellRule): CellRule {
  return (text) => {
    const parts = text
      .split(/[;\r\n]+/)
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length > MOST_ENTRIES) return refused(reason('tooManyEntries', { most: MOST_ENTRIES }));
    const values = new Set<string>();
    for (const part of parts) {
      const one = rule(part);
      if ('refusal' in one) return one;
      values.add(String(one.value));
    }
    return { value: [...values] };
  };
}

/** Order and style numbers, as the order manager has them. */
export const numbers = several(numberRule);
export const orderNumber = numberRule;

/** One of a closed list, whatever its case and spaces; stored as the list writes it. */
export function choice(choices: readonly string[]): CellRule {
  const key = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '');
  const byKey = new Map(choices.map((word) => [key(word), word]));
  return (text) => {
    const value = byKey.get(key(text));
    return value ? { value } : refused(reason('importChoice', { choices: choices.join(', ') }));
  };
}

/** A day of the calendar; any other form could be read in two ways. */
export const day: CellRule = (text) => (isDay(text) ? { value: text } : refused(reason('importDate')));

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

/** Far above any number that fits; what follows takes more than proportionally long for longer ones. */
const LONGEST_NUMBER = 60;

/** A decimal of 0 or more, written without zeros that say nothing, so that equal numbers are equal texts. */
export function decimal({ whole, decimals }: { whole: number; decimals: number }): CellRule {
  return (text) => {
    if (text.length > LONGEST_NUMBER) return refused(reason('importNumber'));
    if (/^-\d+(\.\d+)?$/.test(text)) return refused(reason('negative'));
    if (!/^\d+(\.\d+)?$/.test(text)) return refused(reason('importNumber'));
    const value = plainDecimal(text);
    const [before = '', after = ''] = value.split('.');
    if (before.length > whole) return refused(reason('wholeDigits', { most: whole }));
    if (after.length > decimals) return refused(reason('decimals', { most: decimals }));
    return { value };
  };
}

/**
 * A price: as {@link decimal} with two decimals, and refused where its dot may group thousands. A number of a workbook has
 * no zero behind its decimals, so that `1.250` is always a text.
 */
export const money: CellRule = (text) => {
  const read = twoDecimals(text);
  if ('refusal' in read) return read;
  const parsed = parseMoney(text);
  if (!('error' in parsed) || parsed.error !== 'ambiguous') return read;
  return refused(reason('importAmbiguous', { whole: text.replace('.', ''), decimal: String(read.value) }));
};

const twoDecimals = decimal({ whole: 12, decimals: 2 });

/** `08.20` is `8.2`. */
const plainDecimal = (text: string): string => {
  const plain = text.replace(/^0+(?=\d)/, '');
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain;
};

export const currency: CellRule = (text) => {
  const value = text.toUpperCase();
  return CURRENCIES.includes(value) ? { value } : refused(reason('importCurrency'));
};
