import { fold } from '../../../shared/i18n/fold.ts';
import { ROUTE_FIELDS, type RouteField } from '../route.ts';

/** What people write above the columns, besides the words of this tool. */
const WORDS: Readonly<Record<RouteField, readonly string[]>> = {
  originPort: ['origin', 'origin port', 'port of loading', 'loading port', 'load port', 'pol', 'from'],
  dischargePort: ['discharge', 'discharge port', 'port of discharge', 'pod', 'via'],
  destinationPort: ['destination', 'destination port', 'final destination', 'place of delivery', 'to'],
  carrier: ['carrier', 'line', 'shipping line', 'ocean carrier', 'scac'],
};

/** The columns in the order of a line of headings; undefined in the place of one that means nothing here. */
export type Columns = readonly (RouteField | undefined)[];

/**
 * The columns that a line of headings names; undefined where the line is none. `own` are the words that this tool has for
 * the fields in the language of the page.
 */
export function columnsOf(
  cells: readonly string[],
  own: Readonly<Record<RouteField, readonly string[]>>,
): Columns | undefined {
  const fieldOf = (cell: string) =>
    ROUTE_FIELDS.find((field) => [...WORDS[field], ...own[field]].some((word) => fold(word) === fold(cell)));
  const columns = cells.map(fieldOf);
  const isHeading = columns.includes('originPort') && columns.includes('destinationPort');
  return isHeading ? columns : undefined;
}
