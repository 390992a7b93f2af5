import { isDay } from '../../../../shared/contract/day.ts';
import { toLocale } from '../../../../shared/i18n/locales.ts';
import { dateOrderOf } from '../../../../shared/trade/date-order.ts';
import { type DecimalSign, decimalSignOf } from '../../../../shared/trade/number-notation.ts';
import { decimalSignOfColumn } from '../../../../shared/trade/read-number.ts';
import type { CellRule, Notation } from './cells.ts';

/** How the numbers of a column are written, by its index. */
export type Notations = (column: number) => Notation;

/** What the numbers of a column's dates mean, each column by itself: nobody can be asked while a file is checked. */
function orderIn(texts: readonly string[], locale: string): Notation['order'] {
  const reading = dateOrderOf(
    texts.filter((text) => !isDay(text)),
    locale,
  );
  return 'ask' in reading ? 'open' : reading.order;
}

/** The code or sign of a currency beside a number. */
const BESIDE = /^[\p{L}\p{Sc}\s]+|[\p{L}\p{Sc}\s]+$/gu;

/**
 * How a file writes its numbers and dates (D-148): a column decides for itself, and where it doesn't, the others do, since a file
 * comes from one system. Where nothing decides, the language that the import was begun in has its decimal sign alone.
 */
export function notationsIn(
  rules: readonly (CellRule | undefined)[],
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
  return (column) => ({ own, decided: signs[column], locale: known, order: orders[column] });
}
