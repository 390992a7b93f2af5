import type { Letters } from './fonts.ts';
import type { TextColumn } from './text-column.ts';

/** Where the columns of a table stand, in points. */
export interface ColumnWidths {
  /** Of the texts. */
  size: number;
  /** Of each column with its padding. */
  widths: readonly number[];
}

/** On both sides of a cell. */
export const PADDING = 4;
/** Of the texts: the largest at which no text is wrapped, or else at which no word is broken. */
const SIZES = [8, 7.5, 7, 6.5, 6, 5.5, 5];
/** In a smaller one wrapped texts of a larger one are read with less effort. */
const SMALLEST_UNWRAPPED = 7;

interface Need {
  /** The widest text in one line. */
  whole: number;
  /** The widest part that is not to be broken. */
  least: number;
}

/**
 * The widths that the columns share the width of the page in: each gets what it needs, long texts are wrapped. `air` is what stands
 * before each number besides, where there is room, in points.
 */
export function shareWidth(
  columns: readonly TextColumn[],
  { page, air = 0 }: { page: number; air?: number | undefined },
  letters: { regular: Letters; bold: Letters },
): ColumnWidths {
  const needs = columns.map((column) => needOf(column, letters));
  const at = (size: number, part: keyof Need) => needs.map((need) => need[part] * size + 2 * PADDING);
  const fits = (part: keyof Need) => (size: number) => sum(at(size, part)) <= page;
  const size =
    SIZES.filter((size) => size >= SMALLEST_UNWRAPPED).find(fits('whole')) ??
    SIZES.find(fits('least')) ??
    SIZES.at(-1)!;
  const whole = at(size, 'whole');
  const spare = page - sum(whole);
  if (spare < 0) return { size, widths: between(at(size, 'least'), whole, page) };
  // A number in a column that is wider than it would stand far from its label, or close to the next text.
  const texts = columns.filter(({ isUnbroken }) => !isUnbroken).length;
  const before = columns.map(({ align }) => (align === 'right' ? Math.min(air, spare / columns.length) : 0));
  const rest = (spare - sum(before)) / texts;
  return {
    size,
    widths: whole.map((width, n) => width + before[n]! + (columns[n]!.isUnbroken ? 0 : rest)),
  };
}

/** Each between its least and its whole width. */
function between(least: readonly number[], whole: readonly number[], page: number): number[] {
  const lack = page - sum(least);
  // Not even the least ones fit: words are broken, too.
  if (lack < 0) return least.map((width) => (width * page) / sum(least));
  const more = whole.map((width, n) => width - least[n]!);
  return least.map((width, n) => width + (more[n]! * lack) / sum(more));
}

function needOf(
  { labels, cells, isUnbroken }: TextColumn,
  { regular, bold }: { regular: Letters; bold: Letters },
): Need {
  const labelWords = labels.flatMap(wordsOf).map(bold.width);
  const texts = [...new Set(cells.flat())];
  const whole = widest([...texts.map(regular.width), ...labelWords]);
  const unbroken = isUnbroken ? texts : texts.flatMap(wordsOf);
  return { whole, least: Math.min(whole, widest([...unbroken.map(regular.width), ...labelWords])) };
}

/** A longer word may be broken, in ems. */
const WIDEST_WORD = 14;

const widest = (widths: readonly number[]): number =>
  Math.min(
    widths.reduce((most, width) => Math.max(most, width), 0),
    WIDEST_WORD * 2,
  );

const wordsOf = (text: string): string[] => text.split(' ').map((word) => word.slice(0, WIDEST_WORD));

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);
