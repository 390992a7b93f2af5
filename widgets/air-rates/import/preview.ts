import { widthOf } from '../../../shared/spreadsheet/sheet-block.ts';
import type { DateOrder } from '../../../shared/trade/date-text.ts';
import type { DecimalSign } from '../../../shared/trade/number-notation.ts';
import type { Block } from '../../../shared/ui/grid/model/grid-model.ts';
import type { Problem } from '../../../shared/ui/grid/problems/problems.ts';
import { levelOf } from '../rows/rate-row.ts';
import { isCode } from './cells/airport-cell.ts';
import { cellsFrom, type SourceText } from './cells/cells.ts';
import { datesIn } from './cells/date-cell.ts';
import { currenciesNamed, currencyIn, numberCell, timesIn } from './cells/number-cell.ts';
import type { NumberColumn } from './cells/number-signs.ts';
import { hasNoRouting, withDirectFlight } from './direct-flights.ts';
import type { Recognised, SourceColumn } from './recognise.ts';
import { isDateTarget, isNumberTarget } from './targets.ts';
import { ratesRemarks } from './units/remarks.ts';
import { columnUnit, ratesNotes, titleOf } from './units/sheet-units.ts';
import { columnCurrencies, rowUnitsOf } from './units/unit-column.ts';
import { type PriceUnit, weightUnitIn, withoutPriceUnits } from './units/units.ts';

/** What a check of the table says about the cells of a lane. */
export type LaneProblem = Pick<Problem, 'message' | 'severity' | 'column'>;
export type ProblemsOf = (cells: Readonly<Record<string, string>>) => readonly LaneProblem[];

/** Why a line is none of the lanes. */
export type LeftOutKind = 'hidden' | 'struck' | 'title' | 'note' | 'heading' | 'otherTable' | 'tooLong';

/** What becomes of one line of the block; `line` counts from 1 as spreadsheets do. */
export type PreviewLine =
  | {
      readonly line: number;
      readonly kind: 'lane';
      readonly cells: Readonly<Record<string, string>>;
      readonly problems: readonly LaneProblem[];
    }
  /** No lane: a title, a total, a note, the headings once more, what stands beneath other headings, a row that the sheet hides or strikes out, or one of a text file with more cells than headings. `text` is what stands there. */
  | { readonly line: number; readonly kind: LeftOutKind; readonly text: string }
  | { readonly line: number; readonly kind: 'empty' };

export type LaneLine = Extract<PreviewLine, { kind: 'lane' }>;
export type LeftOutLine = Extract<PreviewLine, { text: string }>;

export interface PreviewOptions {
  readonly locale: string;
  readonly order: DateOrder | undefined;
  /** The decimal sign of the numbers of a column, by its index; without one they are written as in the language. */
  readonly signOf?: ((index: number) => DecimalSign | undefined) | undefined;
  /** What the prices are for that don't say it themselves; kilograms by default. */
  readonly priceUnit?: PriceUnit | undefined;
  /** Blank cells of these columns take the text above them, as where a sheet has merged cells. */
  readonly repeated: readonly string[];
  readonly problemsOf: ProblemsOf;
  /** What stands in the rows that the sheet hides, and that are blank in the block, by their indexes. */
  readonly hidden?: ReadonlyMap<number, string> | undefined;
  /** The same of the rows that the sheet strikes out. */
  readonly struck?: ReadonlyMap<number, string> | undefined;
  /** Whether the sheet hides its column of routings: none of its lanes is taken for a direct flight. */
  readonly isRoutingHidden?: boolean | undefined;
  /** What the prices of a line are for, where a column says it that may be hidden; by default one of the block. */
  readonly unitOf?: ((index: number) => PriceUnit | undefined) | undefined;
  /** Whether the block comes from a text whose cells are divided by a sign. */
  readonly isSeparated?: boolean | undefined;
}

/** The columns that a sheet writes once for several lanes. */
const REPEATABLE = ['from', 'to', 'airline', 'validity', 'validityFrom', 'validityTo'];

