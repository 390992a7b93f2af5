import { cellOf, type RateRow } from '../rows/rate-row.ts';

const DIRECT = /^(?:direct|dir|non[\s-]?stop|direkt|directo|直航|直飞|直行)$/i;

/** Whether a routing is written as a word for a flight that stops nowhere. */
export const isDirect = (routing: string): boolean => DIRECT.test(routing.trim());

/** The routing of a direct flight on the lane: the destination's code (D-136); undefined as long as that is no airport. */
export function directRouting(
  row: RateRow,
  reference: { airport(code: string): unknown },
): string | undefined {
  const to = cellOf(row, 'to').trim().toUpperCase();
  return to !== '' && reference.airport(to) !== undefined ? to : undefined;
}
