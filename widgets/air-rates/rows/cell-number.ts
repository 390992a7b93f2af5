import { readRateNumber } from '../../../shared/trade/rate-number.ts';

/** The decimal text of what stands in a cell; undefined for a blank one, and for what is no number (D-76). */
export function numberIn(text: string): string | undefined {
  const read = readRateNumber(text);
  return 'value' in read ? read.value : undefined;
}
