/** What an export is made of: display texts in rows, as they stand on the screen. */
export interface ExportTable {
  /** Name of the sheet in a workbook. */
  title: string;
  /** Lines above the labels of a workbook, such as what the rows are narrowed to. */
  head?: readonly string[];
  columns: readonly ExportColumn[];
  /** One text a column; null and a missing one are empty cells. */
  rows: readonly (readonly (string | null)[])[];
}

export interface ExportColumn {
  label: string;
  /**
   * `number` and `count`: canonical decimal texts such as `-1234.50` become real numbers, shown with two decimals at least or
   * as they are. `day` and `month`: days in ISO 8601 become dates, which a spreadsheet sorts and counts with; of the first day
   * of a month it shows the month. Whatever else stands there stays text.
   */
  kind: 'text' | 'number' | 'count' | 'day' | 'month';
  /** In characters, at least. */
  width: number;
}

const NUMBER = /^-?\d+(\.\d+)?$/;
/** More digits would not survive a spreadsheet's own arithmetic. */
const EXACT_DIGITS = 15;

/** The cell's number as it is written, or undefined where the cell is text. */
export function numberIn(column: ExportColumn, text: string): string | undefined {
  const isNumber =
    (column.kind === 'number' || column.kind === 'count') &&
    NUMBER.test(text) &&
    text.replace(/\D/g, '').length <= EXACT_DIGITS;
  return isNumber ? text : undefined;
}
