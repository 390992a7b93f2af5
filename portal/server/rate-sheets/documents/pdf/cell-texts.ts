import { plainText } from '../../../../../shared/export/cell-text.ts';
import type { Formats } from '../../../../../shared/i18n/formats.ts';
import type { Column, Field, Table } from '../table.ts';

/** A column as the PDF shows it: each cell has the lines of its first text, and below them those of the second. */
export interface TextColumn {
  /** Below one another. */
  labels: readonly string[];
  cells: readonly (readonly [first: string, second: string])[];
  align: 'left' | 'right';
  /** Numbers and days are never broken. */
  isUnbroken: boolean;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** The columns that have a value in one of the rows, as texts in the language of the formats. */
export function textColumns({ columns, decimals }: Table, formats: Formats): TextColumn[] {
  return columns
    .filter(({ values, second }) =>
      [values, second?.values ?? []].some((all) => all.some((value) => value !== null)),
    )
    .map((column) => textColumn(column, decimals, formats));
}

function textColumn(column: Column, decimals: readonly number[], formats: Formats): TextColumn {
  const { second } = column;
  const seconds = second ? textsOf(second, decimals, formats) : [];
  return {
    labels: [column.label, ...(second ? [second.labelBelow ?? second.label] : [])],
    cells: textsOf(column, decimals, formats).map((first, row) => [first, seconds[row] ?? '']),
    align: column.kind === 'count' || column.kind === 'amount' ? 'right' : 'left',
    isUnbroken: column.kind !== 'text',
  };
}

const textsOf = ({ kind, values }: Field, decimals: readonly number[], formats: Formats): string[] =>
  values.map((value, row) => {
    if (value === null) return '';
    if (kind === 'day') return formats.date(value);
    if (kind === 'text' || !NUMBER.test(value)) return oneLine(value);
    const digits = kind === 'count' ? 0 : (decimals[row] ?? 0);
    return formats.number(Number(value), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...(kind === 'difference' && { signDisplay: 'exceptZero' }),
    });
  });

/** A text without what would break its line. */
export const oneLine = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();
