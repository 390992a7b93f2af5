import type { Block } from '../../../../shared/ui/grid/model/grid-model.ts';
import { isShared } from '../targets.ts';
import type { WeightUnit } from '../units/units.ts';
import { isUnit, readBeneath, readHeading } from './heading.ts';

/** The lines of headings of a block, by index; `end` is the first line beneath them. */
export interface HeadingLines {
  readonly start: number;
  readonly end: number;
}

/** A column's heading as it is shown, and what it becomes; undefined where nobody knows. */
export interface ColumnHeading {
  readonly text: string;
  readonly target: string | undefined;
  /** All that stands above the column, also of its group, which may name a unit. */
  readonly context: string;
}

/** Titles, logos and addresses of an agent stand above the headings, but not more lines of them. */
const SEARCHED = 30;

/** So many texts that are nothing but headings make a line of headings. */
const STRONG = 3;

const filled = (line: readonly string[]): number => line.filter((text) => text.trim()).length;

function isHeadingLine(line: readonly string[], levels: readonly string[]): boolean {
  const found = line.flatMap((text) => (text.trim() ? (readHeading(text, levels) ?? []) : []));
  const strong = new Set(found.filter(({ isAmbiguous }) => !isAmbiguous).map(({ target }) => target)).size;
  return strong >= STRONG || (strong >= 1 && found.length >= 2 && found.length * 2 >= filled(line));
}

/** A second line stands only beneath what is no whole heading: a gap, a group, or one that its unit follows. */
function isSecondLine(top: readonly string[], line: readonly string[], levels: readonly string[]): boolean {
  const isPart = (text: string, n: number) => {
    if (text.trim() === '' || isUnit(text)) return true;
    const above = readHeading(top[n] ?? '', levels)?.target;
    return above === undefined || above === 'time' || above === 'validity';
  };
  const isKnown = (text: string, n: number) =>
    readHeading(text, levels) ?? readBeneath(groupAt(top, n), text) ?? isUnit(text);
  return (
    filled(line) > 0 &&
    line.every(isPart) &&
    line.filter((text, n) => text.trim() && isKnown(text, n)).length * 2 >= filled(line)
  );
}

/** A merged cell has its text in its first column. */
function groupAt(line: readonly string[] | undefined, at: number): string {
  return (
    line
      ?.slice(0, at + 1)
      .findLast((text) => text.trim())
      ?.trim() ?? ''
  );
}

/**
 * The lines of headings, also of two lines and behind titles; undefined where the block has none.
 *
 * @param at index of the first of them, where the user says so
 */
export function findHeadings(block: Block, levels: readonly string[], at?: number): HeadingLines | undefined {
  const start = at ?? block.slice(0, SEARCHED).findIndex((line) => isHeadingLine(line, levels));
  const top = block[start];
  if (!top) return undefined;
  let end = start + 1;
  while (end < start + 3 && block[end] && isSecondLine(top, block[end]!, levels)) end += 1;
  return { start, end };
}

/**
 * The line that begins another table beneath the first one, by its index: it names the ends of lanes, and at least one column
 * otherwise. The same headings once more begin none.
 */
export function otherTableIn(
  block: Block,
  { start, end }: HeadingLines,
  targets: readonly (string | undefined)[],
  levels: readonly string[],
): number | undefined {
  const wordsOf = (line: readonly string[]) => line.filter((text) => text.trim()).join('\t');
  const known = new Set(block.slice(start, end).map(wordsOf));
  const index = block.findIndex((line, n) => {
    if (n < end || known.has(wordsOf(line))) return false;
    const found = line.map((text) => (text.trim() ? readHeading(text, levels) : undefined));
    const strong = new Set(found.flatMap((one) => (one && !one.isAmbiguous ? [one.target] : [])));
    if (strong.size < STRONG || !(strong.has('from') || strong.has('to'))) return false;
    return found.some((one, at) => one && !one.isAmbiguous && one.target !== targets[at]);
  });
  return index < 0 ? undefined : index;
}

/** The headings of all columns. No column of the table is named twice, except that of the notes. */
export function headingsIn(
  block: Block,
  { start, end }: HeadingLines,
  width: number,
  levels: readonly string[],
  unit?: WeightUnit,
): readonly ColumnHeading[] {
  const lines = block.slice(start, end);
  const above = [...block.slice(Math.max(0, start - 1), start), ...lines.slice(0, -1)].reverse();
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, n) => {
    const texts = lines.map((line) => line[n]?.trim() ?? '').filter(Boolean);
    const own = texts.filter((text) => !isUnit(text)).reverse();
    const [last = ''] = own;
    const readings = [
      ...(last ? above.map((line) => readBeneath(groupAt(line, n), last)) : []),
      ...own.map((text) => readHeading(text, levels, unit)?.target),
    ];
    const target = readings.find((one) => one !== undefined && !taken.has(one));
    if (target && !isShared(target)) taken.add(target);
    const groups = lines.map((line) => groupAt(line, n)).filter(Boolean);
    return { text: texts.join(' '), target, context: [...groups, ...texts].join(' ') };
  });
}
