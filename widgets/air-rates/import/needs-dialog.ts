import { dateOrderOf } from '../../../shared/trade/date-order.ts';
import { readDate } from '../../../shared/trade/date-text.ts';
import type { Block } from '../../../shared/ui/grid/model/grid-model.ts';
import { levelOf } from '../rows/rate-row.ts';
import { fits, isShifted, kindOf } from './cells/kinds.ts';
import { isOfOtherUnit } from './cells/price-unit.ts';
import { readMailLine } from './mail/mail-line.ts';
import { priceOrder } from './price-order.ts';
import { isDateTarget } from './targets.ts';

const HEADING = /^\W*(?:from|to|origin\w*|dest\w*|p[od][ld]|ao[ld]|von|nach|carrier|airline)\W*$/i;

/** More lines than these are alike. */
const LOOKED_AT = 50;

/**
 * Whether a block has to be looked at before it is pasted: it has headings, lines of a mail as lanes or around them, dates whose
 * day could be the month, prices in another currency than the table's or in another order than that of its levels, or texts
 * that can't stand in the columns where they would come to lie. Everything else the grid pastes as it is.
 *
 * @param columns ids of the table's columns, from the one on that the block begins in
 */
export function needsDialog(block: Block, columns: readonly string[], locale: string): boolean {
  if (columns[0] !== 'comment' && block.some((line) => readMailLine(line, []))) return true;
  if (block.length === 1 && block[0]!.length === 1) return false;
  const looked = block.slice(0, LOOKED_AT);
  const prices = columns.flatMap((column, n) => (levelOf(column) === undefined ? [] : [n]));
  const lanes = looked.map((line) => prices.map((n) => line[n] ?? ''));
  const levels = prices.map((n) => columns[n]!).slice(0, priceCount(lanes));
  if (priceOrder(lanes, levels) !== levels) return true;
  if (isOrderOpen(block, columns, locale)) return true;
  const isTable = looked.some((line) => textsIn(line) > 2);
  return looked.some((line, n) => {
    const kinds = line.map((text) => (text.trim() ? kindOf(text, locale) : undefined));
    const isMisplaced = (text: string, at: number) => {
      const [kind, column] = [kinds[at], columns[at]];
      if (kind === undefined) return false;
      if (column === undefined || (n === 0 && HEADING.test(text)) || !fits(kind, column)) return true;
      if (levelOf(column) !== undefined && isOfOtherUnit(text)) return true;
      return isDateTarget(column) && 'error' in readDate(text, locale);
    };
    const isAlone = isTable && textsIn(line) === 1 && columns[0] === 'from' && kinds[0] !== undefined;
    return isAlone || isShifted(kinds, columns) || line.some(isMisplaced);
  });
}

function isAmbiguous(text: string, locale: string): boolean {
  const reading = readDate(text, locale);
  return 'error' in reading && reading.error === 'ambiguous';
}

/** Whether the grid, which reads each date by itself, might take one for another than the whole of them tells. */
function isOrderOpen(block: Block, columns: readonly string[], locale: string): boolean {
  const dates = block.flatMap((line) => line.filter((_, n) => isDateTarget(columns[n] ?? '')));
  const reading = dateOrderOf(dates, locale);
  return 'ask' in reading || reading.order === 'yearFirst' || dates.some((text) => isAmbiguous(text, locale));
}

const textsIn = (line: readonly string[]): number => line.filter((text) => text.trim()).length;

/** In how many columns there are prices. */
const priceCount = (lanes: readonly (readonly string[])[]): number =>
  lanes.reduce((most, lane) => Math.max(most, lane.findLastIndex((text) => text.trim()) + 1), 0);
