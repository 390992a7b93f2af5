import { LOCAL_CHARGE_CURRENCIES, NAME_MAX_LENGTH } from '../../../shared/contract/air-rates.ts';
import { readRateNumber } from '../../../shared/trade/rate-number.ts';
import type { GridRules } from '../../../shared/ui/grid/model/grid-model.ts';
import type { GridChecks, Problem } from '../../../shared/ui/grid/problems/problems.ts';
import type { AirReference } from '../reference/air-reference.ts';
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
import { numberWriter, thousandsWarning } from './thousands-warning.ts';

const RATES: ReadonlySet<string> = new Set(RATE_COLUMNS);
const CURRENCIES: readonly string[] = LOCAL_CHARGE_CURRENCIES;

export interface ChargeRules {
  readonly rules: GridRules<ChargeRow>;
  readonly checks: GridChecks<ChargeRow>;
}

/** How the rows of the local charges behave, and what is checked in them. */
export function createChargeRules(reference: AirReference, locale: string): ChargeRules {
  const written = numberWriter(locale);
  const normalize = (column: string, text: string): string => {
    if (column === 'name') return reference.chargeOf(text);
    return column === 'currency' ? text.trim().toUpperCase() : text.trim();
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
      accepts: (column) => (RATES.has(column) ? /[\d.,]/ : undefined),
      show: (_column, text) => text,
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
          const text = row.cells[column] ?? '';
          const message = numberMessage(readRateNumber(text));
          if (message) problems.push(error(column, message));
          const warning = thousandsWarning(column, text, written);
          if (warning) problems.push(warning);
        }
        return problems;
      },
    },
  };
}
