import { cellOf, type RateRow } from '../rows/rate-row.ts';

/** `YYZ → LHR`; an airport that is missing is a dash. */
export const laneName = (row: RateRow): string =>
  ['from', 'to'].map((column) => cellOf(row, column).trim() || '–').join(' → ');
