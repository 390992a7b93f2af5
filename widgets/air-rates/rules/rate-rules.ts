import type { Text } from '../../../shared/i18n/define-texts.ts';
import { decimalSignOf } from '../../../shared/trade/number-notation.ts';
import { normalizedDate } from '../../../shared/ui/grid/date/date-cell.ts';
import type { GridRules, Refusal } from '../../../shared/ui/grid/model/grid-model.ts';
import type { GridChecks } from '../../../shared/ui/grid/problems/problems.ts';
import { isError } from '../../../shared/ui/grid/problems/problems.ts';
import type { AirReference } from '../reference/air-reference.ts';
import { isBlankRate, newRate } from '../rows/form-content.ts';
import { columnsOf, newRow, type RateRow } from '../rows/rate-row.ts';
import { texts } from '../texts/index.ts';
import { checkMessage } from './limits.ts';
import { rateNumbers } from './number-columns.ts';
import { createRateChecks } from './rate-checks.ts';

interface RateRulesOptions {
  readonly levels: readonly string[];
  readonly reference: AirReference;
  readonly locale: string;
  /** Lanes of the last submission, which prices are compared with. */
  readonly last: readonly RateRow[];
  /** Whether a lane that is still blank has errors, too, as once a submit was refused. */
  readonly checksBlank: boolean;
}

export interface RateRules {
  readonly rules: GridRules<RateRow>;
  readonly checks: GridChecks<RateRow>;
  /** The first thing wrong with a lane in the order of AIR-58, and where; undefined for a valid one. */
  firstError(row: RateRow): { readonly message: Text; readonly column: string } | undefined;
}

/** How lanes behave in the table, and what is checked in them. */
export function createRateRules(options: RateRulesOptions): RateRules {
  const { levels, reference, locale, checksBlank } = options;
  const columns = columnsOf(levels);
  const numbers = rateNumbers(decimalSignOf(locale));
  const { problemsOf, ...others } = createRateChecks(options);

  const firstError: RateRules['firstError'] = (row) => {
    const found = problemsOf(row).find(isError);
    if (!found) return undefined;
    return { message: checkMessage(found), column: found.column ?? columns[0]! };
  };
  const refusalOf = (row: RateRow | undefined): Refusal | undefined => {
    const error = row && firstError(row);
    return error && { message: error.message, position: { row: row.key, column: error.column } };
  };

  const normalize = (column: string, text: string, row?: RateRow): string => {
    if (column === 'from' || column === 'to') return reference.codeOf(text);
    if (column === 'routing') return reference.routingOf(text);
    if (column === 'airline') return reference.airlineOf(text);
    if (column === 'validityFrom' || column === 'validityTo') return normalizedDate(text, locale);
    if (numbers.has(column)) return numbers.read(column, text, row);
    return text.replace(/\p{Cc}+/gu, ' ').trim();
  };

  return {
    checks: { ...others, problemsOf: (row) => (checksBlank || !isBlankRate(row) ? problemsOf(row) : []) },
    firstError,
    rules: {
      columns,
      newRow: newRate,
      copyRow: ({ cells }) => newRow(cells),
      normalize,
      // AIR-43
      accepts: (column) => (numbers.has(column) ? /[\d.,]/ : undefined),
      numbers,
      show: (column, text, row) => (numbers.has(column) ? numbers.show(column, text, row) : text),
      derive: (row) => row,
      isStored: () => false,
      // D-61
      refuseAdd: (rows) => refusalOf(rows.at(-1)),
      refuseDuplicate: refusalOf,
      // AIR-63, D-63
      refuseRemove: (row, rows) =>
        row === rows[0] ? { message: texts('air.refused.firstRate') } : undefined,
    },
  };
}
