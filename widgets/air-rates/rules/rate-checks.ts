import {
  COMMENT_MAX_LENGTH,
  MAX_LEVELS,
  MAX_STOPS,
  NAME_MAX_LENGTH,
} from '../../../shared/contract/air-rates.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { today as todayOf } from '../../../shared/trade/calendar-days.ts';
import { decimal } from '../../../shared/trade/decimal.ts';
import { decimalSignOf } from '../../../shared/trade/number-notation.ts';
import { readingMessage } from '../../../shared/ui/grid/date/date-cell.ts';
import { splitTokens } from '../../../shared/ui/grid/editors/tokens.ts';
import { type GridChecks, isError, type Problem } from '../../../shared/ui/grid/problems/problems.ts';
import { unclearNumber } from '../../../shared/ui/grid/problems/unclear-number.ts';
import { numberOf } from '../rows/cell-number.ts';
import { cellOf, columnsOf, digitsOf, isNumeric, levelColumn, type RateRow } from '../rows/rate-row.ts';
import { directRouting, isDirect } from './direct-flight.ts';
import { numberAt } from './lane.ts';
import { checkMessage, numberMessage, textMessage, tooManyMessage } from './limits.ts';
import { rateNumbers } from './number-columns.ts';
import { overlapCheck } from './overlap-check.ts';
import { createRateWarnings } from './rate-warnings.ts';
import { type TextId, texts } from './texts/index.ts';
import { transitCheck } from './transit-check.ts';
import { datesOf } from './validity-of.ts';

/** The lists that a lane is chosen from. An empty one, as before it is loaded, refuses nothing. */
export interface RateReference {
  readonly airportOptions: readonly unknown[];
  readonly airlineOptions: readonly unknown[];
  /** The airport of an IATA code; undefined for any other text. */
  airport(code: string): unknown;
  /** Whether several airports are called so. */
  isSeveral(text: string): boolean;
  /** Whether there is an airline of exactly this name (D-137). */
  isAirline(name: string): boolean;
}

export interface RateChecksOptions {
  readonly reference: RateReference;
  readonly levels: readonly string[];
  readonly locale: string;
  /** YYYY-MM-DD; by default the day of the user's calendar (D-113). */
  readonly today?: string;
  /** Lanes of the last submission, which prices are compared with. */
  readonly last?: readonly RateRow[];
}

export interface RateChecks extends GridChecks<RateRow> {
  /** What is first wrong with a lane in the order of AIR-58, warnings aside; undefined for a valid one. */
  firstMessage(row: RateRow): Text | undefined;
}

/**
 * What is checked in the lanes. Errors come in the order of AIR-58, then warnings. Keep the object as long as its
 * options are the same: what was found in a row is cached with it.
 */
export function createRateChecks(options: RateChecksOptions): RateChecks {
  const { levels, locale, today = todayOf(), last = [] } = options;
  const errorsOf = createRateErrors(options);
  const warningsOf = createRateWarnings({ levels, locale, today, last });
  return {
    problemsOf: (row) => [...errorsOf(row), ...warningsOf(row)],
    across: [overlapCheck(locale), transitCheck],
    firstMessage(row) {
      const first = errorsOf(row).find(isError);
      return first && checkMessage(first);
    },
  };
}

/** So much of an entry says which one is meant. */
const QUOTED = 40;

const quoted = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);

function createRateErrors({ reference, levels, locale }: RateChecksOptions) {
  const numeric = columnsOf(levels).filter(isNumeric);
  const numbers = rateNumbers(decimalSignOf(locale));
  const isAirport = (code: string): boolean =>
    reference.airportOptions.length === 0 || reference.airport(code) !== undefined;
  const isAirline = (name: string): boolean =>
    reference.airlineOptions.length === 0 || reference.isAirline(name);

  const remedyOf = (row: RateRow): Pick<Problem, 'remedy'> => {
    const direct = directRouting(row, reference);
    return direct ? { remedy: { text: direct, label: texts('air.routing.remedy') } } : {};
  };

  return (row: RateRow): readonly Problem[] => {
    const problems: Problem[] = [];
    const text = (column: string): string => cellOf(row, column).trim();
    const add = (column: string, message: Text): void => {
      problems.push({ severity: 'error', column, message });
    };
    const addIf = (column: string, message: Text | undefined): void => {
      if (message) add(column, message);
    };
    const check = (isWrong: boolean, column: string, id: TextId): void => {
      if (isWrong) add(column, texts(id));
    };
    const [from, to, airline] = [text('from'), text('to'), text('airline')];
    const { from: first, to: end } = datesOf(row, locale);

    for (const column of ['from', 'to'] as const) {
      const airport = text(column);
      check(airport === '', column, `air.error.${column}`);
      if (airport === '' || isAirport(airport)) continue;
      const id = reference.isSeveral(airport) ? 'air.error.unclearAirport' : 'air.error.unknownAirport';
      add(column, texts(id, { text: quoted(airport) }));
    }
    check(airline === '', 'airline', 'air.error.airline');
    // D-137, and why.
    if (airline !== '' && !isAirline(airline))
      add('airline', texts('air.error.unknownAirline', { text: quoted(airline) }));
    addIf('airline', textMessage(airline, NAME_MAX_LENGTH));
    check(text('validityFrom') === '', 'validityFrom', 'air.error.validityFrom');
    addIf('validityFrom', readingMessage(first));

    const prices = levels.map(levelColumn);
    const priced = prices.filter((column) => text(column) !== '');
    // At the first price, so that who is led there can type one.
    check(priced.length === 0, prices[0]!, 'air.error.noPrice');
    if (priced.length > MAX_LEVELS) add(priced[MAX_LEVELS]!, tooManyMessage(MAX_LEVELS));
    // D-138
    for (const column of numeric) {
      const message = numberMessage(numberOf(cellOf(row, column), digitsOf(column)));
      if (message)
        problems.push(unclearNumber(numbers, row, column) ?? { severity: 'error', column, message });
    }

    check(from !== '' && from.toUpperCase() === to.toUpperCase(), 'to', 'air.error.sameAirports');

    for (const column of ['minTime', 'maxTime'])
      check(text(column) === '', column, 'air.error.transitMissing');
    const [minTime, maxTime] = [numberAt(row, 'minTime'), numberAt(row, 'maxTime')];
    const isMinAboveMax = minTime !== undefined && maxTime !== undefined && decimal(minTime).gt(maxTime);
    check(isMinAboveMax, 'minTime', 'air.error.transitOrder');

    // D-136
    const routing = splitTokens(text('routing'));
    const unknown = routing.filter((code) => !isAirport(code));
    if (routing.length === 0)
      problems.push({
        severity: 'error',
        column: 'routing',
        message: texts('air.error.routing'),
        explanation: texts('air.routing.explained'),
        ...remedyOf(row),
      });
    if (unknown.length > 0)
      problems.push({
        severity: 'error',
        column: 'routing',
        message: texts('air.error.unknownRouting', { text: quoted(unknown.join(', ')) }),
        ...(isDirect(text('routing')) && remedyOf(row)),
      });
    if (routing.length > MAX_STOPS) add('routing', tooManyMessage(MAX_STOPS));

    addIf('validityTo', readingMessage(end));
    check(
      'value' in first && 'value' in end && first.value > end.value,
      'validityFrom',
      'air.error.validityOrder',
    );
    addIf('comment', textMessage(cellOf(row, 'comment'), COMMENT_MAX_LENGTH));
    return problems;
  };
}
