import { type Digits, readRateNumber } from '../../../shared/trade/rate-number.ts';

/**
 * The decimal text of what stands in a cell, a price unless said otherwise; undefined for a blank one, and for what can't
 * be stored (D-76).
 */
export function numberIn(text: string, digits?: Digits): string | undefined {
  const read = readRateNumber(text, digits);
  return 'value' in read ? read.value : undefined;
}