const NOTE =
  /^\W*(?:(?:grand|sub)?[-\s]?totale?s?|(?:zwischen|gesamt|end)?summe|gesamt|sum|suma|somme|average|avg|durchschnitt|mittelwert|promedio|moyenne|ø|notes?|remarks?|terms|conditions|subject to|hinweise?|bemerkung(?:en)?|notas?|remarques?)(?![\p{L}\d])|^\s*(?:\*|合計|小計|総計|平均|总计|合计|小计|備考|备注|注)/iu;

const textsOf = (line: readonly string[]): readonly string[] => line.filter((text) => text.trim());

const targeted = (
  columns: readonly SourceColumn[],
  line: readonly string[],
  { signOf, priceUnit }: Pick<PreviewOptions, 'signOf' | 'priceUnit'>,
) =>
  columns.flatMap(({ index, target, context }): SourceText[] =>
    target !== null && line[index]?.trim()
      ? [
          {
            target,
            text: line[index],
            sign: signOf?.(index),
            unit: columnUnit(context) ?? priceUnit,
            isInPounds: weightUnitIn(context) === 'lb',
          },
        ]
      : [],
  );

/** What tells a lane from a note; a column of codes alone may be either end. */
const isOfLane = (target: string): boolean =>
  target === 'from' || target === 'to' || levelOf(target) !== undefined;

/** A lane has a price or both ends of its own; whatever has less explains something, or signs it. */
function isNote(
  line: readonly string[],
  cells: Readonly<Record<string, string>>,
  columns: readonly SourceColumn[],
) {
  const texts = textsOf(line);
  const isStart = isCode(line.find((text) => text.trim())?.trim() ?? '');
  if (!isStart && NOTE.test(texts[0]!)) return true;
  const isLane =
    Object.entries(cells).some(([column, text]) => levelOf(column) !== undefined && /\d/.test(text)) ||
    (cells.from && cells.to);
  // A block without prices and places, such as of airlines and notes, says nothing else.
  return !isLane && columns.some(({ target }) => target !== null && isOfLane(target));
}

/** What becomes of each line, in the order of the block. */
export function previewOf(
  block: Block,
  { headings, otherTable = block.length, columns, mailLines }: Recognised,
  options: PreviewOptions,
): readonly PreviewLine[] {
  const { locale, order, signOf, priceUnit, repeated, problemsOf, hidden, struck, isSeparated } = options;
  const names =
    headings && new Set(block.slice(headings.start, headings.end).map((line) => textsOf(line).join('\t')));
  const width = headings && Math.max(...block.slice(headings.start, headings.end).map(widthOf));
  const ownUnit = rowUnitsOf(columns);
  const unitOf = options.unitOf ?? ((n) => ownUnit(block[n] ?? []));
  const isRepeated = columns.filter(({ target }) => target !== null && repeated.includes(target));
  const above = new Map<number, string>();
  const isDirect = hasNoRouting(columns) && !options.isRoutingHidden;
  return block.flatMap((line, n): PreviewLine[] => {
    const at = n + 1;
    const texts = textsOf(line);
    const text = texts.map((one) => one.trim()).join(' ');
    const cellsOf = (texts: readonly string[]) =>
      cellsFrom(targeted(columns, texts, { signOf, priceUnit: unitOf(n) ?? priceUnit }), {
        locale,
        order,
      });
    const laneOf = (found: Readonly<Record<string, string>>): PreviewLine[] => {
      if (Object.keys(found).length === 0) return [{ line: at, kind: 'note', text }];
      const cells = isDirect ? withDirectFlight(found) : found;
      return [{ line: at, kind: 'lane', cells, problems: problemsOf(cells) }];
    };
    const hiddenText = hidden?.get(n);
    if (hiddenText !== undefined) return [{ line: at, kind: 'hidden', text: hiddenText }];
    const struckText = struck?.get(n);
    if (struckText !== undefined) return [{ line: at, kind: 'struck', text: struckText }];
    if (mailLines.has(n)) return laneOf(cellsOf(line));
    if (headings && n >= headings.start && n < headings.end) return [];
    if (texts.length === 0) return [{ line: at, kind: 'empty' }];
    if (headings && n < headings.start) return [{ line: at, kind: 'title', text }];
    if (n >= otherTable) return [{ line: at, kind: 'otherTable', text }];
    if (names?.has(texts.join('\t'))) return [{ line: at, kind: 'heading', text }];
    const cells = cellsOf(line);
    if (isNote(line, cells, columns)) return [{ line: at, kind: 'note', text }];
    // A sign within a cell moved the others: which one, nobody knows.
    if (isSeparated && width !== undefined && widthOf(line) > width)
      return [{ line: at, kind: 'tooLong', text }];
    const full = [...line];
    for (const { index } of isRepeated) {
      if (line[index]?.trim()) above.set(index, line[index]);
      else full[index] = above.get(index) ?? '';
    }
    return laneOf(isRepeated.length > 0 ? cellsOf(full) : cells);
  });
}

