import { LOCAL_CHARGE_CURRENCIES, NAME_MAX_LENGTH } from '../../../shared/contract/air-rates.ts';
import { narrow } from '../../../shared/trade/narrow.ts';
import { decimalSignOf } from '../../../shared/trade/number-notation.ts';
import type { GridRules } from '../../../shared/ui/grid/model/grid-model.ts';
import type { GridChecks, Problem } from '../../../shared/ui/grid/problems/problems.ts';
import { unclearNumber } from '../../../shared/ui/grid/problems/unclear-number.ts';
import type { AirReference } from '../reference/air-reference.ts';
import { numberOf } from '../rows/cell-number.ts';
import {
  CHARGE_COLUMNS,
  type ChargeColumn,
  type ChargeRow,
  isBlankCharge,
  newCharge,
  RATE_COLUMNS,
} from '../rows/local-charge.ts';
import { texts } from '../texts/index.ts';
import { numberMessage, textMessage } from './limits.ts';
import { chargeNumbers } from './number-columns.ts';

const CURRENCIES: readonly string[] = LOCAL_CHARGE_CURRENCIES;

export interface ChargeRules {
  readonly rules: GridRules<ChargeRow>;
  readonly checks: GridChecks<ChargeRow>;
}

/** How the rows of the local charges behave, and what is checked in them. */
export function createChargeRules(reference: AirReference, locale: string): ChargeRules {
  const numbers = chargeNumbers(decimalSignOf(locale));
  const normalize = (column: string, text: string, row?: ChargeRow): string => {
    if (numbers.has(column)) return numbers.read(column, text, row);
    return column === 'currency' ? narrow(text).trim().toUpperCase() : reference.chargeOf(text);
  };
  const error = (column: ChargeColumn, message: Problem['message']): Problem => ({
    severity: 'error',
    column,
    message,
  });
  return {
    rules: {
      columns: CHARGE_COLUMNS,
      newRow: () => newCharge(),
      copyRow: ({ cells }) => newCharge(cells),
      normalize,
      // AIR-42
      accepts: (column) => (numbers.has(column) ? /[\d.,]/ : undefined),
      numbers,
      show: (column, text, row) => (numbers.has(column) ? numbers.show(column, text, row) : text),
      derive: (row) => row,
      isStored: () => false,
      // AIR-64, D-63
      refuseRemove: (row, rows) =>
        row === rows[0] ? { message: texts('air.refused.firstCharge') } : undefined,
    },
    checks: {
      problemsOf(row) {
        if (isBlankCharge(row)) return [];
        const { name = '', currency = '' } = row.cells;
        const problems: Problem[] = [];
        // D-25
        if (!name.trim() || (reference.chargeOptions.length > 0 && !reference.isCharge(name)))
          problems.push(error('name', texts('air.error.charge')));
        const nameMessage = textMessage(name, NAME_MAX_LENGTH);
        if (nameMessage) problems.push(error('name', nameMessage));
        if (!CURRENCIES.includes(currency)) problems.push(error('currency', texts('air.error.currency')));
        for (const column of RATE_COLUMNS) {
          const message = numberMessage(numberOf(row.cells[column] ?? ''));
          if (message) problems.push(unclearNumber(numbers, row, column) ?? error(column, message));
        }
        return problems;
      },
    },
  };
}
