import { UNIT_CODES } from '../../../shared/contract/charges.ts';
import { localAmount } from '../../../shared/trade/amount.ts';
import { CURRENCIES } from '../../../shared/trade/currencies.ts';
import type { GridRules } from '../../../shared/ui/grid/model/grid-model.ts';
import { amountIn, type Cells, type ChargeRow, calculated, newRow, shownCells } from '../rows/charge-row.ts';
import { type Catalogue, normalizedType } from '../rows/charge-types.ts';
import { columnsOf, isAmount, type Kind } from '../rows/list-kind.ts';

/** What a cell of codes makes of a text: the code in capitals, or the text where it is none. */
function normalizedCode(codes: readonly string[], text: string): string {
  const code = text.trim().toUpperCase();
  return code === '' || codes.includes(code) ? code : text;
}

function normalize(catalogue: Catalogue, locale: string, column: string, text: string): string {
  if (isAmount(column)) return amountIn(text, locale) ?? (text.trim() && text);
  if (column === 'chargeType') return normalizedType(catalogue, text);
  if (column === 'currency') return normalizedCode(CURRENCIES, text);
  if (column === 'unitCode') return normalizedCode(UNIT_CODES, text);
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** Unit code and currency of the charge type's last use, where these cells are still empty. */
function prefilled(cells: Cells, catalogue: Catalogue, columns: readonly string[]): Cells {
  const type = catalogue.typeOf(cells.chargeType);
  if (!type) return cells;
  const currency = columns.includes('currency') ? normalizedCode(CURRENCIES, type.lastCurrency) : '';
  const unitCode = normalizedCode(UNIT_CODES, type.lastUnitCode);
  return { ...cells, unitCode: cells.unitCode || unitCode, currency: cells.currency || currency };
}

/** How the rows of a list behave in the grid. */
export function rulesOf(kind: Kind, catalogue: Catalogue, locale: string): GridRules<ChargeRow> {
  const columns = columnsOf(kind);

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
      cells: { ...cells, totalPrice: calculated(cells.quantity, cells.unitCost, locale) },
    };
  };

  return {
    columns,
    newRow: () => newRow(),
    copyRow: ({ cells, isManual }) => newRow(shownCells(cells, columns), isManual),
    normalize: (column, text) => normalize(catalogue, locale, column, text),
    show: (column, text) => (isAmount(column) ? localAmount(text, locale) : text),
    derive(row, written) {
      const touchesTotal = ['quantity', 'unitCost', 'totalPrice'].some((field) => written.includes(field));
      const summed = !kind.isFcl && touchesTotal ? withTotal(row, written) : row;
      if (!written.includes('chargeType')) return summed;
      return { ...summed, cells: prefilled(summed.cells, catalogue, columns) };
    },
    isStored: ({ stored }) => stored !== null,
  };
}
