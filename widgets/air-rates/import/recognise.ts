import { type Merged, spreadAcross, uncovered } from '../../../shared/spreadsheet/sheet-block.ts';
import type { Block } from '../../../shared/ui/grid/model/grid-model.ts';
import { columnsOf, levelOf } from '../rows/rate-row.ts';
import { targetsByContent } from './by-content.ts';
import { findHeadings, type HeadingLines, headingsIn, otherTableIn } from './headings/heading-lines.ts';
import { mailLinesIn, spread } from './mail/mail-lines.ts';
import { isShared } from './targets.ts';
import type { WeightUnit } from './units/units.ts';

/** A column of the block that holds something. */
export interface SourceColumn {
  /** Its index in the block. */
  readonly index: number;
  /** Empty where the block has no headings. */
  readonly heading: string;
  /** All that stands above it, also of its group. */
  readonly context: string;
  /** What it becomes, see `targetsOf`; null for one that is left out. */
  readonly target: string | null;
}

export interface Recognised {
  /** undefined for a block without headings. */
  readonly headings: HeadingLines | undefined;
  /** Index of the line with which a table of other headings begins: it is none of the lanes, nor is anything beneath it. */
  readonly otherTable: number | undefined;
  readonly columns: readonly SourceColumn[];
  /** The block, with the rates of a mail's lines in the columns that they belong to. */
  readonly block: Block;
  /** Indexes of those lines. */
  readonly mailLines: ReadonlySet<number>;
}

/** What is known about the table that the block goes to. */
export interface TableState {
  readonly levels: readonly string[];
  /** Id of the column that the block was pasted in; the first one by default. */
  readonly column?: string | undefined;
  readonly locale: string;
  /** Of the weight breaks whose headings name none; kilograms by default. */
  readonly breakUnit?: WeightUnit | undefined;
}

/**
 * What a block of texts holds: its lines of headings, and what each column becomes. Lines may differ in length; columns
 * without a text in any line beneath the headings are not named. Lines of a mail with a rate in words have columns of their
 * own behind those of the table around them, where it has none of the kind.
 *
 * @param heading index of the line of headings, or `none`, where the user says so
 * @param merged cells beneath merged ones, whose text holds for each of their lines, and prices beside them
 */
export function recognise(
  block: Block,
  table: TableState,
  heading?: number | 'none',
  merged: Merged = {},
): Recognised {
  const rates = mailLinesIn(block, table.levels);
  const others = rates.size === 0 ? block : block.map((line, n) => (rates.has(n) ? [] : line));
  const { headings, otherTable, columns } = recogniseTable(others, table, heading, merged);
  const targets = new Map(columns.map(({ index, target }) => [index, target]));
  const filled = withMerged(block, merged, headings, (n) => targets.get(n));
  return { headings, otherTable, mailLines: new Set(rates.keys()), ...spread(filled, rates, columns) };
}

/** A price that stands once for several weight levels holds for each of them. */
function withMerged(
  block: Block,
  { covered, across }: Merged,
  headings: HeadingLines | undefined,
  targetOf: (column: number) => string | null | undefined,
): Block {
  const whole = uncovered(block, covered, headings?.end ?? 0);
  const isPrice = (column: number) => levelOf(targetOf(column) ?? '') !== undefined;
  return headings ? spreadAcross(whole, across, headings.end, isPrice) : whole;
}

function recogniseTable(
  block: Block,
  { levels, column, locale, breakUnit }: TableState,
  heading: number | 'none' | undefined,
  merged: Merged,
): Pick<Recognised, 'headings' | 'otherTable' | 'columns'> {
  const headings = heading === 'none' ? undefined : findHeadings(block, levels, heading);
  const rows = block.slice(headings?.end ?? 0);
  const widest = rows.reduce((most, line) => Math.max(most, line.length), 0);
  // A column of prices may have none but those that stand beside it.
  const lines = headings && merged.across ? block.slice(headings.start, headings.end) : [];
  const width = lines.reduce((most, line) => Math.max(most, line.length), widest);
  const named = headings && headingsIn(block, headings, width, levels, breakUnit);
  const columns = columnsOf(levels);
  const from = Math.max(0, column === undefined ? 0 : columns.indexOf(column));
  const targets = named
    ? named.map(({ target }) => target)
    : targetsByContent(rows, width, columns.slice(from), locale);
  const filled = withMerged(block, merged, headings, (n) => targets[n]).slice(headings?.end ?? 0);
  return {
    headings,
    otherTable: headings && otherTableIn(block, headings, targets, levels),
    columns: targets.flatMap((target, index) =>
      filled.some((line) => line[index]?.trim())
        ? [
            {
              index,
              heading: named?.[index]?.text ?? '',
              context: named?.[index]?.context ?? '',
              target: target ?? null,
            },
          ]
        : [],
    ),
  };
}

/** Weight levels of the mapping that the table does not have yet, in their order in the block. */
export const newLevelsIn = (
  columns: readonly SourceColumn[],
  levels: readonly string[],
): readonly string[] => [
  ...new Set(
    columns.flatMap(({ target }) => {
      const level = target === null ? undefined : levelOf(target);
      return level === undefined || levels.includes(level) ? [] : [level];
    }),
  ),
];

/** The mapping after the user chose what a column becomes; another column with the same target is left out. */
export const withTarget = (
  columns: readonly SourceColumn[],
  index: number,
  target: string | null,
): readonly SourceColumn[] =>
  columns.map((column) => {
    if (column.index === index) return { ...column, target };
    return column.target === target && target !== null && !isShared(target)
      ? { ...column, target: null }
      : column;
  });
