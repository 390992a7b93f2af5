import { type Digits, readRateNumber } from '../../../shared/trade/rate-number.ts';
import type { Problem } from '../../../shared/ui/grid/problems/problems.ts';
import { texts } from './texts/index.ts';

/** A single comma with three digits behind it, and no other sign. */
const ONE_COMMA = /^\d+,\d{3,}$/;

/** Writes canonical decimal text in the notation of a language; formatted as a text, which is exact. */
export function numberWriter(locale: string): (value: string) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 4, useGrouping: false });
  return (value) => format.format(value as `${number}`);
}

/**
 * What a number is read as whose comma may have been meant as a decimal sign (D-76); undefined for any other text. A price
 * unless `digits` say otherwise.
 */
export function thousandsWarning(
  column: string,
  text: string,
  written: (value: string) => string,
  digits?: Digits,
): Problem | undefined {
  if (!ONE_COMMA.test(text.trim())) return undefined;
  const read = readRateNumber(text, digits);
  // After a lone zero it is a decimal sign.
  if (!('value' in read) || read.value.includes('.')) return undefined;
  return {
    severity: 'warning',
    column,
    message: texts('air.warning.thousands', { number: written(read.value) }),
  };
}
