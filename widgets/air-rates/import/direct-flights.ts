import { isCode } from './cells/airport-cell.ts';
import type { SourceColumn } from './recognise.ts';

/** Words of a stop in the notes of a lane: it may be no direct flight. */
const STOP =
  /(?<![\p{L}\d])(?:via|über|por|vía|trans?ship\p{L}*|transit|stop\p{L}*|hub|escala\p{L}*|escale\p{L}*|umschlag)(?![\p{L}\d])|经|經|経由|中转|中轉/iu;

/** Indexes of the columns with routings. */
export const routingColumns = (columns: readonly SourceColumn[]): readonly number[] =>
  columns.filter(({ target }) => target === 'routing').map(({ index }) => index);

/** Whether the block says nowhere how its lanes go: then they are direct flights. A column without a text is none. */
export const hasNoRouting = (columns: readonly SourceColumn[]): boolean =>
  routingColumns(columns).length === 0;

/** The lane with its destination as the routing, which is how a direct flight is stored (D-136). */
export function withDirectFlight(cells: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { to = '', routing, comment = '' } = cells;
  return routing || !isCode(to) || STOP.test(comment) ? cells : { ...cells, routing: to };
}
