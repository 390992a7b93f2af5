import type { ChargeLine, Conversion } from '../../../shared/contract/charges.ts';
import { fitsAmount } from '../../../shared/trade/amount.ts';
import {
  isManualTotal,
  lineTotal,
  QUANTITY_DECIMALS,
  roundedAmount,
  UNIT_COST_DECIMALS,
  withAtMost,
} from '../../../shared/trade/money.ts';
import { writeNumber } from '../../../shared/trade/number-notation.ts';
import { readNumber } from '../../../shared/trade/read-number.ts';
import type { GridRow } from '../../../shared/ui/grid/model/grid-model.ts';
import { unreadCell, valueIn } from '../../../shared/ui/grid/model/number-cells.ts';
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

/** Whether nothing is entered in a new row yet. */
export const isBlankRow = ({ stored, cells }: ChargeRow): boolean =>
  stored === null && FIELDS.every((field) => cells[field].trim() === '');

const NEEDLESS_ZEROS = /(\.\d\d\d*?)0+$/;

/** Decimal text as a cell holds it: with two decimals at least (CHG-29, D-149), and no needless ones. Nothing is rounded. */
export const heldAmount = (value: string): string => writeNumber(value, '.', 2).replace(NEEDLESS_ZEROS, '$1');

/** Whatever is shown and sent of a number is this, and hardly any has more decimals. */
const SHORT = /^-?\d+\.\d\d$/;

/** A number as it counts in its column (D-149): a quantity, a unit cost, or an amount as its currency has it. */
export function countedAmount(field: string, value: string, currency: string): string {
  if (field === 'quantity') return SHORT.test(value) ? value : withAtMost(value, QUANTITY_DECIMALS);
  if (field === 'unitCost') return SHORT.test(value) ? value : withAtMost(value, UNIT_COST_DECIMALS);
  return roundedAmount(value, currency);
}

/** So short it has no more digits than an amount may have. */
const FITTING = 13;

/** What the number in a cell counts as, `''` where there is none that can be read, or that fits. */
export function amountIn(field: Field, cells: Pick<Cells, Field>): string {
  const value = valueIn(cells[field]);
  if (value === undefined || (value.length > FITTING && !fitsAmount(value))) return '';
  return countedAmount(field, value, cells.currency);
}

/** Amounts of the wire are canonical whatever the language; what can't be read stands as it is, to be corrected. */
function held(text: string): string {
  const read = readNumber(text, '.');
  return 'value' in read ? heldAmount(read.value) : unreadCell(text);
}

/** The total that follows from its row, or `''` as long as one of the two is missing (CHG-26). */
export function calculated(cells: Cells): string {
  const [count, cost] = [amountIn('quantity', cells), amountIn('unitCost', cells)];
  return count && cost ? lineTotal(count, cost, cells.currency) : '';
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
      return [field, isAmount(field) ? held(line[field]) : line[field]];
    }),
  ) as Cells;

/**
 * CHG-28, D-21: a stored total that is off is calculated again, unless it was edited by hand or has no quantity. One that is
 * not stands as it is stored (D-160).
 */
function withStoredTotal(cells: Cells, kind: Kind, isManual: boolean): Cells {
  const product = kind.isFcl || isManual ? '' : calculated(cells);
  if (product === '') return cells;
  const total = valueIn(cells.totalPrice);
  const isOff = total === undefined || isOffProduct(total, cells);
  return isOff ? { ...cells, totalPrice: product } : cells;
}

const isOffProduct = (total: string, cells: Cells): boolean =>
  isManualTotal(total, amountIn('quantity', cells), amountIn('unitCost', cells), cells.currency);

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
export function isEditedBefore(quantity: string, { totalPrice, unitCost, currency }: Conversion): boolean {
  const [total, count, cost] = [held(totalPrice), held(quantity), held(unitCost)].map(
    (cell) => valueIn(cell) ?? '',
  ) as [string, string, string];
  return isManualTotal(total, count, cost, currency);
}

const isSameCells = (a: Cells, b: Cells): boolean => FIELDS.every((field) => a[field] === b[field]);

/** Whether a save would change something about the row; a row that was only added holds nothing yet. */
export const isUnsaved = ({ stored, cells, isRemoved = false }: ChargeRow): boolean =>
  isRemoved || !isSameCells(stored?.cells ?? BLANK, cells);
