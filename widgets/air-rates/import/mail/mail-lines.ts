import { sortedLevels } from '../../../../shared/trade/weight-levels.ts';
import type { Block } from '../../../../shared/ui/grid/model/grid-model.ts';
import { columnsOf, levelOf } from '../../rows/rate-row.ts';
import type { SourceColumn } from '../recognise.ts';
import { type MailRate, readMailLine } from './mail-line.ts';

/** The rates of the lines that have one in words, by index of the line. */
export const mailLinesIn = (block: Block, levels: readonly string[]): ReadonlyMap<number, MailRate> =>
  new Map(
    block.flatMap((line, n) => {
      const rate = readMailLine(line, levels);
      return rate ? [[n, rate] as const] : [];
    }),
  );

/** The block with those rates in the columns of their targets, which are added where there are none. */
export function spread(
  block: Block,
  rates: ReadonlyMap<number, MailRate>,
  columns: readonly SourceColumn[],
): { readonly block: Block; readonly columns: readonly SourceColumn[] } {
  if (rates.size === 0) return { block, columns };
  const targets = new Set([...rates.values()].flatMap((rate) => Object.keys(rate)));
  const levels = sortedLevels([...targets].flatMap((target) => levelOf(target) ?? []));
  const missing = columnsOf(levels).filter(
    (target) => targets.has(target) && !columns.some((column) => column.target === target),
  );
  const width = Math.max(0, ...columns.map(({ index }) => index + 1));
  const all = [
    ...columns,
    ...missing.map((target, n) => ({ index: width + n, heading: '', context: '', target })),
  ];
  return {
    columns: all,
    block: block.map((line, n) => {
      const rate = rates.get(n);
      if (!rate) return line;
      const cells: string[] = Array.from({ length: width + missing.length }, () => '');
      for (const [target, text] of Object.entries(rate))
        cells[all.find((column) => column.target === target)!.index] = text;
      return cells;
    }),
  };
}
