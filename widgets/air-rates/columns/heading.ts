import type { Translate } from '../../../shared/i18n/define-texts.ts';
import { type DecimalSign, writeNumber } from '../../../shared/trade/number-notation.ts';
import { kilogramsOf } from '../../../shared/trade/weight-levels.ts';
import { type FixedColumn, levelOf } from '../rows/rate-row.ts';
import type { ColumnTextId } from './texts/index.ts';

/**
 * The heading of a column (AIR-27 to AIR-29): without a star, and `T/Time` before both of its ends. A file that is
 * exported has it, and the import knows it in every language.
 *
 * @param sign of the decimals of a weight, as the language of the text has it
 */
export function headingOf(column: string, text: Translate<ColumnTextId>, sign: DecimalSign): string {
  const level = levelOf(column);
  return level === undefined ? text(`air.columns.${column as FixedColumn}`) : levelHeading(level, text, sign);
}

/** AIR-28, AIR-29 */
export const levelHeading = (level: string, text: Translate<ColumnTextId>, sign: DecimalSign): string =>
  kilogramsOf(level) === undefined ? level : text('air.columns.level', { level: writeNumber(level, sign) });
