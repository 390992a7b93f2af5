import type { GridChecks } from '../../../shared/ui/grid/problems/problems.ts';
import type { AirReference } from '../reference/air-reference.ts';
import type { RateRow } from '../rows/rate-row.ts';

export const createRateChecks = (_: {
  reference: AirReference;
  levels: readonly string[];
  locale: string;
}): GridChecks<RateRow> => ({
  problemsOf: () => [],
});
