import type { Formats } from '../../../../../shared/i18n/formats.ts';
import { oneLine } from '../../../pdf/one-line.ts';
import type { TextColumn } from '../../../pdf/text-column.ts';
import type { Column, Field, Table } from '../table.ts';

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

function textsOf({ kind, values }: Field, decimals: readonly number[], formats: Formats): string[] {
  const numbers = numberFormats(formats.locale, kind);
  return values.map((value, row) => {
    if (value === null) return '';
    if (kind === 'day') return formats.date(value);
    if (kind === 'text' || !NUMBER.test(value)) return oneLine(value);
    return numbers(kind === 'count' ? 0 : (decimals[row] ?? 0)).format(Number(value));
  });
}

/** The formats of numbers by their decimals, each made once: making one takes longer than writing hundreds of numbers. */
function numberFormats(locale: string, kind: Field['kind']): (decimals: number) => Intl.NumberFormat {
  const made = new Map<number, Intl.NumberFormat>();
  return (decimals) => {
    const present = made.get(decimals);
    if (present) return present;
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      ...(kind === 'difference' && { signDisplay: 'exceptZero' }),
    });
    made.set(decimals, format);
    return format;
  };
}
