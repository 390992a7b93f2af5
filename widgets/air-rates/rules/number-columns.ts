import { AIR_RATE_CURRENCY } from '../../../shared/trade/air-rate-currency.ts';
import type { DecimalSign } from '../../../shared/trade/number-notation.ts';
import { createNumberCells, type NumberCells } from '../../../shared/ui/grid/model/number-cells.ts';
import { type ChargeRow, RATE_COLUMNS } from '../rows/local-charge.ts';
import { isNumeric, levelOf, type RateRow } from '../rows/rate-row.ts';

/** The prices, times and capacities of the lanes. */
export const rateNumbers = (sign: DecimalSign): NumberCells<RateRow> =>
  createNumberCells({
    sign,
    has: isNumeric,
    currencyOf: (column) => (levelOf(column) === undefined ? '' : AIR_RATE_CURRENCY),
  });

const RATES: ReadonlySet<string> = new Set(RATE_COLUMNS);

/** The rates of the local charges, each in the currency of its row. */
export const chargeNumbers = (sign: DecimalSign): NumberCells<ChargeRow> =>
  createNumberCells({
    sign,
    has: (column) => RATES.has(column),
    currencyOf: (_column, row) => row?.cells.currency ?? '',
  });
