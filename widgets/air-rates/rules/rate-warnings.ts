import type { Text } from '../../../shared/i18n/define-texts.ts';
import { daysBetween } from '../../../shared/trade/calendar-days.ts';
import { decimal } from '../../../shared/trade/decimal.ts';
import { decimalSignOf, writeNumber } from '../../../shared/trade/number-notation.ts';
import { expiresWithin, isExpired } from '../../../shared/trade/validity.ts';
import { kilogramsOf, NORMAL, sortedLevels } from '../../../shared/trade/weight-levels.ts';
import type { Problem } from '../../../shared/ui/grid/problems/problems.ts';
import { cellOf, levelColumn, type RateRow } from '../rows/rate-row.ts';
import { laneAndAirlineOf, numberAt, type PricedLevel, pricedLevels } from './lane.ts';
import { texts } from './texts/index.ts';
import { validityOf } from './validity-of.ts';

/** How many days before its end a rate is told to expire soon. */
const SOON = 14;
/** Per cent by which a price may differ from that of the last submission. */
const USUAL_CHANGE = '30';

interface WarningsOptions {
  readonly levels: readonly string[];
  readonly locale: string;
  /** YYYY-MM-DD */
  readonly today: string;
  /** Lanes of the last submission. */
  readonly last: readonly RateRow[];
}

const warning = (column: string, message: Text): Problem => ({ severity: 'warning', column, message });

/**
 * What is worth a look in a lane but stops nothing: no end of its validity (D-62), an end that is over or near, a price
 * above that of a lower weight, a price far from the last one.
 */
export function createRateWarnings({ levels, locale, today, last }: WarningsOptions) {
  const sorted = sortedLevels(levels);
  const weights = new Set(sorted.filter((level) => level === NORMAL || kilogramsOf(level) !== undefined));
  const lastRates = Map.groupBy(last, laneAndAirlineOf);
  /** In the user's notation. */
  const written = (value: string) => writeNumber(value, decimalSignOf(locale));

  const ofValidity = (row: RateRow): Problem[] => {
    if (cellOf(row, 'validityTo').trim() === '') return [warning('validityTo', texts('air.warning.noEnd'))];
    const validity = validityOf(row, locale);
    if (!validity?.to) return [];
    if (isExpired(validity, today)) return [warning('validityTo', texts('air.warning.expired'))];
    if (!expiresWithin(validity, today, SOON)) return [];
    const days = daysBetween(today, validity.to);
    return [warning('validityTo', texts('air.warning.expiresSoon', { days }))];
  };

  const risingPrices = (prices: readonly PricedLevel[]): Problem[] => {
    const ofWeights = prices.filter(({ level }) => weights.has(level));
    return ofWeights.flatMap(({ level, price }, at) => {
      const lower = ofWeights[at - 1];
      if (!lower || !decimal(price).gt(lower.price)) return [];
      const message =
        lower.level === NORMAL
          ? texts('air.warning.aboveNormal', { price: written(lower.price) })
          : texts('air.warning.aboveBreak', {
              price: written(lower.price),
              level: written(kilogramsOf(lower.level)!),
            });
      return [warning(levelColumn(level), message)];
    });
  };

  /** The rates of the row's lane and airline in the last submission. */
  const lastRatesOf = (row: RateRow): readonly RateRow[] => {
    const lane = laneAndAirlineOf(row);
    return lane === undefined ? [] : (lastRates.get(lane) ?? []);
  };

  const farFromLast = (row: RateRow, prices: readonly PricedLevel[]): Problem[] => {
    const rates = lastRatesOf(row);
    if (rates.length === 0) return [];
    return prices.flatMap(({ level, price }) => {
      const column = levelColumn(level);
      const before = nearest(price, pricesIn(rates, column));
      if (before === undefined) return [];
      const difference = decimal(price).minus(before);
      const percent = difference.abs().times('100').div(before);
      if (!percent.gt(USUAL_CHANGE)) return [];
      const values = {
        price: written(before),
        percent: Math.round(Number(percent.toFixed(2))),
        direction: difference.gt('0') ? 'up' : 'down',
      };
      return [warning(column, texts('air.warning.farFromLast', values))];
    });
  };

  return (row: RateRow): readonly Problem[] => {
    const prices = pricedLevels(row, sorted);
    return [...ofValidity(row), ...risingPrices(prices), ...farFromLast(row, prices)];
  };
}

/** Nothing is any per cent of nothing, so that a price of zero is left out. */
const pricesIn = (rates: readonly RateRow[], column: string): readonly string[] =>
  rates.flatMap((rate) => numberAt(rate, column) ?? []).filter((price) => price !== '0');

function nearest(price: string, others: readonly string[]): string | undefined {
  const distance = (other: string) => decimal(price).minus(other).abs();
  let found = others[0];
  for (const other of others) if (distance(other).lt(distance(found!).toFixed())) found = other;
  return found;
}
