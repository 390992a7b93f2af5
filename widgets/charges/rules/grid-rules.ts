import { unitCodeOf } from '../../../shared/trade/charge-units.ts';
import { CURRENCIES } from '../../../shared/trade/currencies.ts';
import { narrow } from '../../../shared/trade/narrow.ts';
import { decimalSignOf } from '../../../shared/trade/number-notation.ts';
import type { GridRules } from '../../../shared/ui/grid/model/grid-model.ts';
import { type NumberCells, unreadText, valueIn } from '../../../shared/ui/grid/model/number-cells.ts';
import { type Cells, type ChargeRow, calculated, newRow, shownCells } from '../rows/charge-row.ts';
import { type Catalogue, normalizedType } from '../rows/charge-types.ts';
import { columnsOf, type Field, type Kind } from '../rows/list-kind.ts';
import { chargeNumbers } from './number-columns.ts';

/** What a cell of currencies makes of a text: the code in capitals, or the text where it is none. */
function normalizedCurrency(text: string): string {
  const code = narrow(text).trim().toUpperCase();
  return code === '' || CURRENCIES.includes(code) ? code : text;
}

/** The same for a unit, of which people write the name as well. */
const normalizedUnit = (text: string): string => (text.trim() === '' ? '' : (unitCodeOf(text) ?? text));

function normalizedText(catalogue: Catalogue, column: string, text: string): string {
  if (column === 'chargeType') return normalizedType(catalogue, text);
  if (column === 'currency') return normalizedCurrency(text);
  if (column === 'unitCode') return normalizedUnit(text);
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** Unit code and currency of the charge type's last use, where these cells are still empty. */
function prefilled(cells: Cells, catalogue: Catalogue, columns: readonly string[]): Cells {
  const type = catalogue.typeOf(cells.chargeType);
  if (!type) return cells;
  const currency = columns.includes('currency') ? normalizedCurrency(type.lastCurrency) : '';
  const unitCode = normalizedUnit(type.lastUnitCode);
  return { ...cells, unitCode: cells.unitCode || unitCode, currency: cells.currency || currency };
}

/** With the amounts that could only be read in the currency that the row has now, such as `$5`. */
function withAmountsRead(row: ChargeRow, numbers: NumberCells<ChargeRow>): ChargeRow {
  const read = (['unitCost', 'totalPrice', 'minimumPrice'] satisfies Field[]).flatMap((field) => {
    const cell = row.cells[field];
    if (cell === '' || valueIn(cell) !== undefined || numbers.readings(field, cell, row)) return [];
    const now = numbers.read(field, unreadText(cell), row);
    return valueIn(now) === undefined ? [] : [[field, now]];
  });
  return read.length > 0 ? { ...row, cells: { ...row.cells, ...Object.fromEntries(read) } } : row;
}

/** Those of a table with numbers. */
export interface LineGridRules extends GridRules<ChargeRow> {
  readonly numbers: NumberCells<ChargeRow>;
}

/** How the rows of a list behave in the grid. */
export function rulesOf(kind: Kind, catalogue: Catalogue, locale: string): LineGridRules {
  const columns = columnsOf(kind);
  const numbers = chargeNumbers(decimalSignOf(locale));

  const withTotal = (row: ChargeRow, written: readonly string[]): ChargeRow => {
    const { cells } = row;
    let { isManual } = row;
    // CHG-27; a total that was pasted together with them counts.
    if (written.includes('quantity') || written.includes('unitCost')) isManual = false;
    if (written.includes('totalPrice')) isManual = cells.totalPrice.trim() !== '';
    if (isManual) return { ...row, isManual };
    return {
      ...row,
      isManual,
      cells: { ...cells, totalPrice: calculated(cells) },
    };
  };

  return {
    columns,
    newRow: () => newRow(),
    copyRow: ({ cells, isManual }) => newRow(shownCells(cells, columns), isManual),
    numbers,
    normalize: (column, text, row) =>
      numbers.has(column) ? numbers.read(column, text, row) : normalizedText(catalogue, column, text),
    show: (column, text, row) => (numbers.has(column) ? numbers.show(column, text, row) : text),
    derive(row, written) {
      const named = written.includes('chargeType')
        ? { ...row, cells: prefilled(row.cells, catalogue, columns) }
        : row;
      const isOther = named.cells.currency !== row.cells.currency || written.includes('currency');
      const read = isOther ? withAmountsRead(named, numbers) : named;
      const touchesTotal = ['quantity', 'unitCost', 'totalPrice'].some((field) => written.includes(field));
      // Another currency may have other decimals.
      const isToRound = isOther && calculated(read.cells) !== '';
      return !kind.isFcl && (touchesTotal || isToRound) ? withTotal(read, written) : read;
    },
    isStored: ({ stored }) => stored !== null,
  };
}
