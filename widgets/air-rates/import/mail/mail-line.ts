import { narrow } from '../../../../shared/trade/narrow.ts';
import { levelColumn } from '../../rows/rate-row.ts';
import { readPrices } from './prices.ts';
import { readRoute } from './route.ts';

/** The texts of a rate by column id, as they are written. */
export type MailRate = Readonly<Record<string, string>>;

/**
 * The rate of a line that a mail has in words, such as `HKG-LAX CX 45: 4.80 / 100: 4.50 / min 75`: two airports and at least
 * one price with its break. What else it says becomes its notes. Undefined for a greeting, a signature, and for the
 * cells of a table.
 */
export function readMailLine(line: readonly string[], levels: readonly string[]): MailRate | undefined {
  const [first = '', ...others] = line.map((text) => text.trim()).filter(Boolean);
  // A table has its airports in two cells.
  if (others.length > 0 && !readRoute(readHead(first, levels))) return undefined;
  const text = narrow([first, ...others].join(' | ').replace(/\s+/g, ' '));
  const { prices, start, rest } = readPrices(text, levels);
  const route = prices.length > 0 ? readRoute(text.slice(0, start)) : undefined;
  if (!route) return undefined;
  const { from, to, airline } = route;
  // `ORG DST CXR MIN N 45` names columns.
  if (FROM.test(from) && TO.test(to)) return undefined;
  const comment = [route.rest, rest].filter(Boolean).join(' ');
  return {
    from,
    to,
    ...(airline && { airline }),
    ...Object.fromEntries(prices.map(({ level, price }) => [levelColumn(level), price])),
    ...(comment && { comment }),
  };
}

/** The headings of both ends of a lane that look like codes of airports. */
const FROM = /^(?:ORG|POL|AOL|DEP|VON)$/;
const TO = /^(?:DST|POD|AOD|ARR)$/;

const readHead = (text: string, levels: readonly string[]): string =>
  text.slice(0, readPrices(text, levels).start);
