import type { DecimalSign } from '../../../shared/trade/number-notation.ts';
import { createNumberCells, type NumberCells } from '../../../shared/ui/grid/model/number-cells.ts';
import { type ChargeRow, countedAmount, heldAmount } from '../rows/charge-row.ts';
import { isAmount } from '../rows/list-kind.ts';

/** The quantities and amounts of the lines, each amount in the currency of its row. */
export const chargeNumbers = (sign: DecimalSign): NumberCells<ChargeRow> =>
  createNumberCells({
    sign,
    has: isAmount,
    currencyOf: (column, row) => (column === 'quantity' ? '' : (row?.cells.currency ?? '')),
    hold: heldAmount,
    shown: (column, value, row) => countedAmount(column, value, row?.cells.currency ?? ''),
  });
