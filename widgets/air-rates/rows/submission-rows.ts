import { DEFAULT_LEVELS } from '../../../shared/contract/air-rates.ts';
import { decimal } from '../../../shared/trade/decimal.ts';
import { canonicalLevel, joinedLevels } from '../../../shared/trade/weight-levels.ts';
import { joinTokens, splitTokens } from '../../../shared/ui/grid/editors/tokens.ts';
import type { StoredRate } from '../api/submission.ts';
import { levelColumn, newRow, type RateRow } from './rate-row.ts';

/**
 * The rows of an earlier submission as the form has them, and its weight levels: the default ones and those that are
 * new (AIR-75, AIR-83), in their order (AIR-34).
 */
export function submissionRows(rates: readonly StoredRate[]): {
  readonly rows: readonly RateRow[];
  readonly levels: readonly string[];
} {
  const stored = rates.flatMap(({ rateLevels }) => rateLevels.map(({ level }) => canonicalLevel(level)));
  return {
    rows: rates.map(rowOf),
    levels: joinedLevels(DEFAULT_LEVELS, stored.filter(Boolean)),
  };
}

/** Routing and transit time have two sources each, of which the one with parts comes first (D-114). */
function rowOf(rate: StoredRate): RateRow {
  const [minTime = '', maxTime = minTime] = rate.transitTimeText.split(/[-−–]/);
  const prices = rate.rateLevels.map(({ level, value }) => [
    levelColumn(canonicalLevel(level)),
    withoutZeros(value),
  ]);
  return newRow({
    from: rate.from.trim(),
    to: rate.to.trim(),
    airline: rate.airline.trim(),
    ...Object.fromEntries(prices),
    minTime: withoutZeros(rate.minTransitTime || minTime),
    maxTime: withoutZeros(rate.maxTransitTime || maxTime),
    maxCapacity: withoutZeros(rate.maxCapacity),
    routing: routingOf(rate),
    validityFrom: rate.validityFrom,
    validityTo: rate.validityTo,
    comment: rate.comment.trim(),
  });
}

function routingOf({ routings, routingText }: StoredRate): string {
  const elements = (routings[0]?.routingElements ?? []).flatMap(({ value }) => value.trim() || []);
  return joinTokens(elements.length > 0 ? elements : splitTokens(routingText)).toUpperCase();
}

/** `4.5000` is `4.5`; what is no number stays as it is. */
export function withoutZeros(text: string): string {
  const trimmed = text.trim();
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(trimmed) ? decimal(trimmed).toFixed() : trimmed;
}
