import { decimal } from '../../../shared/trade/decimal.ts';
import { type Digits, PRICE_DIGITS } from '../../../shared/trade/digits.ts';
import { valueIn } from '../../../shared/ui/grid/model/number-cells.ts';

/** `value` is canonical decimal text (`1234.5`). `most` are the digits that it may have. */
export type CellNumber =
  | { readonly value: string }
  | { readonly error: 'blank' | 'notANumber' }
  | { readonly error: keyof Digits; readonly most: number };

/** What is a price already; a table of rates holds little else, and looks at it with every check. */
const PRICE = /^(?:0|[1-9]\d{0,9})(?:\.\d{1,4})?$/;
const LAST_ZEROS = /\.?0+$/;

/**
 * The number that a cell holds, as it is sent: canonical decimal text. No negative one, and none with more digits than are
 * stored, by default those of a price.
 */
export function numberOf(cell: string, digits: Digits = PRICE_DIGITS): CellNumber {
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

/** The value of {@link numberOf}; undefined for a blank cell, and for what can't be stored. */
export function numberIn(cell: string, digits?: Digits): string | undefined {
  const read = numberOf(cell, digits);
  return 'value' in read ? read.value : undefined;
}
