import type { Problem } from '../../../shared/ui/grid/problems/problems.ts';
import type { ChargeRow } from '../rows/charge-row.ts';
import { openConflicts } from '../rows/conflict.ts';
import { texts } from '../texts/index.ts';
import type { ChargeRules } from './charge-rules.ts';

/** What the last merge found changed by both: at each cell what the other side has there, or of the line as a whole. */
export function conflictWarnings({ rules }: ChargeRules, row: ChargeRow): Problem[] {
  const { line } = row.conflicts ?? {};
  return [
    ...(line ? [{ severity: 'warning', message: texts(`charges.conflict.${line}`) } as const] : []),
    ...openConflicts(row).map(({ origin, field, theirs, currency }): Problem => {
      const value =
        theirs === ''
          ? texts('charges.conflict.blank')
          : `${rules.show(field, theirs, currency ? inCurrency(row, currency) : row)} ${currency}`.trim();
      return { severity: 'warning', column: field, message: texts(`charges.conflict.${origin}`, { value }) };
    }),
  ];
}

const inCurrency = (row: ChargeRow, currency: string): ChargeRow => ({
  ...row,
  cells: { ...row.cells, currency },
});
