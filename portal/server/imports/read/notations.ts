import { toLocale } from '../../../../shared/i18n/locales.ts';
import { dateOrderOf } from '../../../../shared/trade/date-order.ts';
import { type DecimalSign, decimalSignOf } from '../../../../shared/trade/number-notation.ts';
import { decimalSignOfColumn } from '../../../../shared/trade/read-number.ts';
import { type CellRule, currenciesIn, type Notation } from './cells.ts';

/** How the numbers of a column are written, by its index. */
export type Notations = (column: number) => Notation;

/** What is read in one way alone, which most dates of a file are. */
const DAY = /^\s*(?:\d{4}-\d\d-\d\d\s*)?$/;

/** What the numbers of a column's dates mean, each column by itself: nobody can be asked while a file is checked. */
function orderIn(texts: readonly string[], locale: string): Notation['order'] {
  const written = new Set(texts.filter((text) => !DAY.test(text)).map((text) => text.trim()));
  const reading = dateOrderOf([...written], locale);
  // Two digits in front of a day that stands alone may be its year, and no other day speaks against it.
  if ('ask' in reading || (written.size === 1 && reading.order === undefined)) return 'open';
  return reading.order;
}

/** The code or sign of a currency beside a number. */
const BESIDE = /^[\p{L}\p{Sc}\s]+|[\p{L}\p{Sc}\s]+$/gu;

/**
 * How a file writes its numbers and dates (D-148): a column decides for itself, and where it doesn't, the others do, since a file
 * comes from one system. Where nothing decides, the language that the import was begun in has its decimal sign alone.
 */
export function notationsIn(
  rules: readonly (CellRule | undefined)[],
  headings: readonly string[],
  lines: readonly (readonly string[])[],
  locale: string,
): Notations {
  const known = toLocale(locale) ?? 'en';
  const own = decimalSignOf(known);
  const columns = rules.map((rule, n) => {
    const numbersIn = rule?.numbersIn;
    return numbersIn
      ? lines.flatMap((line) => numbersIn((line[n] ?? '').trim()).map((text) => text.replace(BESIDE, '')))
      : [];
  });
  const ofAll = decimalSignOfColumn(columns.flat());
  const signs: readonly (DecimalSign | undefined)[] = columns.map(
    (texts) => decimalSignOfColumn(texts) ?? ofAll,
  );
  const orders = rules.map((rule, n) =>
    rule?.isDate
      ? orderIn(
          lines.map((line) => line[n] ?? ''),
          known,
        )
      : undefined,
  );
  const notations = rules.map(
    (_, column): Notation => ({
      ...{ own, decided: signs[column], locale: known, order: orders[column] },
      ...{ heading: headings[column] ?? '', named: currenciesIn(headings[column] ?? '') },
    }),
  );
  return (column) => notations[column] ?? { own };
}
