import { decimal } from '../../../shared/trade/decimal.ts';
import {
  type Digits,
  PRICE_DIGITS,
  type RateNumber,
  readRateNumber,
} from '../../../shared/trade/rate-number.ts';
import { valueIn } from '../../../shared/ui/grid/model/number-cells.ts';

/** What is a price already; a table of rates holds little else, and looks at it with every check. */
const PRICE = /^(?:0|[1-9]\d{0,9})(?:\.\d{1,4})?$/;
const LAST_ZEROS = /\.?0+$/;

/**
 * The number that a cell holds, as it is sent: canonical decimal text. No negative one, and none with more digits than are
 * stored, by default those of a price.
 */
export function numberOf(cell: string, digits: Digits = PRICE_DIGITS): RateNumber {
  if (digits === PRICE_DIGITS && PRICE.test(cell))
    return { value: cell.includes('.') ? cell.replace(LAST_ZEROS, '') : cell };
  if (cell.trim() === '') return { error: 'blank' };
  const held = valueIn(cell);
  if (held === undefined || held.startsWith('-')) return { error: 'notANumber' };
  const value = decimal(held).toFixed();
  const [before = '', after = ''] = value.split('.');
  for (const [error, part] of [
    ['whole', before],
    ['decimals', after],
  ] as const)
    if (part.length > digits[error]) return { error, most: digits[error] };
  return { value };
}

/**
 * The decimal text of what stands in a cell, a price unless said otherwise; undefined for a blank one, and for what can't
 * be stored (D-76).
 */
export function numberIn(text: string, digits?: Digits): string | undefined {
  const read = readRateNumber(text, digits);
  return 'value' in read ? read.value : undefined;
}
