import type { Translate } from '../../../shared/i18n/define-texts.ts';
import { levelOf } from '../rows/rate-row.ts';
import type { LaneTextId } from './texts/index.ts';

/** The heading of a column in a file (AIR-27 to AIR-29): without a star, and `T/Time` before both of its ends. */
export function headingOf(column: string, text: Translate<LaneTextId>): string {
  const level = levelOf(column);
  if (level === undefined) return text(`lanes.${column}` as LaneTextId);
  return /^[\d.,]+$/.test(level) ? text('lanes.level', { level }) : level;
}
