import { DEFAULT_LEVELS } from '../../../../shared/contract/air-rates.ts';
import type { Airport, ChargeName, CompanyName } from '../../../../shared/contract/reference.ts';
import { addDays, addMonths, today } from '../../../../shared/trade/calendar-days.ts';
import { joinTokens } from '../../../../shared/ui/grid/editors/tokens.ts';
import { columnsOf, levelColumn } from '../../../../widgets/air-rates/rows/rate-row.ts';

/** The lists that lanes are chosen from, as the product's seed has them; set by the benchmark before the page. */
interface Lists {
  readonly airports: readonly Airport[];
  readonly airlines: readonly CompanyName[];
  readonly chargeNames: readonly ChargeName[];
}
export const { airports, airlines, chargeNames } = (window as unknown as { lists: Lists }).lists;

export const COLUMNS = columnsOf(DEFAULT_LEVELS);

/** Share of the normal price that each level costs. */
const SHARES = [14, 1, 0.9, 0.82, 0.75, 0.7];

const at = <T>(items: readonly T[], n: number): T => items[n % items.length]!;

/**
 * The texts of the nth lane: each lane has two airlines, half of the flights stop once. Every 20th has a price above that
 * of a lower weight, every 40th an end that is over, every 50th no transit time, so that there is something to report.
 */
function laneOf(n: number): Readonly<Record<string, string>> {
  const lane = n >> 1;
  const [from, to, stop] = [
    at(airports, lane * 37),
    at(airports, lane * 37 + 11),
    at(airports, lane * 37 + 23),
  ];
  const normal = 2 + ((n * 7919) % 700) / 100;
  const prices = DEFAULT_LEVELS.map((level, index) => {
    const price = normal * SHARES[index]! * (n % 20 === 0 && level === '500' ? 1.5 : 1);
    return [levelColumn(level), price.toFixed(2)] as const;
  });
  const first = addMonths(today(), n % 40 === 0 ? -3 : -1);
  return {
    from: from.code,
    to: to.code,
    airline: at(airlines, n).companyName,
    ...Object.fromEntries(prices),
    minTime: n % 50 === 0 ? '' : `${1 + (lane % 3)}`,
    maxTime: `${3 + (lane % 4)}`,
    maxCapacity: `${500 + (n % 40) * 250}`,
    routing: joinTokens(n % 4 < 2 ? [to.code] : [stop.code, to.code]),
    validityFrom: first,
    validityTo: addDays(addMonths(first, n % 40 === 0 ? 2 : 3), -1),
    comment: n % 3 === 0 ? 'Subject to space, pivot weight on pallets' : '',
  };
}

/** So many lanes, from the nth on. */
export const lanesOf = (count: number, from = 0) => Array.from({ length: count }, (_, n) => laneOf(from + n));
