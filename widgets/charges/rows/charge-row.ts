import type { ChargeLine, Conversion } from '../../../shared/contract/charges.ts';
import { formatAmount, parseAmount } from '../../../shared/trade/amount.ts';
import { isManualTotal, lineTotal } from '../../../shared/trade/money.ts';
import type { GridRow } from '../../../shared/ui/grid/model/grid-model.ts';
import type { Catalogue } from './charge-types.ts';
import type { Conflicts } from './conflict.ts';
import { FIELDS, type Field, isAmount, type Kind } from './list-kind.ts';

export type Cells = Readonly<Record<Field, string>>;

export interface ChargeRow extends GridRow {
  readonly cells: Cells;
  /** The line that it was loaded from, and its cells as they were then; null for a new row. */
  readonly stored: { readonly line: ChargeLine; readonly cells: Cells } | null;
  /** The total was entered, be it by hand, pasted or filled in, or is stored as one; it is not calculated (CHG-26, D-21). */
  readonly isManual: boolean;
  /** What a merge found changed by both. */
  readonly conflicts?: Conflicts;
}

let keys = 0;

/** A key that no row had before. */
export const newKey = (): string => {
  keys += 1;
  return `line ${keys}`;
};

const BLANK = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Cells;

export const newRow = (cells: Cells = BLANK, isManual = false): ChargeRow => ({
  key: newKey(),
  cells,
  stored: null,
  isManual,
});

/** The amount that a cell's text means, with two decimals; undefined where it is blank or none (D-124). */
export function amountIn(text: string, locale: string): string | undefined {
  const parsed = parseAmount(text, locale);
  return 'value' in parsed ? formatAmount(parsed.value) : undefined;
}

/** Amounts of the wire are canonical whatever the language; what can't be read stands as it is, to be corrected. */
const formatted = (text: string): string => amountIn(text, 'en') ?? text;

/** The total that follows from its row, or `''` as long as one of the two is missing (CHG-26). */
export function calculated(quantity: string, unitCost: string, locale: string): string {
  const [count, cost] = [amountIn(quantity, locale), amountIn(unitCost, locale)];
  return count !== undefined && cost !== undefined ? lineTotal(count, cost) : '';
}

type Entered = Pick<
  ChargeLine,
  | 'chargeType'
  | 'unitCode'
  | 'currency'
  | 'quantity'
  | 'unitCost'
  | 'totalPrice'
  | 'minimumPrice'
  | 'comments'
>;

const cellsOf = (line: Entered, catalogue: Catalogue): Cells =>
  Object.fromEntries(
    FIELDS.map((field) => {
      if (field === 'chargeType') return [field, catalogue.textOf(line.chargeType)];
      return [field, isAmount(field) ? formatted(line[field]) : line[field]];
    }),
  ) as Cells;

/** CHG-28, D-21: a stored total that is off is calculated again, unless it was edited by hand or has no quantity. */
function withStoredTotal(cells: Cells, kind: Kind, isManual: boolean): Cells {
  const { quantity, unitCost, totalPrice } = cells;
  const product = kind.isFcl || isManual ? '' : calculated(quantity, unitCost, 'en');
  if (product === '') return cells;
  const total = amountIn(totalPrice, 'en');
  const isOff = total === undefined || isManualTotal(total, cells.quantity, cells.unitCost);
  return isOff ? { ...cells, totalPrice: product } : cells;
}

/** The row of a stored line. */
export function rowOf(line: ChargeLine, kind: Kind, catalogue: Catalogue, key = newKey()): ChargeRow {
  const isManual = !kind.isFcl && line.manuallyEditedTotal;
  const cells = withStoredTotal(cellsOf(line, catalogue), kind, isManual);
  return { key, cells, stored: { line, cells }, isManual };
}

/** The cells of a copy: what doesn't show stays behind, since nobody could correct it (D-110). */
export const shownCells = (cells: Cells, columns: readonly string[]): Cells =>
  Object.fromEntries(FIELDS.map((field) => [field, columns.includes(field) ? cells[field] : ''])) as Cells;

/** A new row like a line of another record, as it was entered: before the conversion, and of shown columns only. */
export function copiedRow(
  line: ChargeLine,
  kind: Kind,
  columns: readonly string[],
  catalogue: Catalogue,
): ChargeRow {
  const { original } = line;
  const entered = original
    ? { ...line, ...original, manuallyEditedTotal: isEditedBefore(line.quantity, original) }
    : line;
  const { cells, isManual } = rowOf(entered, kind, catalogue);
  return newRow(shownCells(cells, columns), isManual);
}

/** Whether the total was one by hand already before the conversion. */
export function isEditedBefore(quantity: string, { totalPrice, unitCost }: Conversion): boolean {
  const [total = '', count = '', cost = ''] = [totalPrice, quantity, unitCost].map((text) =>
    amountIn(text, 'en'),
  );
  return isManualTotal(total, count, cost);
}

const isSameCells = (a: Cells, b: Cells): boolean => FIELDS.every((field) => a[field] === b[field]);

/** Whether a save would change something about the row; a row that was only added holds nothing yet. */
export const isUnsaved = ({ stored, cells, isRemoved = false }: ChargeRow): boolean =>
  isRemoved || !isSameCells(stored?.cells ?? BLANK, cells);
