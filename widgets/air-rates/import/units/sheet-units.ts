import type { Block } from '../../../../shared/ui/grid/model/grid-model.ts';
import { levelOf } from '../../rows/rate-row.ts';
import type { Recognised } from '../recognise.ts';
import { OF_RATES } from './rate-words.ts';
import { BESIDE, remarkUnitsOf } from './remarks.ts';
import { rowUnitsOf } from './unit-column.ts';
import { type PriceUnit, priceUnitsIn, type WeightUnit, weightUnitIn, withoutPriceUnits } from './units.ts';

/** What a sheet says about the unit of something: all that it names, and the one where nothing speaks against it. */
export interface UnitReading<Unit> {
  readonly found: readonly Unit[];
  readonly certain: Unit | undefined;
}

/** What a sheet says about its units; undefined where nothing but kilograms is named. */
export interface SheetUnits {
  /** Of the prices whose cell and heading name none. */
  readonly price: UnitReading<PriceUnit> | undefined;
  /** Of the weight breaks whose heading names none. */
  readonly weight: UnitReading<WeightUnit> | undefined;
  /** What headings and cells name themselves, and what is converted without a question. */
  readonly own: readonly PriceUnit[];
}

/** What speaks of weight breaks. */
const OF_WEIGHTS =
  /(?<!\p{L})(?:weights?|breaks?|weight\s?breaks?|gewicht\w*|staffel\w*|pesos?|tramos?|poids|tranches?)(?!\p{L})|重量|体重/iu;

/** Whether prices for a weight stand in a column; the minimum is one for a shipment. */
export const isPriceColumn = (target: string | null): boolean =>
  target !== null && levelOf(target) !== undefined && target !== 'level minimum';
export const isBreak = (target: string | null): boolean => /^\d/.test(levelOf(target ?? '') ?? '');

/** The name of a sheet or file as a title: `Rates_per_lb` is `Rates per lb`. */
export const titleOf = (name: string): string => name.replace(/[_-]+/g, ' ');

/**
 * Reads the units of a sheet from its name, titles and headings, and, less certainly, from what stands between and below its
 * lanes, and in remarks beside them.
 */
export function sheetUnitsOf(
  block: Block,
  { headings, columns }: Pick<Recognised, 'headings' | 'columns'>,
  name = '',
): SheetUnits {
  const titles = [titleOf(name), ...block.slice(0, headings?.start ?? 0).map((line) => line.join(' '))];
  const lines = block.slice(headings?.end ?? 0);
  const rowUnit = rowUnitsOf(columns);
  const prices = columns.filter(({ target }) => isPriceColumn(target));
  const below = ratesNotes(lines);
  const inTitles = unique(titles.flatMap(priceUnitsIn));
  const inNotes = unique(below.flatMap(priceUnitsIn));
  const open = prices.filter(({ context }) => columnUnit(context) === undefined);
  const { named: inCells, isMixed } = cellUnits(lines, open);
  const inOpenHeadings = unique(open.flatMap(({ context }) => priceUnitsIn(context)));
  const inRows = unique(lines.flatMap((line) => rowUnit(line) ?? []));
  const remarkUnits = remarkUnitsOf(columns);
  const inRemarks = unique(
    lines.flatMap((line) => (rowUnit(line) === undefined ? remarkUnits(line).named : [])),
  );
  // Where nobody knows what a column is, its unit may be that of the prices beside it.
  const inOthers = unique(
    columns.flatMap(({ target, heading }) => (target === null ? priceUnitsIn(heading) : [])),
  ).filter((unit) => unit !== 'other');
  const speaksOfPounds = [...titles, ...below, ...prices.map(({ context }) => context)].some(
    (text) => weightUnitIn(text) === 'lb',
  );
  const found = unique([
    ...inTitles,
    ...inNotes,
    ...inOpenHeadings,
    ...inOthers,
    ...inRemarks,
    ...(isMixed ? inCells : []),
    ...(inTitles.length === 0 && speaksOfPounds ? (['lb'] as const) : []),
  ]);
  const isSilent =
    open.length === 0 || (inCells.length > 0 && !isMixed) || found.every((unit) => unit === 'kg');
  const isCertain = inTitles.length === 1 && found.length === 1;
  const price = isSilent ? undefined : { found, certain: isCertain ? inTitles[0] : undefined };

  const breaks = columns.filter(({ target, context }) => isBreak(target) && !weightIn(context));
  const told = unique(
    [...titles, ...below].flatMap((text) => (OF_WEIGHTS.test(text) ? (weightUnitsNear(text) ?? []) : [])),
  );
  const inPounds =
    speaksOfPounds ||
    isPerPounds([...inRows, ...inOthers]) ||
    prices.some(({ context }) => isPerPounds(priceUnitsIn(context)));
  const mayBePounds = told.includes('lb') || (told.length === 0 && inPounds);
  const weight =
    breaks.length === 0 || !mayBePounds
      ? undefined
      : { found: unique<WeightUnit>([...told, 'lb']), certain: told.length === 1 ? told[0] : undefined };
  const inColumns = prices.flatMap(({ context }) => columnUnit(context) ?? []);
  const own = unique([...inColumns, ...inCells, ...inRows]).filter(
    (unit) => unit !== 'kg' && unit !== 'other',
  );
  return { price, weight, own };
}

/** More cells are a lane. */
const MOST_CELLS = 2;

/** The texts below the headings that speak of rates. */
export const ratesNotes = (lines: Block): readonly string[] =>
  lines.flatMap((line) => {
    const texts = line.filter((text) => text.trim());
    const note = texts.join(' ');
    return texts.length <= MOST_CELLS && OF_RATES.test(note) ? [note] : [];
  });

/** The unit that a heading names for the prices below it; what can't be converted has to be asked about. */
export function columnUnit(context: string): PriceUnit | undefined {
  const units = priceUnitsIn(context);
  return units.length === 1 && units[0] !== 'other' ? units[0] : undefined;
}

/** The units that prices name themselves, and whether others name none. */
function cellUnits(
  lines: Block,
  columns: Recognised['columns'],
): { readonly named: readonly PriceUnit[]; readonly isMixed: boolean } {
  const named = new Set<PriceUnit>();
  let isBare = false;
  for (const line of lines)
    for (const { index } of columns) {
      const text = line[index] ?? '';
      const units = BESIDE.test(text) ? priceUnitsIn(text) : [];
      for (const unit of units) named.add(unit);
      isBare ||= units.length === 0 && /\d/.test(text);
    }
  const units = [...named];
  return { named: units, isMixed: isBare && units.some((unit) => unit !== 'kg') };
}

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];
const isPerPounds = (units: readonly PriceUnit[]) => units.includes('lb') || units.includes('100lb');

/** The unit of the weight break that a heading names itself. */
const weightIn = (heading: string): WeightUnit | undefined => weightUnitIn(withoutPriceUnits(heading));

/** The unit that stands with the weights, where a text also says what prices are for. */
function weightUnitsNear(text: string): WeightUnit | undefined {
  const at = OF_WEIGHTS.exec(text)!.index;
  return weightUnitIn(withoutPriceUnits(text.slice(at))) ?? weightUnitIn(withoutPriceUnits(text));
}
