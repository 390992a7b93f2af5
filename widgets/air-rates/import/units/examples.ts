import { decimalSignOf } from '../../../../shared/trade/number-notation.ts';
import { readNumber } from '../../../../shared/trade/read-number.ts';
import type { Block } from '../../../../shared/ui/grid/model/grid-model.ts';
import { levelOf } from '../../rows/rate-row.ts';
import { numberCell } from '../cells/number-cell.ts';
import type { Recognised } from '../recognise.ts';
import { isBreak, isPriceColumn } from './sheet-units.ts';
import { withoutPriceUnits } from './units.ts';

/** A price of the sheet to show what becomes of it, as canonical decimal text. */
export function examplePriceIn(block: Block, { headings, columns }: Recognised, locale: string): string {
  const sign = decimalSignOf(locale);
  const prices = columns.filter(({ target }) => isPriceColumn(target));
  for (const line of block.slice(headings?.end ?? 0))
    for (const { index } of prices) {
      const reading = readNumber(numberCell(withoutPriceUnits(line[index] ?? '')), sign);
      if ('value' in reading) return reading.value;
    }
  return '1';
}

/** A weight break of the sheet, as it is written. */
export const exampleBreakIn = (columns: Recognised['columns']): string =>
  columns.flatMap(({ target }) => (isBreak(target) ? levelOf(target!)! : [])).at(-1) ?? '100';
