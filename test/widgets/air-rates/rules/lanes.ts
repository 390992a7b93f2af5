import { DEFAULT_LEVELS } from '../../../../shared/contract/air-rates.ts';
import { inLanguage } from '../../../../shared/i18n/define-texts.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { createProblemCheck } from '../../../../shared/ui/grid/problems/problem-check.ts';
import { newRow, type RateRow } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { rateNumbers } from '../../../../widgets/air-rates/rules/number-columns.ts';
import {
  createRateChecks,
  type RateChecksOptions,
  type RateReference,
} from '../../../../widgets/air-rates/rules/rate-checks.ts';

const TODAY = '2026-03-10';

const AIRPORTS = ['YYZ', 'LHR', 'FRA', 'NRT'];
const AIRLINES = ['Air Canada', 'Lufthansa Cargo'];

export const REFERENCE: RateReference = {
  airportOptions: AIRPORTS,
  airlineOptions: AIRLINES,
  airport: (code) => AIRPORTS.find((one) => one === code),
  isSeveral: () => false,
  isAirline: (name) => AIRLINES.includes(name),
};

const VALID: Readonly<Record<string, string>> = {
  from: 'YYZ',
  to: 'LHR',
  airline: 'Air Canada',
  'level 100': '4.50',
  minTime: '2',
  maxTime: '4',
  routing: 'YYZ / LHR',
  validityFrom: '2026-03-01',
  validityTo: '2026-06-30',
};

/** A lane that has nothing wrong, but for what is given. */
export const lane = (cells: Readonly<Record<string, string>> = {}): RateRow =>
  typedRow({ ...VALID, ...cells });

const numbers = rateNumbers('.');
/** A row of these cells as they are typed where decimals have a point. */
export const typedRow = (cells: Readonly<Record<string, string>>): RateRow =>
  newRow(
    Object.fromEntries(
      Object.entries(cells).map(([column, text]) => [
        column,
        numbers.has(column) ? numbers.read(column, text) : text,
      ]),
    ),
  );

export const checksWith = (options: Partial<RateChecksOptions> = {}) =>
  createRateChecks({
    reference: REFERENCE,
    levels: DEFAULT_LEVELS,
    locale: 'en',
    today: TODAY,
    ...options,
  });

/** The problems of each row of a table as `severity column: text`. */
export function problemsIn(
  rows: readonly RateRow[],
  options: Partial<RateChecksOptions> = {},
  locale: Locale = 'en',
): string[][] {
  const problems = createProblemCheck(checksWith(options))(rows);
  return rows.map((row) =>
    problems
      .of(row)
      .map(
        ({ severity, column, message }) => `${severity} ${column ?? 'row'}: ${inLanguage(locale, message)}`,
      ),
  );
}
