import { decimal } from '../../../shared/trade/decimal.ts';

const NUMBER = /^\d*\.?\d*$/;

/**
 * The decimal text of what stands in a cell, without needless zeros; undefined for a blank cell and for what is no
 * number. Of a dot and a comma the last is the decimal sign; a lone comma before one or two digits is one, too, and
 * before more it groups thousands (D-76).
 */
export function numberIn(text: string): string | undefined {
  const typed = text.normalize('NFKC').trim();
  const isDecimalComma =
    typed.lastIndexOf(',') > typed.lastIndexOf('.') && (typed.includes('.') || /^\d*,\d{1,2}$/.test(typed));
  const plain = isDecimalComma
    ? typed.replaceAll('.', '').replace(/,(?=\d*$)/, '.')
    : typed.replaceAll(',', '');
  return NUMBER.test(plain) && /\d/.test(plain) ? decimal(plain.replace(/\.$/, '')).toFixed() : undefined;
}