/** The columns in which a lane has nothing beneath a lane that has something. */
export function repeatable(block: Block, recognised: Recognised): readonly string[] {
  const lines = previewOf(block, recognised, {
    locale: 'en',
    order: 'dayFirst',
    repeated: [],
    problemsOf: () => [],
  }).filter(({ kind, line }) => kind === 'lane' && !recognised.mailLines.has(line - 1));
  return recognised.columns.flatMap(({ index, target }) => {
    if (target === null || !REPEATABLE.includes(target)) return [];
    const first = lines.findIndex(({ line }) => block[line - 1]![index]?.trim());
    const isBlankBelow =
      first >= 0 && lines.slice(first).some(({ line }) => !block[line - 1]![index]?.trim());
    return isBlankBelow ? [target] : [];
  });
}

/** The texts of all dates, from which the order of day and month follows. */
export const datesOf = (block: Block, { headings, columns }: Recognised, locale: string): readonly string[] =>
  columns
    .filter(({ target }) => target !== null && isDateTarget(target))
    .flatMap(({ index, target }) =>
      block
        .slice(headings?.end ?? 0)
        .flatMap((line) =>
          target === 'validity' ? datesIn(line[index] ?? '', locale) : (line[index] ?? ''),
        ),
    );

/** The texts of all numbers by column, from which their decimal sign follows. */
export const numbersOf = (block: Block, { headings, columns }: Recognised): readonly NumberColumn[] => {
  const lines = block.slice(headings?.end ?? 0);
  return columns
    .filter(({ target }) => target !== null && isNumberTarget(target))
    .map(({ index, target }) => ({
      index,
      texts: lines.flatMap((line) => {
        const text = line[index] ?? '';
        return target === 'time' ? timesIn(text) : numberCell(withoutPriceUnits(text));
      }),
    }));
};

/** The currencies that stand at the prices, beside them, in what stands above them, or in the name of the sheet; the table has none, so a reader should know. */
export const currenciesOf = (
  block: Block,
  { headings, columns }: Recognised,
  name = '',
): readonly string[] => {
  const prices = columns.filter(({ target }) => target !== null && levelOf(target) !== undefined);
  const lines = block.slice(headings?.end ?? 0);
  const atPrices = prices.flatMap(({ index }) =>
    lines.flatMap((line) => currencyIn(line[index] ?? '') ?? []),
  );
  const titles = block.slice(0, headings?.end ?? 0).flat();
  const above = [titleOf(name), ...titles].flatMap(currenciesNamed);
  const below = ratesNotes(lines).flatMap(currenciesNamed);
  const beside = ratesRemarks(lines, columns).flatMap(currenciesNamed);
  return [...new Set([...above, ...below, ...atPrices, ...columnCurrencies(lines, columns), ...beside])];
};
